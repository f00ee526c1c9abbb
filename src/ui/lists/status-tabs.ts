/** How many records a tab's statuses hold, all of them when it names none; undefined before the answer. */
export function countIn(
  statuses: readonly string[],
  counts: Readonly<Record<string, number>> | undefined,
): number | undefined {
  if (!counts) return undefined;
  const held =
    statuses.length > 0 ? statuses.map((status) => counts[status]) : Object.values(counts);
  return held.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
