import { fromPromise } from 'xstate';
import type { View } from '#openapi/types.generated';
import { accountEndpoints } from '../api/account-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { tableViewsMachine, type ViewAction } from './table-views.machine';

/** The actors of the table-views machine. */
export function tableViewsActors(store: Store): ActorsOf<typeof tableViewsMachine> {
  const { createView, updateView, deleteViews } = accountEndpoints.endpoints;

  const change = (
    { id, revision }: View,
    viewUpdate: { name?: string; query?: string; columns?: string[] },
    signal: AbortSignal,
  ): Promise<View> => {
    const changing = { viewId: id, 'If-Match': `"${revision}"`, viewUpdate };
    return unwrapWithSignal(store.dispatch(updateView.initiate(changing)), signal);
  };

  const perform = async (
    table: string,
    action: ViewAction,
    signal: AbortSignal,
  ): Promise<View | null> => {
    if (action.kind === 'rename') return change(action.view, { name: action.name }, signal);
    if (action.kind === 'delete') {
      const deleting = deleteViews.initiate({ viewIds: { ids: [action.view.id] } });
      await unwrapWithSignal(store.dispatch(deleting), signal);
      return null;
    }
    const { query, columns } = action.content;
    const content = { query, columns: [...columns] };
    if (action.kind === 'overwrite') return change(action.view, content, signal);
    const creating = createView.initiate({ newView: { table, name: action.name, ...content } });
    return unwrapWithSignal(store.dispatch(creating), signal);
  };

  return {
    performAction: fromPromise(({ input: { table, action }, signal }) => {
      if (!action) throw new Error('Nothing was planned for a view.');
      return perform(table, action, signal);
    }),
  };
}

/** The table-views machine of an application. */
export function provideTableViews(_ports: Ports, store: Store) {
  return tableViewsMachine.provide({ actors: tableViewsActors(store) });
}
