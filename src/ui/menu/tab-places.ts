import { isActive, type VisibleEntry, type VisibleGroup } from './menu-entries';

/** Places of the bar before its button of the whole menu. */
const PLACES = 4;

/** The entries of the bar's places, by their texts: of a place with several, the first that is open to the user. */
const PREFERRED = [
  ['home'],
  ['orders'],
  ['returns', 'cancellations'],
  ['products'],
] as const satisfies VisibleEntry['text'][][];

/** A place of a phone's tab bar. */
export interface TabPlace {
  /** The entry whose page it opens. */
  readonly entry: VisibleEntry;
  /** All its entries: it is the current place on their pages, and counts their waiting records. */
  readonly entries: readonly VisibleEntry[];
}

/**
 * The places of a phone's tab bar: home, orders, requests of clients, products. The next entries of
 * the menu replace those that the user may not open.
 */
export function tabPlaces(groups: readonly VisibleGroup[]): TabPlace[] {
  const open = groups.flatMap(({ entries }) => entries).filter(({ locked }) => !locked);
  const preferred = PREFERRED.flatMap((texts) => placeOf(texts, open));
  const taken = new Set(preferred.flatMap(({ entries }) => entries));
  const others = open
    .filter((entry) => !taken.has(entry))
    .map((entry) => ({ entry, entries: [entry] }));
  return [...preferred, ...others].slice(0, PLACES);
}

function placeOf(texts: readonly string[], open: readonly VisibleEntry[]): TabPlace[] {
  const entries = texts.flatMap((text) => open.filter((entry) => entry.text === text));
  const [entry] = entries;
  return entry ? [{ entry, entries }] : [];
}

/** The place of the page at a path; undefined on the pages of the other entries. */
export function currentPlace(places: readonly TabPlace[], path: string): TabPlace | undefined {
  return places.find(({ entries }) => entries.some((entry) => isActive(entry, path)));
}
