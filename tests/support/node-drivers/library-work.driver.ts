import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideLibraryWork } from '#application/media/library-work.actors';
import type { libraryWorkMachine } from '#application/media/library-work.machine';
import {
  type LibraryViewState,
  type LibraryWorkDriver,
  libraryActions,
} from '../machine-models/library-work.model';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness, providedMachine } from './machine-harness';

function deleted(id: string) {
  return { id, outcome: 'deleted', usageCount: 0 };
}

/** The running process with scripted adapters, as the driver of its test model. */
export function createLibraryWorkNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof libraryWorkMachine>(inspect);
  const answer = async (results: readonly object[]) => {
    const url = app().transport.held.at(-1)?.url ?? '';
    app().transport.accept(url, { results, moved: 2 });
    await settle();
  };

  const driver: LibraryWorkDriver = {
    ask: (action) => begin(providedMachine(provideLibraryWork), { action: libraryActions[action] }),
    confirm: (folder) => send({ type: 'work.confirm', folder }),
    close: () => send({ type: 'work.close' }),
    succeed: () => answer([deleted('med_1'), { ...deleted('med_2'), outcome: 'not_found' }]),
    succeedExceptOne: () =>
      answer([deleted('med_1'), { id: 'med_2', outcome: 'in_use', usageCount: 3 }]),
    fail: async () => {
      const url = app().transport.held.at(-1)?.url ?? '';
      app().transport.refuse(url, problemOf(500, 'server_error'));
      await settle();
    },
    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof libraryWorkMachine>): LibraryViewState {
  if (snapshot.matches('asking')) return { step: 'question' };
  if (snapshot.matches('working')) return { step: 'work' };
  return { step: snapshot.matches('results') ? 'results' : null };
}
