import type { VisibleEntry, VisibleGroup } from './menu-entries';

/** A group as the bar shows it. */
export type HorizontalMenuGroupItem = VisibleGroup & {
  readonly text: NonNullable<VisibleGroup['text']>;
};

/** A group with a name and several entries drops down; whatever else stands for itself. */
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
