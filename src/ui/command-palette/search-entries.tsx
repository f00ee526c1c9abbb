import { skipToken } from '@reduxjs/toolkit/query';
import { highlightMatches } from '#domain/text/search-highlight';
import { HighlightedText } from '../kit/command-palette';
import type { PaletteEntries, PaletteEntry } from './palette-entry';

/** Shorter queries would find half the shop. */
const MIN_QUERY_LENGTH = 2;
const MAX_RESULTS = 5;

/** Records of one kind that the server finds, and whether it is still looking. */
export interface SearchEntries extends PaletteEntries {
  readonly busy: boolean;
}

/** What a list is asked for; nothing while the query is too short or the person may not see them. */
export const searchArgs = (allowed: boolean, query: string) =>
  allowed && query.trim().length >= MIN_QUERY_LENGTH
    ? { q: query, page: 1, pageSize: MAX_RESULTS }
    : skipToken;

/** The entries of a list's answer; it has no data while it was asked for nothing. */
export const toEntries = <Row,>(
  answer: { currentData?: { items: readonly Row[] } | undefined; isFetching: boolean },
  entryOf: (row: Row) => PaletteEntry,
): Pick<SearchEntries, 'items' | 'busy'> => ({
  items: (answer.currentData?.items ?? []).map(entryOf),
  busy: answer.isFetching,
});

/** A name with what was sought marked in it. */
export function HighlightedName({ name, query }: { name: string; query: string }) {
  return (
    <bdi>
      <HighlightedText parts={highlightMatches(name, query)} />
    </bdi>
  );
}
