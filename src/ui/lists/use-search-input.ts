import { useState } from 'react';
import { useSearchPace } from '../kit/use-search-pace';
import type { ListQuery } from './list-query';
import { useCancelSuperseded } from './use-cancel-superseded';

/** Maximum number of suggested records. */
export const MAX_RESULTS = 10;

/** Typed text as part of a query. */
export interface AskedText {
  readonly q?: string;
}

/**
 * The records that the server suggests while a user types, and the function that takes what they
 * type. Show `data` of the query, not `currentData`: an option stays while the next answer loads, so
 * that a press on it is not lost.
 * @param useFound the query hook of the records
 */
export function useSearchInput<Found extends ListQuery>(
  useFound: (asked: AskedText) => Found,
): { found: Found; setTyped: (text: string) => void } {
  const [q, setQ] = useState('');
  const found = useFound(q ? { q } : {});
  useCancelSuperseded(found);
  const pace = useSearchPace(q, found.isFetching, setQ);
  return { found, setTyped: pace.type };
}
