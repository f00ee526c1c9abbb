import type { ListQuery } from '../lists/list-query';

/** A question of a dashboard, and its answer as far as it has come. */
export interface QueryResult<Data> extends ListQuery {
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
}

/** What is shown: the answer, or the one before while the next is on its way. */
export const displayedResult = <Data>({
  currentData,
  data,
  error,
}: QueryResult<Data>): Data | undefined => currentData ?? (error ? undefined : data);

/** Several questions that one card stands on: it waits for all, and asks again for all. */
export const combineQueries = (...answers: readonly ListQuery[]): ListQuery => ({
  isLoading: answers.some(({ isLoading }) => isLoading),
  isFetching: answers.some(({ isFetching }) => isFetching),
  error: answers.find(({ error }) => error)?.error,
  refetch: () => {
    for (const { error, refetch } of answers) if (error) refetch();
  },
});
