/** A connection between two nodes, with a cost, that can be used as often as needed. */
export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

interface Residual {
  readonly to: number;
  readonly cost: number;
  /** The index of its arc, and the direction: backwards cancels flow that was sent before. */
  readonly arc: number;
  readonly forwards: boolean;
}

/**
 * How often each arc is used so that the surplus of every node reaches nodes with a deficit, at the
 * least cost: successive shortest paths, one unit at a time. `balance` is the surplus (positive) or
 * the deficit (negative) of each node; the sum is zero. The arcs must connect all nodes.
 */
export function minCostFlow(arcs: readonly Arc[], balance: readonly number[]): number[] {
  const flow = arcs.map(() => 0);
  const left = [...balance];
  const leaving = residualsOf(arcs, balance.length);
  for (let source = nextSource(left); source >= 0; source = nextSource(left)) {
    const { cost, by } = shortestPaths(leaving, flow, source);
    const sink = nearestSink(left, cost);
    if (sink < 0) throw new Error('A place that lacks cannot be reached.');
    for (let place = sink; place !== source; ) {
      const { from, step } = predecessorOf(by, place);
      flow[step.arc] = (flow[step.arc] ?? 0) + (step.forwards ? 1 : -1);
      place = from;
    }
    left[source] = (left[source] ?? 0) - 1;
    left[sink] = (left[sink] ?? 0) + 1;
  }
  return flow;
}

function residualsOf(arcs: readonly Arc[], places: number): Residual[][] {
  const leaving: Residual[][] = Array.from({ length: places }, () => []);
  arcs.forEach(({ from, to, cost }, arc) => {
    leaving[from]?.push({ to, cost, arc, forwards: true });
    leaving[to]?.push({ to: from, cost: -cost, arc, forwards: false });
  });
  return leaving;
}

type Predecessor = { readonly from: number; readonly step: Residual };

/** Costs can be negative on reverse arcs, so nodes are visited again when they become cheaper. */
function shortestPaths(
  leaving: readonly (readonly Residual[])[],
  flow: readonly number[],
  source: number,
) {
  const cost = leaving.map(() => Number.POSITIVE_INFINITY);
  const by = new Map<number, Predecessor>();
  cost[source] = 0;
  const queue = [source];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (const step of leaving[from] ?? []) {
      if (!step.forwards && (flow[step.arc] ?? 0) === 0) continue;
      const through = (cost[from] ?? 0) + step.cost;
      if (through >= (cost[step.to] ?? 0)) continue;
      cost[step.to] = through;
      by.set(step.to, { from, step });
      if (!queue.includes(step.to)) queue.push(step.to);
    }
  }
  return { cost, by };
}

function predecessorOf(by: ReadonlyMap<number, Predecessor>, place: number): Predecessor {
  const arrival = by.get(place);
  if (!arrival) throw new Error('Nothing leads here.');
  return arrival;
}

function nextSource(left: readonly number[]): number {
  return left.findIndex((amount) => amount > 0);
}

function nearestSink(left: readonly number[], cost: readonly number[]): number {
  return left.reduce(
    (best, amount, place) =>
      amount < 0 && (best < 0 || (cost[place] ?? 0) < (cost[best] ?? 0)) ? place : best,
    -1,
  );
}
