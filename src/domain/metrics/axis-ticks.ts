/** Steps between ticks that are easy to read, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * The ticks of an axis from zero to `most`: evenly spaced, round, whole, the last one at or above
 * `most`.
 * @param parts the maximum number of steps between them
 */
export function axisTicks(most: number, parts = 4): number[] {
  const rough = Math.max(most, 1) / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.map((one) => one * power).find((one) => one >= rough && one % 1 === 0);
  const whole = step ?? Math.ceil(rough);
  const count = Math.max(1, Math.ceil(most / whole));
  return Array.from({ length: count + 1 }, (_, at) => at * whole);
}

/** The unit in which an axis shows amounts. */
export type AmountUnit = 'one' | 'thousand' | 'million';

const CENTIMES = 100;
const UNITS: Record<AmountUnit, number> = {
  one: CENTIMES,
  thousand: CENTIMES * 1000,
  million: CENTIMES * 1_000_000,
};

/** The unit in which an axis shows amounts up to `most` (centimes) with about three digits. */
export function amountUnit(most: number): AmountUnit {
  if (most >= 10 * UNITS.million) return 'million';
  return most >= 10 * UNITS.thousand ? 'thousand' : 'one';
}

/** Converts centimes to a unit of dirhams. */
export function inUnit(centimes: number, unit: AmountUnit): number {
  return centimes / UNITS[unit];
}
