/** The page of a public list in its address, from 1; the first one for anything else. */
export function pageFromUrl(search: URLSearchParams): number {
  return Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
}
