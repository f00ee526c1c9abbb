import { assign, setup } from 'xstate';
import { type PictureRefusal, refusalOfFile } from '#domain/media/picture-limits';
import type { Media, MediaUploadResult } from '../api/media-endpoints.generated';
import { declareActor, declareListener } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, isUnanswered } from '../problem';
import { errorFromEvent } from '../record-actions';

/** How far the file is: the share of its bytes that are sent, from 0 to 1. */
export type UploadProgress = { type: 'bytes.count'; share: number };

export type MediaUploadEvent =
  | UploadProgress
  | { type: 'upload.retry' }
  | { type: 'upload.cancel' };

export interface MediaUploadInput {
  readonly file: File;
  /** Whose library it goes into: nobody else's session carries it on. */
  readonly userId: string;
}

export interface MediaUploadContext extends MediaUploadInput {
  /** Null while it waits for its turn. */
  readonly share: number | null;
  readonly media: Media | null;
  /** Why the library does not take it; the server's word or, before anything is sent, the rule's. */
  readonly refusal: PictureRefusal | null;
  readonly problem: ApiProblem | null;
}

/** Statuses with which a server asks to come back: too many requests, and no place or maintenance. */
const RETRYABLE_STATUSES = new Set([429, 503]);

const answered = ({ event }: { event: { output: MediaUploadResult } }) => ({
  result: event.output,
});
const ownFile = ({ context }: { context: MediaUploadContext }) => ({ file: context.file });

const machineSetup = setup({
  types: {
    context: {} as MediaUploadContext,
    events: {} as MediaUploadEvent,
    input: {} as MediaUploadInput,
    /** under way: it goes on by itself; inLibrary: `media` is there. */
    tags: {} as 'underWay' | 'inLibrary',
  },
  actors: {
    /** Tells how much of the file is sent, as long as it is being sent. */
    watchProgress: declareListener<UploadProgress, { file: File }>(),
    /** Waits for its turn, sends the file and gives what became of it; rejects with an ApiProblem. */
    sendFile: declareActor<MediaUploadResult, { file: File }>(),
    /** Ends when the server is worth another try: it asked to wait so long, or is in reach again. */
    waitForServer: declareActor<void, { problem: ApiProblem | null }>(),
    /** Ends when this user is signed in again. */
    waitForSession: declareActor<void, { userId: string }>(),
  },
  guards: {
    isFit: ({ context }) => context.refusal === null,
    isRefused: (_, { result }: { result: MediaUploadResult }) => result.media === null,
    isKnown: (_, { result }: { result: MediaUploadResult }) => result.outcome === 'known',
    isSignedOut: (_, { error }: { error: unknown }) => asProblem(error).status === 401,
    isTransient: (_, { error }: { error: unknown }) =>
      isUnanswered(error) || RETRYABLE_STATUSES.has(asProblem(error).status),
  },
  actions: {
    begin: assign({ share: null, problem: null }),
    keepShare: assign((_, { share }: { share: number }) => ({ share })),
    keepMedia: assign((_, { result }: { result: MediaUploadResult }) => ({ media: result.media })),
    keepRefusal: assign((_, { result }: { result: MediaUploadResult }) => ({
      // The contract names these reasons and no other; it travels as text.
      refusal: (result.errors[0] ?? 'unreadable_picture') as PictureRefusal,
    })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: asProblem(error) })),
  },
});

/**
 * One picture on its way into the library: judged here, sent when it is its turn, judged again by the
 * server. A server without a place, a lost connection and an ended session are waited out; a library
 * has each file once, so that sending again what had arrived stores nothing twice.
 */
export const mediaUploadMachine = machineSetup.createMachine({
  id: 'mediaUpload',
  context: ({ input }) => ({
    ...input,
    share: null,
    media: null,
    refusal: refusalOfFile(input.file),
    problem: null,
  }),
  initial: 'judging',
  states: {
    judging: { always: [{ guard: 'isFit', target: 'sending' }, { target: 'refused' }] },
    sending: {
      meta: { proves: ['mediaUploaded'] },
      tags: 'underWay',
      entry: 'begin',
      invoke: [
        { id: 'watchProgress', src: 'watchProgress', input: ownFile },
        {
          id: 'sendFile',
          src: 'sendFile',
          input: ownFile,
          onDone: [
            {
              guard: { type: 'isRefused', params: answered },
              target: 'refused',
              actions: { type: 'keepRefusal', params: answered },
            },
            {
              guard: { type: 'isKnown', params: answered },
              target: 'known',
              actions: { type: 'keepMedia', params: answered },
            },
            { target: 'stored', actions: { type: 'keepMedia', params: answered } },
          ],
          onError: [
            {
              guard: { type: 'isSignedOut', params: errorFromEvent },
              target: 'signedOut',
              actions: { type: 'keepProblem', params: errorFromEvent },
            },
            {
              guard: { type: 'isTransient', params: errorFromEvent },
              target: 'waiting',
              actions: { type: 'keepProblem', params: errorFromEvent },
            },
            { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
          ],
        },
      ],
      on: {
        'bytes.count': {
          actions: { type: 'keepShare', params: ({ event }) => ({ share: event.share }) },
        },
        'upload.cancel': 'cancelled',
      },
    },
    waiting: {
      tags: 'underWay',
      invoke: {
        id: 'waitForServer',
        src: 'waitForServer',
        input: ({ context }) => ({ problem: context.problem }),
        onDone: 'sending',
      },
      on: { 'upload.retry': 'sending', 'upload.cancel': 'cancelled' },
    },
    // Nobody is there who could call it off.
    signedOut: {
      tags: 'underWay',
      invoke: {
        id: 'waitForSession',
        src: 'waitForSession',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: 'sending',
      },
    },
    failed: { on: { 'upload.retry': 'sending', 'upload.cancel': 'cancelled' } },
    refused: { on: { 'upload.cancel': 'cancelled' } },
    stored: { type: 'final', tags: 'inLibrary' },
    known: { type: 'final', tags: 'inLibrary' },
    cancelled: { type: 'final' },
  },
});
