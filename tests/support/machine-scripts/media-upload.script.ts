import type { MediaUploadResult } from '#application/api/media-endpoints.generated';
import {
  type MediaUploadContext,
  mediaUploadMachine,
} from '#application/media/media-upload.machine';
import type { ApiProblem } from '#application/ports/transport.port';
import { aMedia } from '../builders/media';
import { type MachineScript, passedThrough } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** The files a seller can choose. */
export const chosenFiles = {
  'a picture': new File(['.'], 'bol-bleu.png', { type: 'image/png' }),
  'a page': new File(['<svg/>'], 'bol-bleu.svg', { type: 'image/svg+xml' }),
} satisfies Record<string, File>;

export type ChosenFile = keyof typeof chosenFiles;

const inputs = {
  'a picture': { file: chosenFiles['a picture'], userId: 'usr_1' },
  'a page': { file: chosenFiles['a page'], userId: 'usr_1' },
};

const resultOf = (
  outcome: MediaUploadResult['outcome'],
  errors: string[] = [],
): MediaUploadResult => ({
  fileName: 'bol-bleu.png',
  outcome,
  errors,
  media: outcome === 'refused' ? null : aMedia(),
});

/** What the server can say of the file. */
export const uploadResults = {
  stored: resultOf('stored'),
  known: resultOf('known'),
  refused: resultOf('refused', ['unreadable_picture']),
} satisfies Record<string, MediaUploadResult>;

/** Why sending can come to nothing. */
export const uploadProblems = {
  'nothing reaches the server': problemOf(0, 'network'),
  'the server has no place': problemOf(503, 'unavailable', { retryAfter: 40 }),
  'the session is over': problemOf(401, 'token_expired'),
  'the server breaks': problemOf(500, 'server_error'),
} satisfies Record<string, ApiProblem>;

export type UploadProblem = keyof typeof uploadProblems;

/** What the picture's tile shows. */
export interface UploadSight {
  readonly tile: 'sending' | 'waiting' | 'refused' | 'failed' | 'stored' | 'gone';
}

/** What a runner must be able to do to an upload and to see of it. */
export interface MediaUploadWorld {
  choose(file: ChosenFile): Promise<void>;
  someBytesAreSent(): Promise<void>;
  retry(): Promise<void>;
  cancel(): Promise<void>;
  answers(outcome: keyof typeof uploadResults): Promise<void>;
  fails(problem: UploadProblem): Promise<void>;
  serverIsBack(): Promise<void>;
  signsInAgain(): Promise<void>;
  sees(sight: UploadSight): Promise<void>;
}

const sent = (outcome: keyof typeof uploadResults) => ({
  type: 'xstate.done.actor.sendFile',
  output: uploadResults[outcome],
});
const broken = (problem: UploadProblem) => ({
  type: 'xstate.error.actor.sendFile',
  error: uploadProblems[problem],
});

/** The media-upload machine, told so that Node and a browser can both play it. */
export const mediaUploadScript: MachineScript<typeof mediaUploadMachine, MediaUploadWorld> = {
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

  // The labels of the inputs are those of the files, see above.
  opens: (world, input) => world.choose(input as ChosenFile),

  does: {
    'bytes.count': (world) => world.someBytesAreSent(),
    'upload.retry': (world) => world.retry(),
    'upload.cancel': (world) => world.cancel(),
  },

  outcomes: {
    'it is stored': (world) => world.answers('stored'),
    'it is known': (world) => world.answers('known'),
    'it is refused': (world) => world.answers('refused'),
    'nothing reaches the server': (world) => world.fails('nothing reaches the server'),
    'the server has no place': (world) => world.fails('the server has no place'),
    'the session is over': (world) => world.fails('the session is over'),
    'the server breaks': (world) => world.fails('the server breaks'),
    'the server is back': (world) => world.serverIsBack(),
    'the seller is signed in again': (world) => world.signsInAgain(),
  },

  sees: {
    judging: passedThrough,
    sending: (world) => world.sees({ tile: 'sending' }),
    waiting: (world) => world.sees({ tile: 'waiting' }),
    signedOut: (world) => world.sees({ tile: 'waiting' }),
    failed: (world) => world.sees({ tile: 'failed' }),
    refused: (world) => world.sees({ tile: 'refused' }),
    stored: (world) => world.sees({ tile: 'stored' }),
    known: (world) => world.sees({ tile: 'stored' }),
    cancelled: (world) => world.sees({ tile: 'gone' }),
  },
};
