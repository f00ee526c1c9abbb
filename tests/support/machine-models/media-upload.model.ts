import {
  type MediaUploadContext,
  mediaUploadMachine,
} from '#application/media/media-upload.machine';
import type { ApiProblem } from '#application/ports/transport.port';
import type { MediaUploadResult } from '#openapi/types.generated';
import { aMedia } from '../builders/media';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** The files a seller can choose. */
export const chosenFiles = {
  'a picture': new File(['.'], 'bol-bleu.png', { type: 'image/png' }),
  'a page': new File(['<svg/>'], 'bol-bleu.svg', { type: 'image/svg+xml' }),
} satisfies Record<string, File>;

export type ChosenFile = keyof typeof chosenFiles;

const library = { kind: 'library' } as const;
const inputs = {
  'a picture': { file: chosenFiles['a picture'], userId: 'usr_1', target: library },
  'a page': { file: chosenFiles['a page'], userId: 'usr_1', target: library },
};

function resultOf(outcome: MediaUploadResult['outcome'], errors: string[] = []): MediaUploadResult {
  return {
    fileName: 'bol-bleu.png',
    outcome,
    errors,
    media: outcome === 'refused' ? null : aMedia(),
  };
}

/** The server's possible results for the file. */
export const uploadResults = {
  stored: resultOf('stored'),
  known: resultOf('known'),
  refused: resultOf('refused', ['unreadable_picture']),
} satisfies Record<string, MediaUploadResult>;

/** Why an upload can fail. */
export const uploadProblems = {
  'nothing reaches the server': problemOf(0, 'network'),
  'the server has no place': problemOf(503, 'unavailable', { retryAfter: 40 }),
  'the session is over': problemOf(401, 'token_expired'),
  'the server breaks': problemOf(500, 'server_error'),
} satisfies Record<string, ApiProblem>;

export type UploadProblem = keyof typeof uploadProblems;

/** What the picture's tile shows. */
export interface UploadViewState {
  readonly tile: 'sending' | 'waiting' | 'refused' | 'failed' | 'stored' | 'gone';
}

/** The actions and assertions that a driver of an upload must implement. */
export interface MediaUploadDriver {
  choose(file: ChosenFile): Promise<void>;
  sendSomeBytes(): Promise<void>;
  retry(): Promise<void>;
  cancel(): Promise<void>;
  settleUpload(outcome: keyof typeof uploadResults): Promise<void>;
  failUpload(problem: UploadProblem): Promise<void>;
  restoreServer(): Promise<void>;
  signInAgain(): Promise<void>;
  expectViewState(viewState: UploadViewState): Promise<void>;
}

function sent(outcome: keyof typeof uploadResults) {
  return {
    type: 'xstate.done.actor.sendFile',
    output: uploadResults[outcome],
  };
}

function broken(problem: UploadProblem) {
  return {
    type: 'xstate.error.actor.sendFile',
    error: uploadProblems[problem],
  };
}

/** The media-upload machine, as a test model that drivers in Node and in a browser can run. */
export const mediaUploadTestModel: MachineTestModel<typeof mediaUploadMachine, MediaUploadDriver> =
  {
    model: {
      machine: mediaUploadMachine,
      inputs,
      events: {
        'bytes.count': { type: 'bytes.count', share: 0.5 },
        'upload.retry': { type: 'upload.retry' },
        'upload.cancel': { type: 'upload.cancel' },
        'it is stored': sent('stored'),
        'it is known': sent('known'),
        'it is refused': sent('refused'),
        'nothing reaches the server': broken('nothing reaches the server'),
        'the server has no place': broken('the server has no place'),
        'the session is over': broken('the session is over'),
        'the server breaks': broken('the server breaks'),
        'the server is back': { type: 'xstate.done.actor.waitForServer' },
        'the seller is signed in again': { type: 'xstate.done.actor.waitForSession' },
      },
      serialise: ({ share, media, refusal, problem }: MediaUploadContext) => [
        share,
        media?.id,
        refusal,
        problem?.code,
      ],
    },

    // The labels of the inputs are those of the files above.
    setUp: (driver, input) => driver.choose(input as ChosenFile),

    eventExecutors: {
      'bytes.count': (driver) => driver.sendSomeBytes(),
      'upload.retry': (driver) => driver.retry(),
      'upload.cancel': (driver) => driver.cancel(),
    },

    outcomeExecutors: {
      'it is stored': (driver) => driver.settleUpload('stored'),
      'it is known': (driver) => driver.settleUpload('known'),
      'it is refused': (driver) => driver.settleUpload('refused'),
      'nothing reaches the server': (driver) => driver.failUpload('nothing reaches the server'),
      'the server has no place': (driver) => driver.failUpload('the server has no place'),
      'the session is over': (driver) => driver.failUpload('the session is over'),
      'the server breaks': (driver) => driver.failUpload('the server breaks'),
      'the server is back': (driver) => driver.restoreServer(),
      'the seller is signed in again': (driver) => driver.signInAgain(),
    },

    stateAssertions: {
      judging: transientState,
      sending: (driver) => driver.expectViewState({ tile: 'sending' }),
      waiting: (driver) => driver.expectViewState({ tile: 'waiting' }),
      signedOut: (driver) => driver.expectViewState({ tile: 'waiting' }),
      failed: (driver) => driver.expectViewState({ tile: 'failed' }),
      refused: (driver) => driver.expectViewState({ tile: 'refused' }),
      stored: (driver) => driver.expectViewState({ tile: 'stored' }),
      known: (driver) => driver.expectViewState({ tile: 'stored' }),
      cancelled: (driver) => driver.expectViewState({ tile: 'gone' }),
    },
  };
