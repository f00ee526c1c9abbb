import {
  type LibraryAction,
  type LibraryWorkContext,
  libraryWorkMachine,
} from '#application/media/library-work.machine';
import { aMedia } from '../builders/media';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

const pictures = [aMedia({ id: 'med_1' }), aMedia({ id: 'med_2', usageCount: 3 })];

/** The actions that a seller can request. */
export const libraryActions = {
  'deleting two pictures': { kind: 'delete', pictures },
  'moving two pictures': { kind: 'move', pictures },
  'renaming a folder': { kind: 'rename', folder: 'Bols' },
} satisfies Record<string, LibraryAction>;

export type LibraryActionName = keyof typeof libraryActions;

const inputs = Object.fromEntries(
  Object.entries(libraryActions).map(([name, action]) => [name, { action }] as const),
);

/** The step shown in the window over the library. */
export interface LibraryViewState {
  readonly step: 'question' | 'work' | 'results' | null;
}

/** The actions and assertions that a driver of the library must implement. */
export interface LibraryWorkDriver {
  ask(action: LibraryActionName): Promise<void>;
  confirm(folder: string): Promise<void>;
  close(): Promise<void>;
  succeed(): Promise<void>;
  succeedExceptOne(): Promise<void>;
  fail(): Promise<void>;
  expectViewState(viewState: LibraryViewState): Promise<void>;
}

/** The library-work machine, as a test model that drivers in Node and in a browser can run. */
export const libraryWorkTestModel: MachineTestModel<typeof libraryWorkMachine, LibraryWorkDriver> =
  {
    model: {
      machine: libraryWorkMachine,
      inputs,
      events: {
        'work.confirm': { type: 'work.confirm', folder: 'Vaisselle/Bols' },
        'work.confirm with no name': { type: 'work.confirm', folder: '' },
        'work.confirm with what can be no folder': { type: 'work.confirm', folder: 'a//b' },
        'work.close': { type: 'work.close' },
        'all is done': { type: 'xstate.done.actor.execute', output: [] },
        'all but one is done': {
          type: 'xstate.done.actor.execute',
          output: [{ picture: pictures[1], usageCount: 3 }],
        },
        'it fails': { type: 'xstate.error.actor.execute', error: problemOf(500, 'server_error') },
      },
      serialise: ({ action, folder, kept, problem, hasEffect }: LibraryWorkContext) => [
        action.kind,
        folder,
        kept.length,
        problem?.code,
        hasEffect,
      ],
      // Only pictures in use are skipped, and only when pictures are deleted.
      isPossible: ({ action }: LibraryWorkContext, label: string) =>
        action.kind === 'delete' || label !== 'all but one is done',
    },

    // The labels of the inputs are those of the actions above.
    setUp: (driver, input) => driver.ask(input as LibraryActionName),

    eventExecutors: {
      'work.confirm': (driver, { folder }) => driver.confirm(folder),
      'work.close': (driver) => driver.close(),
    },

    outcomeExecutors: {
      'all is done': (driver) => driver.succeed(),
      'all but one is done': (driver) => driver.succeedExceptOne(),
      'it fails': (driver) => driver.fail(),
    },

    stateAssertions: {
      asking: (driver) => driver.expectViewState({ step: 'question' }),
      working: (driver) => driver.expectViewState({ step: 'work' }),
      results: (driver) => driver.expectViewState({ step: 'results' }),
      closed: (driver) => driver.expectViewState({ step: null }),
    },
  };
