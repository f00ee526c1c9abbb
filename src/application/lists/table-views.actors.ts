import { fromPromise } from 'xstate';
import { accountEndpoints, type View } from '../api/account-endpoints.generated';
import { settled } from '../api/settled';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { tableViewsMachine, type ViewDeed } from './table-views.machine';

/** Gives the table-views machine its actors. */
export const tableViewsActors = (store: Store): ActorsOf<typeof tableViewsMachine> => {
  const { createView, updateView, deleteViews } = accountEndpoints.endpoints;

  const change = (
    { id, revision }: View,
    viewUpdate: { name?: string; query?: string; columns?: string[] },
    signal: AbortSignal,
  ): Promise<View> => {
    const changing = { viewId: id, 'If-Match': `"${revision}"`, viewUpdate };
    return settled(store.dispatch(updateView.initiate(changing)), signal);
  };

  const perform = async (
    table: string,
    deed: ViewDeed,
    signal: AbortSignal,
  ): Promise<View | null> => {
    if (deed.kind === 'rename') return change(deed.view, { name: deed.name }, signal);
    if (deed.kind === 'delete') {
      const deleting = deleteViews.initiate({ viewIds: { ids: [deed.view.id] } });
      await settled(store.dispatch(deleting), signal);
      return null;
    }
    const { query, columns } = deed.content;
    const content = { query, columns: [...columns] };
    if (deed.kind === 'overwrite') return change(deed.view, content, signal);
    const creating = createView.initiate({ newView: { table, name: deed.name, ...content } });
    return settled(store.dispatch(creating), signal);
  };

  return {
    performDeed: fromPromise(({ input: { table, deed }, signal }) => {
      if (!deed) throw new Error('Nothing was planned for a view.');
      return perform(table, deed, signal);
    }),
  };
};

/** The table-views machine of an application. */
export const provideTableViews = (_ports: Ports, store: Store) =>
  tableViewsMachine.provide({ actors: tableViewsActors(store) });
