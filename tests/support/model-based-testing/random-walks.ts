import * as fc from 'fast-check';
import { type Edge, graphOf, type MachineModel, type ModelPath, walk } from './model-graph';

/** A random walk as choices: the initial state, then one of the possible edges at each step. */
export interface WalkChoices {
  readonly startIndex: number;
  readonly branches: readonly number[];
}

/**
 * How random walks are generated: their number, their maximum length in steps, and a seed that
 * makes them repeatable.
 */
export interface RandomWalkOptions {
  readonly seed: number;
  readonly count: number;
  readonly length: number;
}

const anyNumber = fc.nat({ max: 0xffff });

/** Shrinks to fewer steps and earlier choices. */
export function walkChoicesArbitrary(length: number): fc.Arbitrary<WalkChoices> {
  return fc.record({
    startIndex: anyNumber,
    branches: fc.array(anyNumber, { minLength: 1, maxLength: length, size: 'max' }),
  });
}

/** The choices of a seed, the same for every machine. */
export function sampleWalkChoices({ seed, count, length }: RandomWalkOptions): WalkChoices[] {
  return fc.sample(walkChoicesArbitrary(length), { seed, numRuns: count });
}

const outgoingEdgesByModel = new WeakMap<MachineModel, ReadonlyMap<string, readonly Edge[]>>();

function outgoingEdges(model: MachineModel): ReadonlyMap<string, readonly Edge[]> {
  const known = outgoingEdgesByModel.get(model);
  if (known) return known;
  const edges = new Map<string, Edge[]>();
  for (const edge of graphOf(model).edges) {
    edges.set(edge.from.key, [...(edges.get(edge.from.key) ?? []), edge]);
  }
  outgoingEdgesByModel.set(model, edges);
  return edges;
}

/** The path of the choices in this machine; it ends early in a state without edges. */
export function walkFromChoices(
  model: MachineModel,
  { startIndex, branches }: WalkChoices,
): ModelPath {
  const { starts } = graphOf(model);
  const start = starts[startIndex % starts.length];
  if (!start) throw new Error(`${model.machine.id} has no beginning.`);
  const edgesFrom = outgoingEdges(model);
  const labels: string[] = [];
  let key = start.endState;
  for (const branch of branches) {
    const onward = edgesFrom.get(key) ?? [];
    const edge = onward[branch % onward.length];
    if (!edge) break;
    labels.push(edge.label);
    key = edge.to;
  }
  return walk(model, start.input, labels);
}
