/**
 * The selected rows of a list across all its pages: rows by their ids, or all that match the list's
 * filter except a few. The second is a filter without ids, because a page has only the ids of its
 * own rows.
 */
export type RowSelection =
  | { readonly kind: 'ids'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

export const NOTHING_SELECTED: RowSelection = { kind: 'ids', ids: new Set() };

export const EVERYTHING_SELECTED: RowSelection = { kind: 'all', except: new Set() };

export function isSelected(selection: RowSelection, id: string): boolean {
  return selection.kind === 'ids' ? selection.ids.has(id) : !selection.except.has(id);
}

/** How many of the `total` matching rows are selected. */
export function countSelected(selection: RowSelection, total: number): number {
  return selection.kind === 'ids' ? selection.ids.size : Math.max(total - selection.except.size, 0);
}

/**
 * The selection after the rows `chosen` are the selected ones of a page; other pages are unchanged.
 */
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

/** The selection with one row toggled. */
export function toggled(selection: RowSelection, id: string): RowSelection {
  return selectedOnPage(selection, [id], new Set(isSelected(selection, id) ? [] : [id]));
}

/**
 * The selected rows of a page after Shift: all rows from the previously toggled one to the current
 * one get the current one's state.
 */
export function withRange(
  page: readonly string[],
  chosen: ReadonlySet<string>,
  range: { readonly from: string; readonly to: string },
): ReadonlySet<string> {
  const rows = between(page, range.from, range.to);
  if (rows.length === 0) return chosen;
  const rest = [...chosen].filter((id) => !rows.includes(id));
  return new Set(chosen.has(range.to) ? [...rest, ...rows] : rest);
}

/**
 * The selected rows of a page after Shift and an arrow key: the range from the anchor ended at
 * `from`, and now ends at `to`.
 */
export function extended(
  page: readonly string[],
  chosen: ReadonlySet<string>,
  range: { readonly anchor: string; readonly from: string; readonly to: string },
): ReadonlySet<string> {
  const before = between(page, range.anchor, range.from);
  const rest = [...chosen].filter((id) => !before.includes(id));
  return new Set([...rest, ...between(page, range.anchor, range.to)]);
}

/** The rows from one to another, in either order; none if one is not on the page. */
function between(page: readonly string[], from: string, to: string): readonly string[] {
  const [first = -1, last = -1] = [page.indexOf(from), page.indexOf(to)].sort(
    (one, other) => one - other,
  );
  return first < 0 ? [] : page.slice(first, last + 1);
}
