import { assign, setup } from 'xstate';
import { type PictureRefusal, refusalOfFile } from '#domain/media/picture-limits';
import { type EvidenceRefusal, evidenceRefusalOfFile } from '#domain/payouts/payout-evidence';
import type { Media, PayoutFile } from '#openapi/types.generated';
import { declareActor, declareListener } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, isUnanswered, problemFromError } from '../problem';

/** The upload progress: the share of the bytes sent, from 0 to 1. */
export type UploadProgress = { type: 'bytes.count'; share: number };

export type MediaUploadEvent =
  | UploadProgress
  | { type: 'upload.retry' }
  | { type: 'upload.cancel' };

/** Where a file goes: into the store's library, or to the answer to a payout on hold. */
export type UploadTarget =
  | { readonly kind: 'library' }
  | { readonly kind: 'payout'; readonly payoutId: string };

/** The record of a stored file: a picture of the library, or a file of an answer. */
export type StoredFile = Media | PayoutFile;

/** What became of a sent file. Without a record it was refused, for the first of the errors. */
export interface UploadResult {
  readonly outcome: 'stored' | 'known' | 'refused';
  readonly media: StoredFile | null;
  readonly errors: readonly string[];
}

/** A file on its way, and where it goes. */
export interface SentFile {
  readonly file: File;
  readonly target: UploadTarget;
}

export interface MediaUploadInput extends SentFile {
  /** The owner of the library. No other user's session continues the upload. */
  readonly userId: string;
}

export interface MediaUploadContext extends MediaUploadInput {
  /** Null while it waits for a slot. */
  readonly share: number | null;
  readonly media: StoredFile | null;
  /**
   * Why the target refuses the file: the server's reason or, before the upload, the local rule's.
   */
  readonly refusal: PictureRefusal | EvidenceRefusal | null;
  readonly problem: ApiProblem | null;
}

/** Statuses after which the upload retries: too many requests, and storage full or maintenance. */
const RETRYABLE_STATUSES = new Set([429, 503]);

function answered({ event }: { event: { output: UploadResult } }) {
  return {
    result: event.output,
  };
}

function ownFile({ context: { file, target } }: { context: MediaUploadContext }) {
  return { file, target };
}

function localRefusal({ file, target }: SentFile) {
  return target.kind === 'library' ? refusalOfFile(file) : evidenceRefusalOfFile(file);
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
    watchProgress: declareListener<UploadProgress, SentFile>(),
    /** Waits for a slot, sends the file and returns its result; rejects with an ApiProblem. */
    sendFile: declareActor<UploadResult, SentFile>(),
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
    isRefused: (_, { result }: { result: UploadResult }) => result.media === null,
    isKnown: (_, { result }: { result: UploadResult }) => result.outcome === 'known',
    isSignedOut: (_, { error }: { error: unknown }) => asProblem(error).status === 401,
    isTransient: (_, { error }: { error: unknown }) =>
      isUnanswered(error) || RETRYABLE_STATUSES.has(asProblem(error).status),
  },
  actions: {
    begin: assign({ share: null, problem: null }),
    keepShare: assign((_, { share }: { share: number }) => ({ share })),
    keepMedia: assign((_, { result }: { result: UploadResult }) => ({ media: result.media })),
    keepRefusal: assign((_, { result }: { result: UploadResult }) => ({
      // The contract defines these reasons only. The generated type is text.
      refusal: (result.errors[0] ?? 'unreadable_picture') as PictureRefusal | EvidenceRefusal,
    })),
    keepProblem: assign(problemFromError),
  },
});

/**
 * One file on its way into the library, or to the answer to a payout: validated locally, sent when a slot is free, then
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
    refusal: localRefusal(input),
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
