import { randomInt } from 'node:crypto';

/** Numbers from 0 to below 1, repeatable by seed. */
export type Random = () => number;

/** The seed of this run: `TEST_SEED` repeats another run. Print it in the test's name. */
export function testSeed(): number {
  return Number(process.env.TEST_SEED ?? randomInt(1_000_000));
}

/** Mulberry32, a small generator good enough to choose test data. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of several values, each equally likely. */
export function oneOf<Value>(random: Random, values: readonly Value[]): Value {
  // A random number is below 1, and the list is never empty.
  return values[Math.floor(random() * values.length)] as Value;
}
