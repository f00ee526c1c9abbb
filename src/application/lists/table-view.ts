import type { View } from '../api/account-endpoints.generated';
import type { TableLayout } from '../preferences/preference';

/** What a saved view keeps of a table, as the contract has it. */
export interface ViewContent {
  readonly query: string;
  readonly columns: readonly string[];
}

/** A table as it is looked at: the address's query, and the layout's columns and density. */
export interface TableState {
  readonly query: string;
  /** In their order; null while the table's own proposal stands, which a view keeps as none. */
  readonly columns: readonly string[] | null;
  readonly density: TableLayout['density'];
}

/** In the address, the saved view that is looked at. */
export const VIEW_PARAM = 'view';

/** The contract's views have no density of their own; it travels in their query. */
const DENSITY_PARAM = 'density';

/** What is of the moment and never part of a view. */
const TRANSIENT_PARAMS = [VIEW_PARAM, DENSITY_PARAM, 'page'];

/** A query without what is of the moment, its parameters in one order, so that two can be compared. */
function persistentQuery(query: string): URLSearchParams {
  const params = new URLSearchParams(query);
  for (const name of TRANSIENT_PARAMS) params.delete(name);
  params.sort();
  return params;
}

/** What to keep of a table that is looked at. */
export function viewContentOf({ query, columns, density }: TableState): ViewContent {
  const params = persistentQuery(query);
  if (density !== 'normal') params.set(DENSITY_PARAM, density);
  params.sort();
  return { query: params.toString(), columns: [...(columns ?? [])] };
}

/** How a saved view wants its table to be looked at; its own name stands in the query. */
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

/** Whether a table is looked at as the view has it. */
export function matchesView(sight: TableState, view: ViewContent): boolean {
  const own = viewContentOf(sight);
  const other = new URLSearchParams(view.query);
  other.sort();
  return own.query === other.toString() && own.columns.join() === view.columns.join();
}
