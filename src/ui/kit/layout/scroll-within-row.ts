/**
 * Scrolls a row sideways just so far that this item is visible. Not scrollIntoView, which would
 * also move the page, or stop its own scrolling.
 */
export function scrollWithinRow(row: Element | null, piece: Element | null | undefined): void {
  if (!row || !piece) return;
  const [room, place] = [row.getBoundingClientRect(), piece.getBoundingClientRect()];
  const before = Math.min(0, place.left - room.left);
  row.scrollLeft += before || Math.max(0, place.right - room.right);
}
