import { assign, setup } from 'xstate';
import { normalizeFolderPath } from '#domain/media/folder-path';
import type { Media } from '../api/media-endpoints.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem } from '../problem';
import { errorFromEvent } from '../record-actions';

/** What is to be done in the library, and with what. */
export type LibraryAction =
  | { readonly kind: 'delete'; readonly pictures: readonly Media[] }
  | { readonly kind: 'move'; readonly pictures: readonly Media[] }
  | { readonly kind: 'rename'; readonly folder: string };

/** A picture that was not deleted, and how many products use it or wait to. */
export interface UndeletedPicture {
  readonly picture: Media;
  readonly usageCount: number;
}

export type LibraryWorkEvent =
  /** `folder` is where to, as typed; deleting needs none. */
  { type: 'work.confirm'; folder: string } | { type: 'work.close' };

export interface LibraryWorkContext {
  readonly action: LibraryAction;
  readonly folder: string;
  readonly kept: readonly UndeletedPicture[];
  readonly problem: ApiProblem | null;
  /** Whether anything has changed. */
  readonly hasEffect: boolean;
}

const answered = ({ event }: { event: { output: readonly UndeletedPicture[] } }) => ({
  kept: event.output,
});
const typed = ({ event }: { event: { folder: string } }) => ({ folder: event.folder });

const machineSetup = setup({
  types: {
    context: {} as LibraryWorkContext,
    events: {} as LibraryWorkEvent,
    input: {} as { action: LibraryAction },
  },
  actors: {
    /** Carries the deed out and gives the pictures that it left alone; rejects with an ApiProblem. */
    execute: declareActor<readonly UndeletedPicture[], { action: LibraryAction; folder: string }>(),
  },
  guards: {
    /** A folder can be called so, and has a name where it needs one. */
    isPossible: ({ context: { action } }, { folder }: { folder: string }) =>
      action.kind === 'delete' ||
      (normalizeFolderPath(folder) !== null &&
        (action.kind === 'move' || normalizeFolderPath(folder) !== '')),
    hasKept: (_, { kept }: { kept: readonly UndeletedPicture[] }) => kept.length > 0,
  },
  actions: {
    keepFolder: assign((_, { folder }: { folder: string }) => ({ folder, problem: null })),
    keepOutcome: assign((_, { kept }: { kept: readonly UndeletedPicture[] }) => ({
      kept,
      hasEffect: true,
    })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: asProblem(error) })),
  },
});

/**
 * Something done to many pictures of the library, or to a folder: asked, carried out, and what it left
 * alone told picture by picture. The server decides what is in use at that moment.
 */
export const libraryWorkMachine = machineSetup.createMachine({
  id: 'libraryWork',
  context: ({ input }) => ({
    action: input.action,
    folder: '',
    kept: [],
    problem: null,
    hasEffect: false,
  }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'work.confirm': {
          guard: { type: 'isPossible', params: typed },
          target: 'working',
          actions: { type: 'keepFolder', params: typed },
        },
        'work.close': 'closed',
      },
    },
    working: {
      meta: { proves: ['mediaDeleted'] },
      invoke: {
        id: 'execute',
        src: 'execute',
        input: ({ context: { action, folder } }) => ({ action, folder }),
        onDone: [
          {
            guard: { type: 'hasKept', params: answered },
            target: 'results',
            actions: { type: 'keepOutcome', params: answered },
          },
          { target: 'closed', actions: { type: 'keepOutcome', params: answered } },
        ],
        onError: { target: 'asking', actions: { type: 'keepProblem', params: errorFromEvent } },
      },
    },
    results: { on: { 'work.close': 'closed' } },
    closed: { type: 'final' },
  },
});
