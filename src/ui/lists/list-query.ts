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
