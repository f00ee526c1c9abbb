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
