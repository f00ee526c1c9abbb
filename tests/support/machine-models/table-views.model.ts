import type { ViewContent } from '#application/lists/table-view';
import {
  type TableViewsContext,
  tableViewsMachine,
  type ViewAction,
} from '#application/lists/table-views.machine';
import type { ApiProblem } from '#application/ports/transport.port';
import type { View } from '#openapi/types.generated';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** A saved view of the orders, as the server returns it. */
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

/** The current query and columns of the table while a view is saved. */
export const currentTable: ViewContent = { query: 'sort=-total&tab=ready', columns: ['total'] };

/** The seller's name for a view. */
export const chosenName = 'Prêtes, les plus chères';

/** The possible outcomes of saving a view. */
export type ViewChangeOutcome =
  | 'with success'
  | 'the name is taken'
  | 'overtaken'
  | 'the server fails';

export const refusals: Record<Exclude<ViewChangeOutcome, 'with success'>, ApiProblem> = {
  'the name is taken': problemOf(409, 'already_taken', { errors: { name: ['already_taken'] } }),
  overtaken: problemOf(412, 'stale_revision', { current: { ...savedView, revision: 4 } }),
  'the server fails': problemOf(500, 'internal'),
};

/** What the page shows of a table's views. */
export interface TableViewsViewState {
  readonly dialog: 'naming' | 'deletion' | 'failure' | 'conflict' | null;
  readonly busy: boolean;
}

/** The actions and assertions that a driver of a table's views must implement. */
export interface TableViewsDriver {
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
  settleViewChange(how: ViewChangeOutcome): Promise<void>;
  expectViewState(viewState: TableViewsViewState): Promise<void>;
}

function failed(error: ApiProblem) {
  return { type: 'xstate.error.actor.performAction', error };
}

/** Only a named view can have its name refused, and only an existing one can conflict. */
function answersTo(kind: ViewAction['kind'] | undefined): readonly string[] {
  return [
    kind === 'delete' ? 'the view is deleted' : 'the action is done',
    'the server fails',
    ...(kind === 'create' || kind === 'rename' ? ['the name is taken'] : []),
    ...(kind === 'create' ? [] : ['the view was changed elsewhere']),
  ];
}

/** The table-views machine, as a test model that drivers in Node and in a browser can run. */
export const tableViewsTestModel: MachineTestModel<typeof tableViewsMachine, TableViewsDriver> = {
  model: {
    machine: tableViewsMachine,
    inputs: { 'the orders': { table: 'orders' } },
    events: {
      'view.save': { type: 'view.save', content: currentTable },
      'view.rename': { type: 'view.rename', view: savedView },
      'view.overwrite': { type: 'view.overwrite', view: savedView, content: currentTable },
      'view.delete': { type: 'view.delete', view: savedView },
      'naming.confirm': { type: 'naming.confirm', name: chosenName },
      'naming.confirm without a name': { type: 'naming.confirm', name: '  ' },
      'naming.cancel': { type: 'naming.cancel' },
      'deletion.confirm': { type: 'deletion.confirm' },
      'deletion.cancel': { type: 'deletion.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'the action is done': { type: 'xstate.done.actor.performAction', output: savedView },
      'the view is deleted': { type: 'xstate.done.actor.performAction', output: null },
      'the name is taken': failed(refusals['the name is taken']),
      'the view was changed elsewhere': failed(refusals.overtaken),
      'the server fails': failed(refusals['the server fails']),
    },
    serialise: ({ action }: TableViewsContext) => [action?.kind],
    isPossible: ({ action }: TableViewsContext, label) =>
      !label.startsWith('the ') || answersTo(action?.kind).includes(label),
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'view.save': (driver) => driver.save(),
    'view.rename': (driver) => driver.rename(),
    'view.overwrite': (driver) => driver.overwrite(),
    'view.delete': (driver) => driver.askDeletion(),
    'naming.confirm': (driver, { name }) => driver.confirmName(name),
    'naming.cancel': (driver) => driver.cancelNaming(),
    'deletion.confirm': (driver) => driver.confirmDeletion(),
    'deletion.cancel': (driver) => driver.cancelDeletion(),
    'failure.retry': (driver) => driver.retry(),
    'failure.dismiss': (driver) => driver.dismissFailure(),
    'conflict.acknowledge': (driver) => driver.acknowledgeConflict(),
  },

  outcomeExecutors: {
    'the action is done': (driver) => driver.settleViewChange('with success'),
    'the view is deleted': (driver) => driver.settleViewChange('with success'),
    'the name is taken': (driver) => driver.settleViewChange('the name is taken'),
    'the view was changed elsewhere': (driver) => driver.settleViewChange('overtaken'),
    'the server fails': (driver) => driver.settleViewChange('the server fails'),
  },

  stateAssertions: {
    resting: (driver) => driver.expectViewState({ dialog: null, busy: false }),
    naming: (driver) => driver.expectViewState({ dialog: 'naming', busy: false }),
    confirmingDeletion: (driver) => driver.expectViewState({ dialog: 'deletion', busy: false }),
    performing: (driver) => driver.expectViewState({ dialog: null, busy: true }),
    failed: (driver) => driver.expectViewState({ dialog: 'failure', busy: false }),
    conflict: (driver) => driver.expectViewState({ dialog: 'conflict', busy: false }),
  },
};
