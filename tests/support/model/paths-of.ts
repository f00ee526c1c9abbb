import { type Edge, graphOf, type MachineModel, type ModelPath, walk } from './model-graph';

const pathOf = (
  model: MachineModel,
  { from, label }: Edge,
  ...more: readonly string[]
): ModelPath => walk(model, from.input, [...from.labels, label, ...more]);

/** Those of the candidates that gain something new, in their order. */
const firstToGain = <Candidate>(
  candidates: readonly Candidate[],
  gainsOf: (candidate: Candidate) => readonly string[],
  seen: Set<string>,
): Candidate[] =>
  candidates.filter((candidate) => {
    const fresh = gainsOf(candidate).filter((gain) => !seen.has(gain));
    for (const gain of fresh) seen.add(gain);
    return fresh.length > 0;
  });

/** For every transition of the machine that the model can fire: the shortest way to its source, then the step. */
export const pathsOf = (model: MachineModel): ModelPath[] => {
  const { starts, edges } = graphOf(model);
  const seen = new Set<string>();
  const first = firstToGain(starts, ({ fires }) => fires, seen);
  const then = firstToGain(edges, ({ fires }) => fires, seen);
  return [...first, ...then.map((edge) => pathOf(model, edge))];
};

/** For every guard that can refuse an event: the shortest way to a state in which it does, then the event. */
export const refusalPathsOf = (model: MachineModel): ModelPath[] =>
  firstToGain(graphOf(model).edges, ({ keptBy }) => keptBy, new Set()).map((edge) =>
    pathOf(model, edge),
  );

const isBeginningOf = (path: ModelPath, longer: ModelPath): boolean =>
  path.input === longer.input &&
  path.steps.length < longer.steps.length &&
  path.steps.every(({ label }, index) => longer.steps[index]?.label === label);

/** The paths to every transition without those that are only the beginning of another: for a slow runner. */
export const fewestPathsOf = (model: MachineModel): ModelPath[] => {
  const paths = pathsOf(model);
  return paths.filter((path) => !paths.some((other) => isBeginningOf(path, other)));
};

/** Pairs of transitions that fire one after the other. */
export const pairsIn = (fires: readonly string[]): string[] =>
  fires.slice(1).map((key, index) => `${fires[index]} → ${key}`);

/** Two moves of the model, one after the other. */
interface Turn {
  readonly first: Edge;
  readonly second: Edge;
}

const turnsOf = (edges: readonly Edge[]): Turn[] =>
  edges.flatMap((first) =>
    edges
      .filter(({ from, fires }) => from.key === first.to && fires.length > 0)
      .map((second) => ({ first, second })),
  );

/** For every pair of transitions that can follow each other: a shortest way that fires both. */
export const pairPathsOf = (model: MachineModel): ModelPath[] => {
  const turns = turnsOf(graphOf(model).edges);
  const gains = ({ first, second }: Turn) => pairsIn([...first.fires, ...second.fires]);
  return firstToGain(turns, gains, new Set()).map(({ first, second }) =>
    pathOf(model, first, second.label),
  );
};

/** For every state of the machine in which a process can rest: a shortest way to it. */
export const statePathsOf = (model: MachineModel): ModelPath[] => {
  const { starts, edges } = graphOf(model);
  const all = [...starts, ...edges.map((edge) => pathOf(model, edge))];
  const valueAtEnd = (path: ModelPath) => [JSON.stringify(path.steps.at(-1)?.value ?? path.value)];
  return firstToGain(all, valueAtEnd, new Set());
};
