import type { ListTable } from './use-list-table';

/** The properties of a row query that a table needs. */
export interface ListQuery {
  isLoading: boolean;
  isFetching: boolean;
  error?: unknown;
  /** Of the last request for these arguments; undefined before the first. */
  requestId?: string | undefined;
  refetch: () => unknown;
}

/** The table's state: skeletons at first, old rows faded during a refetch. */
export function listState(list: ListQuery): 'loading' | 'refetching' | 'ready' {
  if (list.isLoading) return 'loading';
  return list.isFetching ? 'refetching' : 'ready';
}

/** Table properties that describe the state of the query and the layout of the table. */
export function tableStateOf(list: ListQuery, { isOpening, layout }: ListTable) {
  return {
    state: isOpening ? ('loading' as const) : listState(list),
    density: layout.density,
    order: layout.columns,
  };
}
