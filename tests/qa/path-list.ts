import type { MachineName } from '../support/machine-scripts/all-scripts';
import { graphOf, type MachineModel, type ModelPath, walk } from '../support/model/model-graph';
import {
  pairPathsOf,
  pairsIn,
  pathsOf,
  refusalPathsOf,
  statePathsOf,
} from '../support/model/paths-of';
import { titleOf } from '../support/model/play';
import { postmanPathsOf } from '../support/model/postman';
import { pathOfValue } from '../support/model/spelling';
import { choicesFrom, type Walking, walkOf } from '../support/model/walks';
import { nameOf, type PathSet, type QaPath } from './qa-path';

/** What is listed: of which machines, which sets, and how walks are drawn. */
export interface Listing {
  readonly machines: readonly MachineName[];
  readonly sets: readonly PathSet[];
  readonly walking: Walking;
}

const generated = (
  model: MachineModel,
  walking: Walking,
): Readonly<Record<PathSet, () => readonly ModelPath[]>> => ({
  shortest: () => pathsOf(model),
  refusals: () => refusalPathsOf(model),
  ignored: () => statePathsOf(model),
  pairs: () => pairPathsOf(model),
  postman: () => postmanPathsOf(model),
  walks: () => choicesFrom(walking).map((choices) => walkOf(model, choices)),
});

/** The guards that refuse the last step of a path. */
const refusedAtEnd = (model: MachineModel, path: ModelPath): readonly string[] => {
  const labels = path.steps.map(({ label }) => label);
  const before = walk(model, path.input, labels.slice(0, -1)).endsIn;
  const move = graphOf(model).edges.find(
    ({ from, label }) => from.key === before && label === labels.at(-1),
  );
  return move?.keptBy ?? [];
};

const gainsOf = (model: MachineModel, set: PathSet, path: ModelPath): readonly string[] => {
  if (set === 'pairs') return pairsIn(path.fires);
  if (set === 'refusals') return refusedAtEnd(model, path);
  if (set === 'ignored') return [pathOfValue(path.steps.at(-1)?.value ?? path.value)];
  return path.fires;
};

/** Every path of a machine, set after set, numbered; the same listing gives the same paths. */
export const pathsOfModel = (
  machine: MachineName,
  model: MachineModel,
  { sets, walking }: Omit<Listing, 'machines'>,
): QaPath[] => {
  const found = sets.flatMap((set) => {
    const seen = new Set<string>();
    const names = new Set<string>();
    return generated(model, walking)
      [set]()
      .flatMap((path) => {
        const name = nameOf(machine, set, path);
        if (names.has(name)) return [];
        names.add(name);
        const adds = [...new Set(gainsOf(model, set, path))].filter((gain) => !seen.has(gain));
        for (const gain of adds) seen.add(gain);
        return [{ ...described(machine, path), set, name, adds }];
      });
  });
  return found.map((path, index) => ({ ...path, number: index + 1 }));
};

const described = (machine: MachineName, path: ModelPath) => ({
  machine,
  path,
  title: titleOf(path),
  target: pathOfValue(path.steps.at(-1)?.value ?? path.value),
});

/** The way that a title spells: `beginning → step → step`. */
export const spelledPath = (machine: MachineName, model: MachineModel, title: string): QaPath => {
  const [input = '', ...labels] = title.split('→').map((word) => word.trim());
  if (!(input in model.inputs)) {
    throw new Error(`${machine} begins with ${Object.keys(model.inputs).join(', ')}.`);
  }
  const path = walk(model, input, labels);
  const name = nameOf(machine, 'replay', path);
  return { ...described(machine, path), set: 'replay', name, number: 1, adds: path.fires };
};
