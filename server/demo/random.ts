const ID_DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 20;

/** A pseudo-random generator: the same seed gives the same sequence. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  next(): number;
  /** A whole number between both, both included. */
  between(from: number, to: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** An id in the format of the database's ids. */
  id(prefix: string): string;
}

/** Tommy Ettinger's mulberry32: 32 bits of state, fast, and uniform enough for a demo. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Creates a generator with a seed. */
export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  };
  return {
    next,
    between,
    pick,
    chance: (probability) => next() < probability,
    id: (prefix) => {
      // A loop: the demo has tens of thousands of ids.
      let id = `${prefix}_`;
      for (let place = 0; place < ID_LENGTH; place += 1) id += ID_DIGITS[between(0, 35)];
      return id;
    },
  };
}
