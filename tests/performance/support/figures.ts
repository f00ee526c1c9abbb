/** @param share between 0 and 1: 0.98 is the value that 98 of 100 do not exceed */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Prints a measured figure, because a benchmark is also read when it passes. */
export function reportFigure(what: string, figure: number, unit: string, bar: number): number {
  console.log(`    ${what}: ${figure.toFixed(figure < 10 ? 1 : 0)} ${unit} (at most ${bar})`);
  return figure;
}
