import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideTableViews } from '#application/lists/table-views.actors';
import type { tableViewsMachine, ViewDeed } from '#application/lists/table-views.machine';
import {
  chosenName,
  lookedAt,
  refusals,
  savedView,
  type TableViewsSight,
  type TableViewsWorld,
} from '../machine-scripts/table-views.script';
import { settle } from '../test-app/compose-test-app';
import { processInNode, provided } from './process-in-node';

/** The call that each deed makes, whole. */
const calls: Record<ViewDeed['kind'], { url: string; body: unknown; headers?: object }> = {
  create: {
    url: '/api/store/views/create/',
    body: { table: 'orders', name: chosenName, ...lookedAt },
  },
  rename: {
    url: '/api/store/views/write/viw_1',
    body: { name: chosenName },
    headers: { 'If-Match': '"3"' },
  },
  overwrite: {
    url: '/api/store/views/write/viw_1',
    body: lookedAt,
    headers: { 'If-Match': '"3"' },
  },
  delete: { url: '/api/store/views/delete/', body: { ids: ['viw_1'] } },
};

/** The running process with scripted adapters, as a world that the script can play in. */
export const tableViewsInNode = (inspect: Inspect) => {
  const { app, begin, playing, send, snapshot } = processInNode<typeof tableViewsMachine>(inspect);

  const world: TableViewsWorld = {
    open: () => begin(provided(provideTableViews), { table: 'orders' }),
    save: () => send({ type: 'view.save', content: lookedAt }),
    rename: () => send({ type: 'view.rename', view: savedView }),
    overwrite: () => send({ type: 'view.overwrite', view: savedView, content: lookedAt }),
    askDeletion: () => send({ type: 'view.delete', view: savedView }),
    confirmName: (name) => send({ type: 'naming.confirm', name }),
    cancelNaming: () => send({ type: 'naming.cancel' }),
    confirmDeletion: () => send({ type: 'deletion.confirm' }),
    cancelDeletion: () => send({ type: 'deletion.cancel' }),
    retry: () => send({ type: 'failure.retry' }),
    dismissFailure: () => send({ type: 'failure.dismiss' }),
    acknowledgeConflict: () => send({ type: 'conflict.acknowledge' }),

    deedEnds: async (how) => {
      const { deed } = snapshot().context;
      if (!deed) throw new Error('Nothing is under way.');
      const expected = calls[deed.kind];
      const held = app().transport.held.find(({ url }) => url === expected.url);
      expect(held).toMatchObject(expected);
      if (how === 'well') app().transport.accept(expected.url, savedView);
      else app().transport.refuse(expected.url, refusals[how]);
      await settle();
    },

    sees: async (sight) => expect(sightOf(snapshot())).toEqual(sight),
  };

  return playing(world);
};

/** What the page makes of a snapshot. */
const sightOf = (snapshot: SnapshotFrom<typeof tableViewsMachine>): TableViewsSight => ({
  dialog: dialogOf(snapshot),
  busy: snapshot.hasTag('busy'),
});

const dialogOf = (snapshot: SnapshotFrom<typeof tableViewsMachine>): TableViewsSight['dialog'] => {
  if (snapshot.matches('naming')) return 'naming';
  if (snapshot.matches('confirmingDeletion')) return 'deletion';
  if (snapshot.matches('conflict')) return 'conflict';
  return snapshot.matches('failed') ? 'failure' : null;
};
