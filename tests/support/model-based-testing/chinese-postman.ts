import { minCostFlow } from './min-cost-flow';
import { graphOf, type MachineModel, type ModelPath, walk } from './model-graph';

/** The cost of a new driver, in steps: it signs in and fills a store. */
const START_COST = 4;

/**
 * An edge of the route graph: an edge of the model, a start from the root, or the return to the
 * root.
 */
interface RouteEdge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly label: string | null;
  readonly input: string | null;
  /** The coverage of this edge: transitions that fire, guards that refuse. */
  readonly gains: readonly string[];
}

const ROOT = 0;

function routeGraphOf(model: MachineModel): { streets: RouteEdge[]; places: number } {
  const { starts, edges } = graphOf(model);
  const numbers = new Map<string, number>();
  const placeOf = (key: string): number => {
    const known = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, known);
    return known;
  };
  const beginnings = starts.map(({ input, endState, transitions }) => ({
    from: ROOT,
    to: placeOf(endState),
    cost: START_COST,
    label: null,
    input,
    gains: transitions,
  }));
  const moves = edges.map(({ from, to, label, transitions, refusedBy }) => ({
    from: placeOf(from.key),
    to: placeOf(to),
    cost: 1,
    label,
    input: null,
    gains: [...transitions, ...refusedBy.map((key) => `${key} refuses`)],
  }));
  const home = [...numbers.values()].map((from) => ({
    from,
    to: ROOT,
    cost: 0,
    label: null,
    input: null,
    gains: [],
  }));
  return { streets: [...beginnings, ...moves, ...home], places: numbers.size + 1 };
}

/** One edge for each item to cover, the nearest. */
function requiredEdges(streets: readonly RouteEdge[]): Set<number> {
  const seen = new Set<string>();
  const required = new Set<number>();
  streets.forEach(({ gains }, index) => {
    if (gains.some((gain) => !seen.has(gain))) required.add(index);
    for (const gain of gains) seen.add(gain);
  });
  return required;
}

/**
 * How often each edge is used: the required ones once, and the connections between them as needed.
 */
function traversalCounts(
  streets: readonly RouteEdge[],
  required: ReadonlySet<number>,
  places: number,
): number[] {
  const balance = Array.from({ length: places }, () => 0);
  for (const index of required) {
    const { from, to } = streets[index] as RouteEdge;
    balance[to] = (balance[to] ?? 0) + 1;
    balance[from] = (balance[from] ?? 0) - 1;
  }
  const more = minCostFlow(streets, balance);
  return more.map((count, index) => count + (required.has(index) ? 1 : 0));
}

/** The edges by which the root reaches every node, with the fewest steps. */
function shortestPathTree(streets: readonly RouteEdge[]): Map<number, number> {
  const by = new Map<number, number>();
  const queue = [ROOT];
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    streets.forEach(({ from, to }, index) => {
      if (from !== place || to === ROOT || by.has(to)) return;
      by.set(to, index);
      queue.push(to);
    });
  }
  return by;
}

function reachableFromRoot(streets: readonly RouteEdge[], times: readonly number[]): Set<number> {
  const reached = new Set([ROOT]);
  for (let grown = true; grown; ) {
    grown = false;
    streets.forEach(({ from, to }, index) => {
      if ((times[index] ?? 0) === 0 || !reached.has(from) || reached.has(to)) return;
      reached.add(to);
      grown = true;
    });
  }
  return reached;
}

/**
 * Connects a cycle that does not contain the root: by the shortest path from the root, and a return
 * to it.
 */
function connectToRoot(streets: readonly RouteEdge[], times: number[]): void {
  const arrivals = shortestPathTree(streets);
  const add = (index: number | undefined) => {
    if (index !== undefined) times[index] = (times[index] ?? 0) + 1;
  };
  for (;;) {
    const reached = reachableFromRoot(streets, times);
    const apart = streets.find(({ from }, index) => (times[index] ?? 0) > 0 && !reached.has(from));
    if (!apart) return;
    add(streets.findIndex(({ from, to }) => from === apart.from && to === ROOT));
    for (let place = apart.from; place !== ROOT; ) {
      const index = arrivals.get(place);
      if (index === undefined) throw new Error('Nothing leads from the office to a place.');
      add(index);
      place = streets[index]?.from ?? ROOT;
    }
  }
}

/** One circuit that uses every edge as often as counted (Hierholzer). */
function eulerCircuit(streets: readonly RouteEdge[], times: readonly number[]): RouteEdge[] {
  const leaving = new Map<number, RouteEdge[]>();
  streets.forEach((street, index) => {
    const copies = Array.from({ length: times[index] ?? 0 }, () => street);
    leaving.set(street.from, [...(leaving.get(street.from) ?? []), ...copies]);
  });
  const stack: (RouteEdge | null)[] = [null];
  const round: RouteEdge[] = [];
  for (let last = stack.at(-1); last !== undefined; last = stack.at(-1)) {
    const next = leaving.get(last?.to ?? ROOT)?.shift();
    if (next) stack.push(next);
    else {
      stack.pop();
      if (last) round.unshift(last);
    }
  }
  return round;
}

/** A circuit split at the root; each part ends with the last step that covers something new. */
function splitAtRoot(round: readonly RouteEdge[]): RouteEdge[][] {
  const parts: RouteEdge[][] = [];
  for (const street of round) {
    if (street.from === ROOT) parts.push([]);
    if (street.to !== ROOT) parts.at(-1)?.push(street);
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
}

/**
 * Few paths that together fire every transition that the model can fire and reach every guard that
 * can refuse, with as few steps as this finds: a Chinese postman tour over the required edges,
 * where a new start costs four steps. The tour is the shortest if those edges are connected
 * (Chinese postman); otherwise the parts are joined one by one, which can be a little longer.
 */
export function coveringPathsOf(model: MachineModel): ModelPath[] {
  const { streets, places } = routeGraphOf(model);
  const times = traversalCounts(streets, requiredEdges(streets), places);
  connectToRoot(streets, times);
  return splitAtRoot(eulerCircuit(streets, times)).flatMap((part) => {
    const labels = part.flatMap(({ label }) => (label === null ? [] : [label]));
    const input = part[0]?.input;
    return typeof input === 'string' ? [walk(model, input, labels)] : [];
  });
}
