/**
 * Which rows of a list are chosen, over all its pages: rows by their ids, or all that match the
 * list's filter save a few. The second is a filter and holds no ids, because a page knows only its own.
 */
export type RowSelection =
  | { readonly kind: 'ids'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

export const NOTHING_SELECTED: RowSelection = { kind: 'ids', ids: new Set() };

export const EVERYTHING_SELECTED: RowSelection = { kind: 'all', except: new Set() };

export const isSelected = (selection: RowSelection, id: string): boolean =>
  selection.kind === 'ids' ? selection.ids.has(id) : !selection.except.has(id);

/** How many of the `total` rows that match are chosen. */
export const countSelected = (selection: RowSelection, total: number): number =>
  selection.kind === 'ids' ? selection.ids.size : Math.max(total - selection.except.size, 0);

/** The selection after the rows `chosen` of one page were left chosen; other pages keep theirs. */
export function selectedOnPage(
  selection: RowSelection,
  page: readonly string[],
  chosen: ReadonlySet<string>,
): RowSelection {
  const marked = new Set(selection.kind === 'ids' ? selection.ids : selection.except);
  for (const id of page) {
    if (chosen.has(id) === (selection.kind === 'ids')) marked.add(id);
    else marked.delete(id);
  }
  return selection.kind === 'ids' ? { kind: 'ids', ids: marked } : { kind: 'all', except: marked };
}

/** The selection with one row turned round. */
export const toggled = (selection: RowSelection, id: string): RowSelection =>
  selectedOnPage(selection, [id], new Set(isSelected(selection, id) ? [] : [id]));

/** The chosen rows of a page after Shift: all from the one touched last to the one touched now, as that is now. */
export function withRange(
  page: readonly string[],
  chosen: ReadonlySet<string>,
  range: { readonly from: string; readonly to: string },
): ReadonlySet<string> {
  const ends = [page.indexOf(range.from), page.indexOf(range.to)];
  const [first = -1, last = -1] = ends.sort((one, other) => one - other);
  if (first < 0) return chosen;
  const between = page.slice(first, last + 1);
  const rest = [...chosen].filter((id) => !between.includes(id));
  return new Set(chosen.has(range.to) ? [...rest, ...between] : rest);
}
