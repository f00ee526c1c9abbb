import type { View } from '#application/api/account-endpoints.generated';
import type { ViewContent } from '#application/lists/table-view';
import {
  type TableViewsContext,
  tableViewsMachine,
  type ViewDeed,
} from '#application/lists/table-views.machine';
import type { ApiProblem } from '#application/ports/transport.port';
import type { MachineScript } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** A saved view of the orders, as the server gives it. */
export const savedView: View = {
  id: 'viw_1',
  table: 'orders',
  name: 'À expédier',
  query: 'tab=toPrepare',
  columns: ['client', 'total'],
  createdAt: '2026-11-19T09:00:00.000Z',
  updatedAt: '2026-11-19T09:00:00.000Z',
  revision: 3,
};

/** The table as it is looked at while something is saved. */
export const lookedAt: ViewContent = { query: 'sort=-total&tab=ready', columns: ['total'] };

/** What the seller calls a view. */
export const chosenName = 'Prêtes, les plus chères';

/** How the keeping of a view can end. */
export type ViewDeedEnd = 'well' | 'the name is taken' | 'overtaken' | 'the server fails';

export const refusals: Record<Exclude<ViewDeedEnd, 'well'>, ApiProblem> = {
  'the name is taken': problemOf(409, 'already_taken', { errors: { name: ['already_taken'] } }),
  overtaken: problemOf(412, 'stale_revision', { current: { ...savedView, revision: 4 } }),
  'the server fails': problemOf(500, 'internal'),
};

/** What the page shows of a table's views. */
export interface TableViewsSight {
  readonly dialog: 'naming' | 'deletion' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** What a runner must be able to do with the views of a table and to see of them. */
export interface TableViewsWorld {
  open(): Promise<void>;
  save(): Promise<void>;
  rename(): Promise<void>;
  overwrite(): Promise<void>;
  askDeletion(): Promise<void>;
  confirmName(name: string): Promise<void>;
  cancelNaming(): Promise<void>;
  confirmDeletion(): Promise<void>;
  cancelDeletion(): Promise<void>;
  retry(): Promise<void>;
  dismissFailure(): Promise<void>;
  acknowledgeConflict(): Promise<void>;
  deedEnds(how: ViewDeedEnd): Promise<void>;
  sees(sight: TableViewsSight): Promise<void>;
}

const failed = (error: ApiProblem) => ({ type: 'xstate.error.actor.performDeed', error });

/** Only a view with a name to be given can be refused its name, only a known one be overtaken. */
const answersTo = (kind: ViewDeed['kind'] | undefined): readonly string[] => [
  kind === 'delete' ? 'the view is deleted' : 'the deed is done',
  'the server fails',
  ...(kind === 'create' || kind === 'rename' ? ['the name is taken'] : []),
  ...(kind === 'create' ? [] : ['the view was changed elsewhere']),
];

/** The table-views machine, told so that Node and a browser can both play it. */
export const tableViewsScript: MachineScript<typeof tableViewsMachine, TableViewsWorld> = {
  model: {
    machine: tableViewsMachine,
    inputs: { 'the orders': { table: 'orders' } },
    events: {
      'view.save': { type: 'view.save', content: lookedAt },
      'view.rename': { type: 'view.rename', view: savedView },
      'view.overwrite': { type: 'view.overwrite', view: savedView, content: lookedAt },
      'view.delete': { type: 'view.delete', view: savedView },
      'naming.confirm': { type: 'naming.confirm', name: chosenName },
      'naming.confirm without a name': { type: 'naming.confirm', name: '  ' },
      'naming.cancel': { type: 'naming.cancel' },
      'deletion.confirm': { type: 'deletion.confirm' },
      'deletion.cancel': { type: 'deletion.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'the deed is done': { type: 'xstate.done.actor.performDeed', output: savedView },
      'the view is deleted': { type: 'xstate.done.actor.performDeed', output: null },
      'the name is taken': failed(refusals['the name is taken']),
      'the view was changed elsewhere': failed(refusals.overtaken),
      'the server fails': failed(refusals['the server fails']),
    },
    serialise: ({ deed }: TableViewsContext) => [deed?.kind],
    isPossible: ({ deed }: TableViewsContext, label) =>
      !label.startsWith('the ') || answersTo(deed?.kind).includes(label),
  },

  opens: (world) => world.open(),

  does: {
    'view.save': (world) => world.save(),
    'view.rename': (world) => world.rename(),
    'view.overwrite': (world) => world.overwrite(),
    'view.delete': (world) => world.askDeletion(),
    'naming.confirm': (world, { name }) => world.confirmName(name),
    'naming.cancel': (world) => world.cancelNaming(),
    'deletion.confirm': (world) => world.confirmDeletion(),
    'deletion.cancel': (world) => world.cancelDeletion(),
    'failure.retry': (world) => world.retry(),
    'failure.dismiss': (world) => world.dismissFailure(),
    'conflict.acknowledge': (world) => world.acknowledgeConflict(),
  },

  outcomes: {
    'the deed is done': (world) => world.deedEnds('well'),
    'the view is deleted': (world) => world.deedEnds('well'),
    'the name is taken': (world) => world.deedEnds('the name is taken'),
    'the view was changed elsewhere': (world) => world.deedEnds('overtaken'),
    'the server fails': (world) => world.deedEnds('the server fails'),
  },

  sees: {
    resting: (world) => world.sees({ dialog: null, busy: false }),
    naming: (world) => world.sees({ dialog: 'naming', busy: false }),
    confirmingDeletion: (world) => world.sees({ dialog: 'deletion', busy: false }),
    performing: (world) => world.sees({ dialog: null, busy: true }),
    failed: (world) => world.sees({ dialog: 'failure', busy: false }),
    conflict: (world) => world.sees({ dialog: 'conflict', busy: false }),
  },
};
