import type { ShownEntry, ShownGroup } from './menu-entries';

/** A group as the bar shows it. */
export type BarGroupItem = ShownGroup & { readonly text: NonNullable<ShownGroup['text']> };

/** A group with a name and several entries drops down; whatever else stands for itself. */
export function inBar({ text, entries }: ShownGroup): (ShownEntry | BarGroupItem)[] {
  const alone = entries.filter(({ aloneInBar = false }) => aloneInBar);
  const together = entries.filter(({ aloneInBar = false }) => !aloneInBar);
  if (text === null || together.length < 2) return entries.slice();
  return [{ text, entries: together }, ...alone];
}
