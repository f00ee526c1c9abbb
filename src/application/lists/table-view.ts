import type { View } from '#openapi/types.generated';
import type { StoredView, TableLayout } from '../preferences/preference';

/** The content of a saved view of a table, in the contract's form. */
export interface ViewContent {
  readonly query: string;
  readonly columns: readonly string[];
}

/**
 * The current state of a table: the address's query, and the layout's columns and density. A view
 * stores the default columns as an empty list.
 */
export type TableState = StoredView;

/** The address parameter of the selected saved view. */
export const VIEW_PARAM = 'view';

/** The contract's views have no field for density. It is stored in their query. */
const DENSITY_PARAM = 'density';

/** Parameters of the current state that are never part of a view. */
const TRANSIENT_PARAMS = [VIEW_PARAM, DENSITY_PARAM, 'page'];

/**
 * A query without transient parameters, with sorted parameters, so that two queries can be
 * compared.
 */
function persistentQuery(query: string): URLSearchParams {
  const params = new URLSearchParams(query);
  for (const name of TRANSIENT_PARAMS) params.delete(name);
  params.sort();
  return params;
}

/** The content of a view that stores the table's current state. */
export function viewContentOf({ query, columns, density }: TableState): ViewContent {
  const params = persistentQuery(query);
  if (density !== 'normal') params.set(DENSITY_PARAM, density);
  params.sort();
  return { query: params.toString(), columns: [...(columns ?? [])] };
}

/** The table state that a saved view restores. The view's id is in the query. */
export function tableStateOf({
  id,
  query,
  columns,
}: Pick<View, 'id' | 'query' | 'columns'>): TableState {
  const kept = new URLSearchParams(query);
  const params = persistentQuery(query);
  params.set(VIEW_PARAM, id);
  return {
    query: params.toString(),
    columns: columns.length > 0 ? columns : null,
    density: kept.get(DENSITY_PARAM) === 'dense' ? 'dense' : 'normal',
  };
}

/** Whether the table's state matches the view. */
export function matchesView(sight: TableState, view: ViewContent): boolean {
  const own = viewContentOf(sight);
  const other = new URLSearchParams(view.query);
  other.sort();
  return own.query === other.toString() && own.columns.join() === view.columns.join();
}

/**
 * The query with which a list opens: that of its address or, without one, of its default view, or
 * without both `waiting`. Null if the default view was never read: its list of views is awaited.
 * @param waiting the query of the records that wait for the user; '' where a list opens with all
 */
export function openingQuery(
  search: string,
  { defaultView, defaultState }: Pick<TableLayout, 'defaultView' | 'defaultState'>,
  waiting: string,
): string | null {
  if (search !== '') return search.replace(/^\?/, '');
  return defaultView === null ? waiting : (defaultState?.query ?? null);
}

/** Whether two states show the same. */
export function isSameState(one: TableState, other: TableState): boolean {
  return (
    one.query === other.query &&
    one.density === other.density &&
    one.columns?.join() === other.columns?.join()
  );
}
