import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideLibraryWork } from '#application/media/library-work.actors';
import type { libraryWorkMachine } from '#application/media/library-work.machine';
import {
  type LibrarySight,
  type LibraryWorkWorld,
  libraryDeeds,
} from '../machine-scripts/library-work.script';
import { settle } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { processInNode, provided } from './process-in-node';

const deleted = (id: string) => ({ id, outcome: 'deleted', usageCount: 0 });

/** The running process with scripted adapters, as a world that the script can play in. */
export const libraryWorkInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } = processInNode<typeof libraryWorkMachine>(inspect);
  const answer = async (results: readonly object[]) => {
    const url = app().transport.held.at(-1)?.url ?? '';
    app().transport.accept(url, { results, moved: 2 });
    await settle();
  };

  const world: LibraryWorkWorld = {
    ask: (deed) => begin(provided(provideLibraryWork), { deed: libraryDeeds[deed] }),
    confirm: (folder) => send({ type: 'work.confirm', folder }),
    close: () => send({ type: 'work.close' }),
    isDone: () => answer([deleted('med_1'), { ...deleted('med_2'), outcome: 'not_found' }]),
    isDoneButOne: () =>
      answer([deleted('med_1'), { id: 'med_2', outcome: 'in_use', usageCount: 3 }]),
    fails: async () => {
      const url = app().transport.held.at(-1)?.url ?? '';
      app().transport.refuse(url, problemOf(500, 'server_error'));
      await settle();
    },
    sees: async (sight) => expect(sightOf(snapshot())).toEqual(sight),
  };

  return playing(world);
};

/** What the page makes of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof libraryWorkMachine>): LibrarySight => {
  if (snapshot.matches('asking')) return { step: 'question' };
  if (snapshot.matches('working')) return { step: 'work' };
  return { step: snapshot.matches('results') ? 'results' : null };
};
