/** Steps between the lines of an axis that are read without reckoning, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * The values at which an axis from nothing to `most` has its lines: evenly spaced, round, whole, the
 * last one at or above `most`.
 * @param parts how many spaces there are at most between them
 */
export const axisTicks = (most: number, parts = 4): number[] => {
  const rough = Math.max(most, 1) / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.map((one) => one * power).find((one) => one >= rough && one % 1 === 0);
  const whole = step ?? Math.ceil(rough);
  const count = Math.max(1, Math.ceil(most / whole));
  return Array.from({ length: count + 1 }, (_, at) => at * whole);
};

/** What the figures of an axis are counted in. */
export type AmountUnit = 'one' | 'thousand' | 'million';

const CENTIMES = 100;
const UNITS: Record<AmountUnit, number> = {
  one: CENTIMES,
  thousand: CENTIMES * 1000,
  million: CENTIMES * 1_000_000,
};

/** The unit in which amounts up to `most` (centimes) stand on an axis in three digits or so. */
export const amountUnit = (most: number): AmountUnit => {
  if (most >= 10 * UNITS.million) return 'million';
  return most >= 10 * UNITS.thousand ? 'thousand' : 'one';
};

/** Centimes in a unit of dirhams. */
export const inUnit = (centimes: number, unit: AmountUnit): number => centimes / UNITS[unit];
