import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchRecordsQuery } from '#application/api/search-endpoints.generated';
import { highlightMatches } from '#domain/text/search-highlight';
import type { FoundRecords } from '#openapi/types.generated';
import { HighlightedText } from '../kit/overlays/command-palette';

/** Shorter queries would match half of the store's records; the contract refuses them. */
const MIN_QUERY_LENGTH = 2;

/** The records of all kinds that the server found; undefined before its answer. */
export type Found = FoundRecords | undefined;

/** Searches records of all kinds; a query that is too short finds none. */
export function useRecordSearch(query: string) {
  const isLongEnough = query.trim().length >= MIN_QUERY_LENGTH;
  return useSearchRecordsQuery(isLongEnough ? { q: query } : skipToken);
}

/** A name with the search words highlighted. */
export function HighlightedName({ name, query }: { name: string; query: string }) {
  return (
    <bdi>
      <HighlightedText parts={highlightMatches(name, query)} />
    </bdi>
  );
}
