import { assign, setup } from 'xstate';
import { type PictureRefusal, refusalOfFile } from '#domain/media/picture-limits';
import type { Media, MediaUploadResult } from '../api/media-endpoints.generated';
import { declareActor, declareListener } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, isUnanswered, problemFromError } from '../problem';

/** The upload progress: the share of the bytes sent, from 0 to 1. */
export type UploadProgress = { type: 'bytes.count'; share: number };

export type MediaUploadEvent =
  | UploadProgress
  | { type: 'upload.retry' }
  | { type: 'upload.cancel' };

export interface MediaUploadInput {
  readonly file: File;
  /** The owner of the library. No other user's session continues the upload. */
  readonly userId: string;
}

export interface MediaUploadContext extends MediaUploadInput {
  /** Null while it waits for a slot. */
  readonly share: number | null;
  readonly media: Media | null;
  /**
   * Why the library refuses the file: the server's reason or, before the upload, the local rule's.
   */
  readonly refusal: PictureRefusal | null;
  readonly problem: ApiProblem | null;
}

/** Statuses after which the upload retries: too many requests, and storage full or maintenance. */
const RETRYABLE_STATUSES = new Set([429, 503]);

function answered({ event }: { event: { output: MediaUploadResult } }) {
  return {
    result: event.output,
  };
}

function ownFile({ context }: { context: MediaUploadContext }) {
  return { file: context.file };
}

const machineSetup = setup({
  types: {
    context: {} as MediaUploadContext,
    events: {} as MediaUploadEvent,
    input: {} as MediaUploadInput,
    /** underWay: it continues by itself; inLibrary: `media` is set. */
    tags: {} as 'underWay' | 'inLibrary',
  },
  actors: {
    /** Emits the sent share of the file during the upload. */
    watchProgress: declareListener<UploadProgress, { file: File }>(),
    /** Waits for a slot, sends the file and returns its result; rejects with an ApiProblem. */
    sendFile: declareActor<MediaUploadResult, { file: File }>(),
    /**
     * Ends when the server may be tried again: after its requested delay, or when it is reachable
     * again.
     */
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
      // The contract defines these reasons only. The generated type is text.
      refusal: (result.errors[0] ?? 'unreadable_picture') as PictureRefusal,
    })),
    keepProblem: assign(problemFromError),
  },
});

/**
 * One picture on its way into the library: validated locally, sent when a slot is free, then
 * validated by the server. The machine waits while the storage is full, the connection is lost or
 * the session has ended. A library stores each file once, so a repeated upload creates no
 * duplicate.
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
    // No user is signed in who could cancel it.
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
