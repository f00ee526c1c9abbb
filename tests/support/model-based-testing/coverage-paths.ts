import { type Edge, graphOf, type MachineModel, type ModelPath, walk } from './model-graph';

function pathOf(model: MachineModel, { from, label }: Edge, ...more: readonly string[]): ModelPath {
  return walk(model, from.input, [...from.labels, label, ...more]);
}

/** The candidates that cover something new, in order. */
function withNewCoverage<Candidate>(
  candidates: readonly Candidate[],
  gainsOf: (candidate: Candidate) => readonly string[],
  seen: Set<string>,
): Candidate[] {
  return candidates.filter((candidate) => {
    const fresh = gainsOf(candidate).filter((gain) => !seen.has(gain));
    for (const gain of fresh) seen.add(gain);
    return fresh.length > 0;
  });
}

/** For every transition that the model can fire: the shortest path to its source, then the step. */
export function transitionPathsOf(model: MachineModel): ModelPath[] {
  const { starts, edges } = graphOf(model);
  const seen = new Set<string>();
  const first = withNewCoverage(starts, ({ transitions }) => transitions, seen);
  const then = withNewCoverage(edges, ({ transitions }) => transitions, seen);
  return [...first, ...then.map((edge) => pathOf(model, edge))];
}

/**
 * For every guard that can refuse an event: the shortest path to a state in which it does, then the
 * event.
 */
export function refusalPathsOf(model: MachineModel): ModelPath[] {
  return withNewCoverage(graphOf(model).edges, ({ refusedBy }) => refusedBy, new Set()).map(
    (edge) => pathOf(model, edge),
  );
}

function isPrefixOf(path: ModelPath, longer: ModelPath): boolean {
  return (
    path.input === longer.input &&
    path.steps.length < longer.steps.length &&
    path.steps.every(({ label }, index) => longer.steps[index]?.label === label)
  );
}

/**
 * The paths to every transition, without those that are a prefix of another path: for a slow
 * runner.
 */
export function prefixFreePathsOf(model: MachineModel): ModelPath[] {
  const paths = transitionPathsOf(model);
  return paths.filter((path) => !paths.some((other) => isPrefixOf(path, other)));
}

/** Pairs of transitions that fire one after the other. */
export function consecutivePairs(fires: readonly string[]): string[] {
  return fires.slice(1).map((key, index) => `${fires[index]} → ${key}`);
}

/** An edge of the model after another one, or after the initial transitions of a process. */
interface EdgePair {
  readonly before: readonly string[];
  readonly second: Edge;
  readonly path: () => ModelPath;
}

function edgePairsOf(model: MachineModel): EdgePair[] {
  const { starts, edges } = graphOf(model);
  const moving = edges.filter(({ transitions }) => transitions.length > 0);
  const after = (place: string) => moving.filter(({ from }) => from.key === place);
  const fromStarts = starts.flatMap(({ input, transitions, endState }) =>
    after(endState).map((second) => ({
      before: transitions,
      second,
      path: () => walk(model, input, [second.label]),
    })),
  );
  const fromMoves = edges.flatMap((first) =>
    after(first.to).map((second) => ({
      before: first.transitions,
      second,
      path: () => pathOf(model, first, second.label),
    })),
  );
  return [...fromStarts, ...fromMoves];
}

/** For every pair of transitions that can follow each other: a shortest path that fires both. */
export function pairPathsOf(model: MachineModel): ModelPath[] {
  const gains = ({ before, second }: EdgePair) =>
    consecutivePairs([...before, ...second.transitions]);
  return withNewCoverage(edgePairsOf(model), gains, new Set()).map(({ path }) => path());
}

/** For every stable state of the machine: a shortest path to it. */
export function statePathsOf(model: MachineModel): ModelPath[] {
  const { starts, edges } = graphOf(model);
  const all = [...starts, ...edges.map((edge) => pathOf(model, edge))];
  const valueAtEnd = (path: ModelPath) => [JSON.stringify(path.steps.at(-1)?.value ?? path.value)];
  return withNewCoverage(all, valueAtEnd, new Set());
}
