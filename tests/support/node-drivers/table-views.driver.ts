import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import { provideTableViews } from '#application/lists/table-views.actors';
import type { tableViewsMachine, ViewAction } from '#application/lists/table-views.machine';
import {
  chosenName,
  currentTable,
  refusals,
  savedView,
  type TableViewsDriver,
  type TableViewsViewState,
} from '../machine-models/table-views.model';
import { settle } from '../test-app/compose-test-app';
import { createMachineHarness, providedMachine } from './machine-harness';

/** The complete call of each action. */
const calls: Record<ViewAction['kind'], { url: string; body: unknown; headers?: object }> = {
  create: {
    url: '/api/store/views/create/',
    body: { table: 'orders', name: chosenName, ...currentTable },
  },
  rename: {
    url: '/api/store/views/write/viw_1',
    body: { name: chosenName },
    headers: { 'If-Match': '"3"' },
  },
  overwrite: {
    url: '/api/store/views/write/viw_1',
    body: currentTable,
    headers: { 'If-Match': '"3"' },
  },
  delete: { url: '/api/store/views/delete/', body: { ids: ['viw_1'] } },
};

/** The running process with scripted adapters, as the driver of its test model. */
export function createTableViewsNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof tableViewsMachine>(inspect);

  const driver: TableViewsDriver = {
    open: () => begin(providedMachine(provideTableViews), { table: 'orders' }),
    save: () => send({ type: 'view.save', content: currentTable }),
    rename: () => send({ type: 'view.rename', view: savedView }),
    overwrite: () => send({ type: 'view.overwrite', view: savedView, content: currentTable }),
    askDeletion: () => send({ type: 'view.delete', view: savedView }),
    confirmName: (name) => send({ type: 'naming.confirm', name }),
    cancelNaming: () => send({ type: 'naming.cancel' }),
    confirmDeletion: () => send({ type: 'deletion.confirm' }),
    cancelDeletion: () => send({ type: 'deletion.cancel' }),
    retry: () => send({ type: 'failure.retry' }),
    dismissFailure: () => send({ type: 'failure.dismiss' }),
    acknowledgeConflict: () => send({ type: 'conflict.acknowledge' }),

    settleViewChange: async (how) => {
      const { action } = snapshot().context;
      if (!action) throw new Error('Nothing is under way.');
      const expected = calls[action.kind];
      const held = app().transport.held.find(({ url }) => url === expected.url);
      expect(held).toMatchObject(expected);
      if (how === 'with success') app().transport.accept(expected.url, savedView);
      else app().transport.refuse(expected.url, refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof tableViewsMachine>): TableViewsViewState {
  return {
    dialog: dialogOf(snapshot),
    busy: snapshot.hasTag('busy'),
  };
}

function dialogOf(snapshot: SnapshotFrom<typeof tableViewsMachine>): TableViewsViewState['dialog'] {
  if (snapshot.matches('naming')) return 'naming';
  if (snapshot.matches('confirmingDeletion')) return 'deletion';
  if (snapshot.matches('conflict')) return 'conflict';
  return snapshot.matches('failed') ? 'failure' : null;
}
