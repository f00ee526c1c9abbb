import { assign, setup } from 'xstate';
import { cvFileProblem } from '#domain/vacancies/application-form';
import type { ApplicationCreate, ApplicationCv } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, isUnanswered, problemFromError } from '../problem';

/** What a candidate writes; the CV is sent before it. */
export type WrittenApplication = Omit<ApplicationCreate, 'cvId'>;

/** Why the chosen file is not the CV of the application. */
export interface CvProblem {
  /** A code of the file itself, `cv_unknown` for one that the server no longer has, or that of `problem`. */
  readonly code: string;
  /** The answer of the server; null for a file that was not sent. */
  readonly problem: ApiProblem | null;
}

export interface ApplicationSendingContext {
  /** Prefix of the idempotency keys, so that what is sent twice is received once. */
  readonly runId: string;
  /** Slug of the vacancy. */
  readonly slug: string;
  /** The file that is chosen last. */
  readonly file: File | null;
  /** The CV as the server keeps it. */
  readonly cv: ApplicationCv | null;
  readonly cvProblem: CvProblem | null;
  /** What is sent, or waits for the CV to be sent. */
  readonly application: WrittenApplication | null;
  readonly problem: ApiProblem | null;
}

export type ApplicationSendingEvent =
  | { type: 'cv.choose'; file: File }
  | { type: 'cv.remove' }
  | { type: 'application.send'; application: WrittenApplication };

type Failure = { readonly error: unknown };

const NO_CV = { file: null, cv: null, cvProblem: null } as const;

/** The vacancy takes no applications (any more), or is unknown. */
function isClosed(_: unknown, { error }: Failure): boolean {
  const { status, code } = asProblem(error);
  return status === 404 || code === 'applications_closed';
}

/** The server no longer keeps the CV for this application. */
function isCvUnknown(_: unknown, { error }: Failure): boolean {
  return asProblem(error).errors?.['cvId'] !== undefined;
}

/** The code of a refused file: a problem of the form, or one of the server, which judges its bytes. */
function codeOfRefusedFile({ status, code, errors }: ApiProblem): string {
  if (status === 413) return 'cv_too_large';
  if (status === 415) return 'not_pdf';
  return errors?.['file']?.[0] ?? code;
}

const choosing = {
  'cv.choose': [
    {
      guard: {
        type: 'isSendable',
        params: ({ event }: { event: { file: File } }) => ({ file: event.file }),
      },
      target: 'uploading',
      actions: {
        type: 'keepFile',
        params: ({ event }: { event: { file: File } }) => ({ file: event.file }),
      },
    },
    {
      target: 'cvRefused',
      actions: {
        type: 'refuseFile',
        params: ({ event }: { event: { file: File } }) => ({ file: event.file }),
      },
    },
  ],
} as const;

const keepingApplication = {
  type: 'keepApplication',
  params: ({ event }: { event: { application: WrittenApplication } }) => ({
    application: event.application,
  }),
} as const;

const writing = {
  ...choosing,
  'cv.remove': { actions: 'forgetCv' },
  'application.send': { target: 'sending', actions: keepingApplication },
} as const;

/**
 * A candidate applies for a vacancy. The CV is sent as soon as it is chosen, and its errors are those of
 * the file's field; an application that is sent meanwhile waits for it. A refused or unanswered
 * application stays in the form and can be sent again: the server receives it once. Contract: "Send a
 * CV for an application", "Apply for a vacancy".
 */
export const applicationSendingMachine = setup({
  types: {
    context: {} as ApplicationSendingContext,
    events: {} as ApplicationSendingEvent,
    input: {} as { runId: string; slug: string },
    tags: {} as 'busy',
  },
  actors: {
    /** Sends a file as the CV; rejects with an ApiProblem. */
    uploadCv: declareActor<
      ApplicationCv,
      Pick<ApplicationSendingContext, 'runId' | 'slug' | 'file'>
    >(),
    /** Sends the application with its CV; rejects with an ApiProblem. */
    sendApplication: declareActor<
      void,
      Pick<ApplicationSendingContext, 'runId' | 'slug' | 'cv' | 'application'>
    >(),
  },
  guards: {
    isSendable: (_, { file }: { file: File }) => cvFileProblem(file) === null,
    isWaiting: ({ context }) => context.application !== null,
    isClosed,
    isCvUnknown,
    isUnanswered: (_, { error }: Failure) => isUnanswered(error),
  },
  actions: {
    keepFile: assign((_, { file }: { file: File }) => ({
      ...NO_CV,
      file,
      application: null,
      problem: null,
    })),
    refuseFile: assign((_, { file }: { file: File }) => ({
      ...NO_CV,
      file,
      cvProblem: { code: cvFileProblem(file) ?? '', problem: null },
      problem: null,
    })),
    refuseCv: assign((_, { error }: Failure) => {
      const problem = asProblem(error);
      const cvProblem = { code: codeOfRefusedFile(problem), problem };
      return { cv: null, cvProblem, application: null };
    }),
    loseCv: assign((_, { error }: Failure) => ({
      cv: null,
      cvProblem: { code: 'cv_unknown', problem: asProblem(error) },
      application: null,
    })),
    keepCv: assign((_, { cv }: { cv: ApplicationCv }) => ({ cv })),
    forgetCv: assign({ ...NO_CV, application: null }),
    keepApplication: assign((_, { application }: { application: WrittenApplication }) => ({
      application,
      problem: null,
    })),
    keepProblem: assign(problemFromError),
  },
}).createMachine({
  id: 'applicationSending',
  context: ({ input: { runId, slug } }) => ({
    runId,
    slug,
    ...NO_CV,
    application: null,
    problem: null,
  }),
  initial: 'writing',
  states: {
    writing: { on: writing },
    uploading: {
      on: {
        'cv.remove': { target: 'writing', actions: 'forgetCv' },
        // It waits for the CV.
        'application.send': { actions: keepingApplication },
      },
      invoke: {
        id: 'uploadCv',
        src: 'uploadCv',
        input: ({ context: { runId, slug, file } }) => ({ runId, slug, file }),
        onDone: [
          {
            guard: 'isWaiting',
            target: 'sending',
            actions: { type: 'keepCv', params: ({ event }) => ({ cv: event.output }) },
          },
          {
            target: 'writing',
            actions: { type: 'keepCv', params: ({ event }) => ({ cv: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'isClosed', params: errorFromEvent }, target: 'closed' },
          { target: 'cvRefused', actions: { type: 'refuseCv', params: errorFromEvent } },
        ],
      },
    },
    /** Another file is chosen, or none, before the application can be sent. */
    cvRefused: {
      on: { ...choosing, 'cv.remove': { target: 'writing', actions: 'forgetCv' } },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendApplication',
        src: 'sendApplication',
        input: ({ context: { runId, slug, cv, application } }) => ({
          runId,
          slug,
          cv,
          application,
        }),
        onDone: 'received',
        onError: [
          { guard: { type: 'isClosed', params: errorFromEvent }, target: 'closed' },
          {
            guard: { type: 'isCvUnknown', params: errorFromEvent },
            target: 'cvRefused',
            actions: { type: 'loseCv', params: errorFromEvent },
          },
          {
            guard: { type: 'isUnanswered', params: errorFromEvent },
            target: 'unanswered',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          { target: 'refused', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    refused: { on: writing },
    /** Nobody knows whether the application was received: it is sent again under the same key. */
    unanswered: { on: writing },
    received: { type: 'final' },
    closed: { type: 'final' },
  },
});
