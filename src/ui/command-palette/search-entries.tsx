import { skipToken } from '@reduxjs/toolkit/query';
import { highlightMatches } from '#domain/text/search-highlight';
import { HighlightedText } from '../kit/overlays/command-palette';
import type { PaletteEntries, PaletteEntry } from './palette-entry';

/** Shorter queries would match half of the store's records. */
const MIN_QUERY_LENGTH = 2;
const MAX_RESULTS = 5;

/** Records of one kind that the server finds, and whether the search is running or has failed. */
export interface SearchEntries extends PaletteEntries {
  readonly busy: boolean;
  readonly failure: SearchFailure | null;
}

/** Why a search found nothing, and how to search again. */
export interface SearchFailure {
  readonly error: unknown;
  readonly retry: () => void;
}

/** The part of a query hook's result that the entries are made of. */
interface ListAnswer<Row> {
  readonly currentData?: { items: readonly Row[] } | undefined;
  readonly isFetching: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** The arguments of a list query; skipped if the query is too short or not permitted. */
export function searchArgs(allowed: boolean, query: string) {
  return allowed && query.trim().length >= MIN_QUERY_LENGTH
    ? { q: query, page: 1, pageSize: MAX_RESULTS }
    : skipToken;
}

/** The entries of a list's answer; it has no data while the query is skipped. */
export function toEntries<Row>(
  { currentData, isFetching, error, refetch }: ListAnswer<Row>,
  entryOf: (row: Row) => PaletteEntry,
): Pick<SearchEntries, 'items' | 'busy' | 'failure'> {
  return {
    items: (currentData?.items ?? []).map(entryOf),
    busy: isFetching,
    failure: error === undefined ? null : { error, retry: () => void refetch() },
  };
}

/** A name with the search words highlighted. */
export function HighlightedName({ name, query }: { name: string; query: string }) {
  return (
    <bdi>
      <HighlightedText parts={highlightMatches(name, query)} />
    </bdi>
  );
}
