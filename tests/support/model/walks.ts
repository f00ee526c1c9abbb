import * as fc from 'fast-check';
import { type Edge, graphOf, type MachineModel, type ModelPath, walk } from './model-graph';

/** A walk as choices: which beginning, then at each turning which of the ways that lead on. */
export interface Choices {
  readonly beginning: number;
  readonly turnings: readonly number[];
}

/** How walks are drawn: as many, each of at most so many steps, from a seed that gives the same ones again. */
export interface Walking {
  readonly seed: number;
  readonly count: number;
  readonly length: number;
}

const anyNumber = fc.nat({ max: 0xffff });

/** Shrinks to fewer turnings and earlier choices. */
export const choicesOf = (length: number): fc.Arbitrary<Choices> =>
  fc.record({
    beginning: anyNumber,
    turnings: fc.array(anyNumber, { minLength: 1, maxLength: length, size: 'max' }),
  });

/** The choices of a seed, the same for every machine. */
export const choicesFrom = ({ seed, count, length }: Walking): Choices[] =>
  fc.sample(choicesOf(length), { seed, numRuns: count });

const waysFrom = new WeakMap<MachineModel, ReadonlyMap<string, readonly Edge[]>>();

const waysOf = (model: MachineModel): ReadonlyMap<string, readonly Edge[]> => {
  const known = waysFrom.get(model);
  if (known) return known;
  const ways = new Map<string, Edge[]>();
  for (const edge of graphOf(model).edges) {
    ways.set(edge.from.key, [...(ways.get(edge.from.key) ?? []), edge]);
  }
  waysFrom.set(model, ways);
  return ways;
};

/** Where the choices lead in this machine; a walk ends early where nothing leads on. */
export const walkOf = (model: MachineModel, { beginning, turnings }: Choices): ModelPath => {
  const { starts } = graphOf(model);
  const start = starts[beginning % starts.length];
  if (!start) throw new Error(`${model.machine.id} has no beginning.`);
  const ways = waysOf(model);
  const labels: string[] = [];
  let key = start.endsIn;
  for (const turning of turnings) {
    const onward = ways.get(key) ?? [];
    const edge = onward[turning % onward.length];
    if (!edge) break;
    labels.push(edge.label);
    key = edge.to;
  }
  return walk(model, start.input, labels);
};
