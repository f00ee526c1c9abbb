/**
 * Turns a row that has no room for all of its pieces so far that this one is in sight. Not
 * scrollIntoView, which would move the page too, or stop its own scrolling.
 */
export function scrollWithinRow(row: Element | null, piece: Element | null | undefined): void {
  if (!row || !piece) return;
  const [room, place] = [row.getBoundingClientRect(), piece.getBoundingClientRect()];
  const before = Math.min(0, place.left - room.left);
  row.scrollLeft += before || Math.max(0, place.right - room.right);
}
