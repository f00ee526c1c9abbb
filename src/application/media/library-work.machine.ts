import { assign, setup } from 'xstate';
import { normalizeFolderPath } from '#domain/media/folder-path';
import type { Media } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, problemFromError } from '../problem';

/** An action on the library, with its pictures or its folder. */
export type LibraryAction =
  | { readonly kind: 'delete'; readonly pictures: readonly Media[] }
  | { readonly kind: 'move'; readonly pictures: readonly Media[] }
  | { readonly kind: 'rename'; readonly folder: string };

/** A picture that was not deleted, and the number of products that use it or are about to. */
export interface UndeletedPicture {
  readonly picture: Media;
  readonly usageCount: number;
}

export type LibraryWorkEvent =
  /** `folder` is the typed target folder; deleting needs none. */
  { type: 'work.confirm'; folder: string } | { type: 'work.close' };

export interface LibraryWorkContext {
  readonly action: LibraryAction;
  readonly folder: string;
  readonly kept: readonly UndeletedPicture[];
  readonly problem: ApiProblem | null;
  /** Whether anything has changed. */
  readonly hasEffect: boolean;
}

function answered({ event }: { event: { output: readonly UndeletedPicture[] } }) {
  return {
    kept: event.output,
  };
}

function typed({ event }: { event: { folder: string } }) {
  return { folder: event.folder };
}

const machineSetup = setup({
  types: {
    context: {} as LibraryWorkContext,
    events: {} as LibraryWorkEvent,
    input: {} as { action: LibraryAction },
  },
  actors: {
    /**
     * Carries out the action and returns the pictures that it did not delete; rejects with an
     * ApiProblem.
     */
    execute: declareActor<readonly UndeletedPicture[], { action: LibraryAction; folder: string }>(),
  },
  guards: {
    /** The folder's name is valid, and not empty if the action needs one. */
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
    keepProblem: assign(problemFromError),
  },
});

/**
 * An action on many pictures of the library, or on a folder: confirmed, carried out, then the
 * undeleted pictures are listed one by one. The server decides which pictures are in use at that
 * moment.
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
