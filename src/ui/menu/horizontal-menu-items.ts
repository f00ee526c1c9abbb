import type { VisibleEntry, VisibleGroup } from './menu-entries';

/** A group in the menu bar. */
export type HorizontalMenuGroupItem = VisibleGroup & {
  readonly text: NonNullable<VisibleGroup['text']>;
};

/** A named group with several entries becomes a drop-down; other entries are shown separately. */
export function toHorizontalItem({
  text,
  entries,
}: VisibleGroup): (VisibleEntry | HorizontalMenuGroupItem)[] {
  const alone = entries.filter(
    ({ ungroupedInHorizontalMenu = false }) => ungroupedInHorizontalMenu,
  );
  const together = entries.filter(
    ({ ungroupedInHorizontalMenu = false }) => !ungroupedInHorizontalMenu,
  );
  if (text === null || together.length < 2) return entries.slice();
  return [{ text, entries: together }, ...alone];
}
