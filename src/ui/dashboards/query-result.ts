import type { ListQuery } from '../lists/list-query';

/** A query of a dashboard, and its answer so far. */
export interface QueryResult<Data> extends ListQuery {
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
}

/** The displayed data: the answer, or the previous one while the next is loading. */
export function displayedResult<Data>({
  currentData,
  data,
  error,
}: QueryResult<Data>): Data | undefined {
  return currentData ?? (error ? undefined : data);
}

/** Combines several queries of one card: it waits for all, and retries the failed ones. */
export function combineQueries(...answers: readonly ListQuery[]): ListQuery {
  return {
    isLoading: answers.some(({ isLoading }) => isLoading),
    isFetching: answers.some(({ isFetching }) => isFetching),
    error: answers.find(({ error }) => error)?.error,
    refetch: () => {
      for (const { error, refetch } of answers) if (error) refetch();
    },
  };
}
