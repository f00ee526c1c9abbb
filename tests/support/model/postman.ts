import { cheapestFlow } from './min-cost-flow';
import { graphOf, type MachineModel, type ModelPath, walk } from './model-graph';

/** What opening a fresh world costs, in steps: it signs in and fills a store. */
const COST_OF_A_BEGINNING = 4;

/** A street of the postman's town: a move of the model, a beginning from the office or the way back to it. */
interface Street {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly label: string | null;
  readonly input: string | null;
  /** What is reached by it: transitions that fire, guards that refuse. */
  readonly gains: readonly string[];
}

const OFFICE = 0;

const townOf = (model: MachineModel): { streets: Street[]; places: number } => {
  const { starts, edges } = graphOf(model);
  const numbers = new Map<string, number>();
  const placeOf = (key: string): number => {
    const known = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, known);
    return known;
  };
  const beginnings = starts.map(({ input, endsIn, fires }) => ({
    from: OFFICE,
    to: placeOf(endsIn),
    cost: COST_OF_A_BEGINNING,
    label: null,
    input,
    gains: fires,
  }));
  const moves = edges.map(({ from, to, label, fires, keptBy }) => ({
    from: placeOf(from.key),
    to: placeOf(to),
    cost: 1,
    label,
    input: null,
    gains: [...fires, ...keptBy.map((key) => `${key} refuses`)],
  }));
  const home = [...numbers.values()].map((from) => ({
    from,
    to: OFFICE,
    cost: 0,
    label: null,
    input: null,
    gains: [],
  }));
  return { streets: [...beginnings, ...moves, ...home], places: numbers.size + 1 };
};

/** One street for each thing there is to gain, the nearest. */
const requiredOf = (streets: readonly Street[]): Set<number> => {
  const seen = new Set<string>();
  const required = new Set<number>();
  streets.forEach(({ gains }, index) => {
    if (gains.some((gain) => !seen.has(gain))) required.add(index);
    for (const gain of gains) seen.add(gain);
  });
  return required;
};

/** How often each street is walked: the required ones once, and what it takes to get from one to the next. */
const walkedOften = (
  streets: readonly Street[],
  required: ReadonlySet<number>,
  places: number,
): number[] => {
  const balance = Array.from({ length: places }, () => 0);
  for (const index of required) {
    const { from, to } = streets[index] as Street;
    balance[to] = (balance[to] ?? 0) + 1;
    balance[from] = (balance[from] ?? 0) - 1;
  }
  const more = cheapestFlow(streets, balance);
  return more.map((count, index) => count + (required.has(index) ? 1 : 0));
};

/** The streets by which the office reaches every place, with the fewest steps. */
const arrivalsOf = (streets: readonly Street[]): Map<number, number> => {
  const by = new Map<number, number>();
  const queue = [OFFICE];
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    streets.forEach(({ from, to }, index) => {
      if (from !== place || to === OFFICE || by.has(to)) return;
      by.set(to, index);
      queue.push(to);
    });
  }
  return by;
};

const reachedFromOffice = (streets: readonly Street[], times: readonly number[]): Set<number> => {
  const reached = new Set([OFFICE]);
  for (let grown = true; grown; ) {
    grown = false;
    streets.forEach(({ from, to }, index) => {
      if ((times[index] ?? 0) === 0 || !reached.has(from) || reached.has(to)) return;
      reached.add(to);
      grown = true;
    });
  }
  return reached;
};

/** A round that starts and ends elsewhere is joined to the office by the shortest way there and home again. */
const joinToOffice = (streets: readonly Street[], times: number[]): void => {
  const arrivals = arrivalsOf(streets);
  const add = (index: number | undefined) => {
    if (index !== undefined) times[index] = (times[index] ?? 0) + 1;
  };
  for (;;) {
    const reached = reachedFromOffice(streets, times);
    const apart = streets.find(({ from }, index) => (times[index] ?? 0) > 0 && !reached.has(from));
    if (!apart) return;
    add(streets.findIndex(({ from, to }) => from === apart.from && to === OFFICE));
    for (let place = apart.from; place !== OFFICE; ) {
      const index = arrivals.get(place);
      if (index === undefined) throw new Error('Nothing leads from the office to a place.');
      add(index);
      place = streets[index]?.from ?? OFFICE;
    }
  }
};

/** One round over every street as often as it is to be walked (Hierholzer). */
const roundOf = (streets: readonly Street[], times: readonly number[]): Street[] => {
  const leaving = new Map<number, Street[]>();
  streets.forEach((street, index) => {
    const copies = Array.from({ length: times[index] ?? 0 }, () => street);
    leaving.set(street.from, [...(leaving.get(street.from) ?? []), ...copies]);
  });
  const stack: (Street | null)[] = [null];
  const round: Street[] = [];
  for (let last = stack.at(-1); last !== undefined; last = stack.at(-1)) {
    const next = leaving.get(last?.to ?? OFFICE)?.shift();
    if (next) stack.push(next);
    else {
      stack.pop();
      if (last) round.unshift(last);
    }
  }
  return round;
};

/** A round cut at the office, each part without the steps at its end that gain nothing new. */
const partsOf = (round: readonly Street[]): Street[][] => {
  const parts: Street[][] = [];
  for (const street of round) {
    if (street.from === OFFICE) parts.push([]);
    if (street.to !== OFFICE) parts.at(-1)?.push(street);
  }
  const seen = new Set<string>();
  return parts.map((part) => {
    const news = part.map(({ gains }) => {
      const isNew = gains.some((gain) => !seen.has(gain));
      for (const gain of gains) seen.add(gain);
      return isNew;
    });
    return part.slice(0, news.lastIndexOf(true) + 1);
  });
};

/**
 * Few paths that together fire every transition the model can fire and meet every guard that can
 * refuse, with as few steps as this finds: the postman's round over the streets he must walk, where a
 * new beginning costs four steps. The round is the shortest where those streets hang together (Chinese
 * postman); where they don't, the parts are joined one by one, which can be a little longer.
 */
export const postmanPathsOf = (model: MachineModel): ModelPath[] => {
  const { streets, places } = townOf(model);
  const times = walkedOften(streets, requiredOf(streets), places);
  joinToOffice(streets, times);
  return partsOf(roundOf(streets, times)).flatMap((part) => {
    const labels = part.flatMap(({ label }) => (label === null ? [] : [label]));
    const input = part[0]?.input;
    return typeof input === 'string' ? [walk(model, input, labels)] : [];
  });
};
