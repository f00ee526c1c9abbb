import type { MachineName } from '../../support/machine-scripts/all-scripts';
import { modelOf } from '../machines';
import { NodePlayer } from '../node-player';
import { pathsOfModel } from '../path-list';
import type { QaPath } from '../qa-path';
import { EQUIVALENTS } from './equivalents';
import { type Mutant, mutantsOf } from './mutants';

/** What came of the mutants of a machine. */
export interface Trial {
  readonly machine: MachineName;
  readonly mutants: number;
  readonly caught: readonly { readonly name: string; readonly by: string }[];
  readonly equivalent: readonly string[];
  readonly survived: readonly string[];
}

/** Machines of which every mutant has to be noticed; of the others ninety-five in a hundred. */
const WHOLLY: readonly string[] = ['authentication', 'orderActions', 'checkout'];

/** The paths that meet what was changed first: the sooner a mutant is noticed, the better. */
const nearestFirst = (paths: readonly QaPath[], { concerns }: Mutant): QaPath[] => {
  const meets = ({ path }: QaPath) => concerns.some((key) => path.fires.includes(key));
  return [...paths.filter(meets), ...paths.filter((path) => !meets(path))];
};

/** The machine is provided anew for every path, from its definition; so that is exchanged meanwhile. */
const caughtBy = async (
  machine: MachineName,
  mutant: Mutant,
  paths: readonly QaPath[],
): Promise<string | null> => {
  const real = modelOf(machine).machine;
  const { config } = real;
  const player = new NodePlayer(machine, { isMutant: true });
  Object.assign(real, { config: mutant.config });
  try {
    for (const path of nearestFirst(paths, mutant)) {
      const { failure } = await player.play(path);
      if (failure) return path.name;
    }
    return null;
  } finally {
    Object.assign(real, { config });
  }
};

/** Plays the paths of the real machine with each of its mutants, until one of them fails. */
export const tryMutants = async (machine: MachineName): Promise<Trial> => {
  const paths = pathsOfModel(machine, modelOf(machine), {
    sets: ['shortest', 'refusals', 'ignored', 'pairs', 'postman', 'walks'],
    walking: { seed: 1, count: 40, length: 14 },
  });
  const mutants = mutantsOf(modelOf(machine).machine);
  const known = EQUIVALENTS[machine] ?? {};
  const caught: { name: string; by: string }[] = [];
  const missed: string[] = [];
  for (const mutant of mutants) {
    const by = await caughtBy(machine, mutant, paths);
    if (by) caught.push({ name: mutant.name, by });
    else missed.push(mutant.name);
  }
  const isKnown = (name: string) => name in known;
  return {
    machine,
    mutants: mutants.length,
    caught,
    equivalent: missed.filter(isKnown),
    survived: missed.filter((name) => !isKnown(name)),
  };
};

/** Whether enough was noticed: equivalents don't count, and may not be many. */
export const isEnough = ({ machine, mutants, caught, equivalent, survived }: Trial): boolean => {
  if (equivalent.length > mutants * 0.03) return false;
  if (WHOLLY.includes(machine)) return survived.length === 0;
  return caught.length >= (mutants - equivalent.length) * 0.95;
};
