import {
  type ApplicationSendingContext,
  applicationSendingMachine,
  type WrittenApplication,
} from '#application/applications/application-sending.machine';
import type { ApiProblem } from '#application/ports/transport.port';
import type { ApplicationCv } from '#openapi/types.generated';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** What the candidate writes. */
export const writtenApplication: WrittenApplication = {
  firstName: 'Salma',
  lastName: 'Tazi',
  email: 'salma.tazi@exemple.ma',
  message: 'J’ai vendu dans la médina pendant dix ans.',
  language: 'fr',
};

/** The files that a candidate can choose. */
export const chosenCvs = {
  pdf: new File(['%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'], 'cv.pdf', {
    type: 'application/pdf',
  }),
  text: new File(['Salma Tazi'], 'cv.docx'),
} satisfies Record<string, File>;

export const keptCv: ApplicationCv = { id: 'ccv_1', fileName: 'cv.pdf', sizeBytes: 54 };

/** Why the server refuses a CV or an application. */
export const applicationProblems = {
  'the file acts': problemOf(422, 'validation_failed', { errors: { file: ['unsafe_pdf'] } }),
  'the file is too large': problemOf(413, 'payload_too_large'),
  'the file has another type': problemOf(415, 'unsupported_media_type'),
  'no answer comes': problemOf(0, 'network'),
  'the vacancy is closed': problemOf(409, 'applications_closed'),
  'the vacancy is gone': problemOf(404, 'not_found'),
  'too many are sent': problemOf(429, 'rate_limited', { retryAfter: 60 }),
  'the CV is gone': problemOf(422, 'validation_failed', { errors: { cvId: ['unknown'] } }),
} satisfies Record<string, ApiProblem>;

export type ApplicationProblem = keyof typeof applicationProblems;

/** What the candidate sees of the form. */
export type ApplicationViewState =
  | 'form'
  | 'uploading'
  | 'fileRefused'
  | 'busy'
  | 'refusal'
  | 'unanswered'
  | 'thanks'
  | 'closed';

/** The actions and assertions that a driver of the form must implement. */
export interface ApplicationSendingDriver {
  open(): Promise<void>;
  choose(file: keyof typeof chosenCvs): Promise<void>;
  remove(): Promise<void>;
  send(): Promise<void>;
  answerCv(problem?: ApplicationProblem): Promise<void>;
  answerApplication(problem?: ApplicationProblem): Promise<void>;
  expectViewState(viewState: ApplicationViewState): Promise<void>;
}

function cvFailed(problem: ApplicationProblem) {
  return { type: 'xstate.error.actor.uploadCv', error: applicationProblems[problem] };
}

function applicationFailed(problem: ApplicationProblem) {
  return { type: 'xstate.error.actor.sendApplication', error: applicationProblems[problem] };
}

/** The application-sending machine, as a test model that drivers in Node and in a browser can run. */
export const applicationSendingTestModel: MachineTestModel<
  typeof applicationSendingMachine,
  ApplicationSendingDriver
> = {
  model: {
    machine: applicationSendingMachine,
    inputs: { 'a written form': { runId: 'application-1', slug: 'vendeuse-n7jw4k2m' } },
    events: {
      'cv.choose a PDF': { type: 'cv.choose', file: chosenCvs.pdf },
      'cv.choose another format': { type: 'cv.choose', file: chosenCvs.text },
      'cv.remove': { type: 'cv.remove' },
      'application.send': { type: 'application.send', application: writtenApplication },
      'the CV is kept': { type: 'xstate.done.actor.uploadCv', output: keptCv },
      'the CV is refused': cvFailed('the file acts'),
      'the CV is too large': cvFailed('the file is too large'),
      'the CV has another type': cvFailed('the file has another type'),
      'the CV is unanswered': cvFailed('no answer comes'),
      'the CV finds a closed vacancy': cvFailed('the vacancy is closed'),
      'the application is received': { type: 'xstate.done.actor.sendApplication' },
      'the application comes too often': applicationFailed('too many are sent'),
      'the application is unanswered': applicationFailed('no answer comes'),
      'the application finds no vacancy': applicationFailed('the vacancy is gone'),
      'the application finds no CV': applicationFailed('the CV is gone'),
    },
    serialise: (context: ApplicationSendingContext) => [
      context.cv !== null,
      context.cvProblem?.code,
      context.application !== null,
      context.problem?.code,
    ],
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'cv.choose': (driver, { file }) => driver.choose(file === chosenCvs.pdf ? 'pdf' : 'text'),
    'cv.remove': (driver) => driver.remove(),
    'application.send': (driver) => driver.send(),
  },

  outcomeExecutors: {
    'the CV is kept': (driver) => driver.answerCv(),
    'the CV is refused': (driver) => driver.answerCv('the file acts'),
    'the CV is too large': (driver) => driver.answerCv('the file is too large'),
    'the CV has another type': (driver) => driver.answerCv('the file has another type'),
    'the CV is unanswered': (driver) => driver.answerCv('no answer comes'),
    'the CV finds a closed vacancy': (driver) => driver.answerCv('the vacancy is closed'),
    'the application is received': (driver) => driver.answerApplication(),
    'the application comes too often': (driver) => driver.answerApplication('too many are sent'),
    'the application is unanswered': (driver) => driver.answerApplication('no answer comes'),
    'the application finds no vacancy': (driver) => driver.answerApplication('the vacancy is gone'),
    'the application finds no CV': (driver) => driver.answerApplication('the CV is gone'),
  },

  stateAssertions: {
    writing: (driver) => driver.expectViewState('form'),
    uploading: (driver) => driver.expectViewState('uploading'),
    cvRefused: (driver) => driver.expectViewState('fileRefused'),
    sending: (driver) => driver.expectViewState('busy'),
    refused: (driver) => driver.expectViewState('refusal'),
    unanswered: (driver) => driver.expectViewState('unanswered'),
    received: (driver) => driver.expectViewState('thanks'),
    closed: (driver) => driver.expectViewState('closed'),
  },
};
