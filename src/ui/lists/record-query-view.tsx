import type { ReactNode } from 'react';
import { asProblem } from '#application/problem';
import { Card } from '../kit/layout/card';
import { ProblemState } from './problem-state';

interface RecordQueryViewProps<R> {
  /** The result of a record's query hook. */
  query: { currentData?: R | undefined; error?: unknown; refetch: () => unknown };
  /** Placeholder for the cards until the response arrives. */
  skeleton: ReactNode;
  /** For a page without a record: nonexistent, of another store, or misspelt. */
  unknown: ReactNode;
  children: (record: R) => ReactNode;
}

/** The response statuses for a page without a record. */
const NOT_FOUND_STATUSES = [400, 404];

/** The body of a record's page: its cards, or the reason why there are none. */
export function RecordQueryView<R>({
  query,
  skeleton,
  unknown,
  children,
}: RecordQueryViewProps<R>) {
  const { currentData: record, error, refetch } = query;
  if (record !== undefined) return children(record);
  if (!error) return skeleton;
  const isUnknown = NOT_FOUND_STATUSES.includes(asProblem(error).status);
  return <Card>{isUnknown ? unknown : <ProblemState error={error} onRetry={refetch} />}</Card>;
}
