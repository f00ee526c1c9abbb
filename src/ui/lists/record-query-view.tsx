import type { ReactNode } from 'react';
import { asProblem } from '#application/problem';
import { Card } from '../kit/card';
import { ProblemState } from './problem-state';

interface RecordQueryViewProps<R> {
  /** What the hook of a record's query gives. */
  query: { currentData?: R | undefined; error?: unknown; refetch: () => unknown };
  /** Stands in for the cards while there is no answer yet. */
  skeleton: ReactNode;
  /** For an address that leads to no record: of nobody, of another store, misspelt. */
  unknown: ReactNode;
  children: (record: R) => ReactNode;
}

/** The answers to an address that leads to no record. */
const NOT_FOUND_STATUSES = [400, 404];

/** The body of a record's page: its cards, or why there are none. */
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
