import type { MachineName } from '../support/machine-models/all-test-models.generated';
import { coveringPathsOf } from '../support/model-based-testing/chinese-postman';
import {
  consecutivePairs,
  pairPathsOf,
  refusalPathsOf,
  statePathsOf,
  transitionPathsOf,
} from '../support/model-based-testing/coverage-paths';
import {
  graphOf,
  type MachineModel,
  type ModelPath,
  walk,
} from '../support/model-based-testing/model-graph';
import {
  type RandomWalkOptions,
  sampleWalkChoices,
  walkFromChoices,
} from '../support/model-based-testing/random-walks';
import { pathTitle } from '../support/model-based-testing/run-path';
import { statePathOf } from '../support/model-based-testing/state-path';
import { type PathSet, pathName, type QaPath } from './qa-path';

/** What to list: machines, sets, and how random walks are generated. */
export interface PathOptions {
  readonly machines: readonly MachineName[];
  readonly sets: readonly PathSet[];
  readonly randomWalks: RandomWalkOptions;
}

function generatorsOf(
  model: MachineModel,
  walking: RandomWalkOptions,
): Readonly<Record<PathSet, () => readonly ModelPath[]>> {
  return {
    shortest: () => transitionPathsOf(model),
    refusals: () => refusalPathsOf(model),
    ignored: () => statePathsOf(model),
    pairs: () => pairPathsOf(model),
    cover: () => coveringPathsOf(model),
    walks: () => sampleWalkChoices(walking).map((choices) => walkFromChoices(model, choices)),
  };
}

/** The guards that refuse the last step of a path. */
function refusingGuardsAtEnd(model: MachineModel, path: ModelPath): readonly string[] {
  const labels = path.steps.map(({ label }) => label);
  const before = walk(model, path.input, labels.slice(0, -1)).endState;
  const move = graphOf(model).edges.find(
    ({ from, label }) => from.key === before && label === labels.at(-1),
  );
  return move?.refusedBy ?? [];
}

function coverageOf(model: MachineModel, set: PathSet, path: ModelPath): readonly string[] {
  if (set === 'pairs') return consecutivePairs(path.transitions);
  if (set === 'refusals') return refusingGuardsAtEnd(model, path);
  if (set === 'ignored') return [statePathOf(path.steps.at(-1)?.value ?? path.value)];
  return path.transitions;
}

/** Every path of a machine, set by set, numbered; the same options give the same paths. */
export function pathsOfModel(
  machine: MachineName,
  model: MachineModel,
  { sets, randomWalks }: Omit<PathOptions, 'machines'>,
): QaPath[] {
  const found = sets.flatMap((set) => {
    const seen = new Set<string>();
    const names = new Set<string>();
    return generatorsOf(model, randomWalks)
      [set]()
      .flatMap((path) => {
        const name = pathName(machine, set, path);
        if (names.has(name)) return [];
        names.add(name);
        const adds = [...new Set(coverageOf(model, set, path))].filter((gain) => !seen.has(gain));
        for (const gain of adds) seen.add(gain);
        return [{ ...describePath(machine, path), set, name, adds }];
      });
  });
  return found.map((path, index) => ({ ...path, number: index + 1 }));
}

function describePath(machine: MachineName, path: ModelPath) {
  return {
    machine,
    path,
    title: pathTitle(path),
    target: statePathOf(path.steps.at(-1)?.value ?? path.value),
  };
}

/** The path that a title describes: `beginning → step → step`. */
export function parsePath(machine: MachineName, model: MachineModel, title: string): QaPath {
  const [input = '', ...labels] = title.split('→').map((word) => word.trim());
  if (!(input in model.inputs)) {
    throw new Error(`${machine} begins with ${Object.keys(model.inputs).join(', ')}.`);
  }
  const path = walk(model, input, labels);
  const name = pathName(machine, 'replay', path);
  return { ...describePath(machine, path), set: 'replay', name, number: 1, adds: path.transitions };
}
