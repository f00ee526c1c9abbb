/**
 * How many records have one of a tab's statuses, or all records if it has none; undefined before
 * the response.
 */
export function countIn(
  statuses: readonly string[],
  counts: Readonly<Record<string, number>> | undefined,
): number | undefined {
  if (!counts) return undefined;
  const held =
    statuses.length > 0 ? statuses.map((status) => counts[status]) : Object.values(counts);
  return held.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
