import {
  type LibraryDeed,
  type LibraryWorkContext,
  libraryWorkMachine,
} from '#application/media/library-work.machine';
import { aMedia } from '../builders/media';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

const pictures = [aMedia({ id: 'med_1' }), aMedia({ id: 'med_2', usageCount: 3 })];

/** What a seller can want done. */
export const libraryDeeds = {
  'deleting two pictures': { kind: 'delete', pictures },
  'moving two pictures': { kind: 'move', pictures },
  'renaming a folder': { kind: 'rename', folder: 'Bols' },
} satisfies Record<string, LibraryDeed>;

export type LibraryDeedName = keyof typeof libraryDeeds;

const inputs = Object.fromEntries(
  Object.entries(libraryDeeds).map(([name, deed]) => [name, { deed }] as const),
);

/** What the window over the library shows. */
export interface LibrarySight {
  readonly step: 'question' | 'work' | 'results' | null;
}

/** What a runner must be able to do in the library and to see of it. */
export interface LibraryWorkWorld {
  ask(deed: LibraryDeedName): Promise<void>;
  confirm(folder: string): Promise<void>;
  close(): Promise<void>;
  isDone(): Promise<void>;
  isDoneButOne(): Promise<void>;
  fails(): Promise<void>;
  sees(sight: LibrarySight): Promise<void>;
}

/** The library-work machine, told so that Node and a browser can both play it. */
export const libraryWorkScript: MachineScript<typeof libraryWorkMachine, LibraryWorkWorld> = {
  model: {
    machine: libraryWorkMachine,
    inputs,
    events: {
      'work.confirm': { type: 'work.confirm', folder: 'Vaisselle/Bols' },
      'work.confirm with no name': { type: 'work.confirm', folder: '' },
      'work.confirm with what can be no folder': { type: 'work.confirm', folder: 'a//b' },
      'work.close': { type: 'work.close' },
      'all is done': { type: 'xstate.done.actor.carryOut', output: [] },
      'all but one is done': {
        type: 'xstate.done.actor.carryOut',
        output: [{ picture: pictures[1], usageCount: 3 }],
      },
      'it fails': { type: 'xstate.error.actor.carryOut', error: problemOf(500, 'server_error') },
    },
    serialise: ({ deed, folder, kept, problem, hasEffect }: LibraryWorkContext) => [
      deed.kind,
      folder,
      kept.length,
      problem?.code,
      hasEffect,
    ],
    // Only what is used is left alone, and only when pictures are deleted.
    isPossible: ({ deed }: LibraryWorkContext, label: string) =>
      deed.kind === 'delete' || label !== 'all but one is done',
  },

  // The labels of the inputs are those of the deeds, see above.
  opens: (world, input) => world.ask(input as LibraryDeedName),

  does: {
    'work.confirm': (world, { folder }) => world.confirm(folder),
    'work.close': (world) => world.close(),
  },

  outcomes: {
    'all is done': (world) => world.isDone(),
    'all but one is done': (world) => world.isDoneButOne(),
    'it fails': (world) => world.fails(),
  },

  sees: {
    asking: (world) => world.sees({ step: 'question' }),
    working: (world) => world.sees({ step: 'work' }),
    results: (world) => world.sees({ step: 'results' }),
    closed: (world) => world.sees({ step: null }),
  },
};
