/** How many records stand in these statuses; in any of them when none is named. */
export const countOf = (
  statuses: readonly string[],
  counts: Readonly<Record<string, number>>,
): number =>
  (statuses.length === 0 ? Object.values(counts) : statuses.map((one) => counts[one] ?? 0)).reduce(
    (sum, count) => sum + count,
    0,
  );
