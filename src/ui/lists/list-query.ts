import type { ListTable } from './use-list-table';

/** What a table needs to know of the query behind its rows. */
export interface ListQuery {
  isLoading: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** How the table shows it: skeletons at first, old rows faded while newer ones are on the way. */
export const listState = (list: ListQuery): 'loading' | 'refetching' | 'ready' => {
  if (list.isLoading) return 'loading';
  return list.isFetching ? 'refetching' : 'ready';
};

/** What the rows of a list's table stand in: how far the query is, and how the table is laid out. */
export const tableStateOf = (list: ListQuery, { isOpening, layout }: ListTable) => ({
  state: isOpening ? ('loading' as const) : listState(list),
  density: layout.density,
  order: layout.columns,
});
