import { skipToken } from '@reduxjs/toolkit/query';
import { matchedParts } from '#domain/text/matched-parts';
import { Marked } from '../kit/command-palette';
import type { PaletteEntries, PaletteEntry } from './palette-entry';

/** Shorter queries would find half the shop. */
const SHORTEST = 2;
const MOST = 5;

/** Records of one kind that the server finds, and whether it is still looking. */
export interface Found extends PaletteEntries {
  readonly busy: boolean;
}

/** What a list is asked for; nothing while the query is too short or the person may not see them. */
export const askFor = (allowed: boolean, query: string) =>
  allowed && query.trim().length >= SHORTEST ? { q: query, page: 1, pageSize: MOST } : skipToken;

/** The entries of a list's answer; it has no data while it was asked for nothing. */
export const found = <Row,>(
  answer: { currentData?: { items: readonly Row[] } | undefined; isFetching: boolean },
  entryOf: (row: Row) => PaletteEntry,
): Pick<Found, 'items' | 'busy'> => ({
  items: (answer.currentData?.items ?? []).map(entryOf),
  busy: answer.isFetching,
});

/** A name with what was sought marked in it. */
export function MarkedName({ name, query }: { name: string; query: string }) {
  return (
    <bdi>
      <Marked parts={matchedParts(name, query)} />
    </bdi>
  );
}
