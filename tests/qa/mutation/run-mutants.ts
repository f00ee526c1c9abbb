import type { MachineName } from '../../support/machine-models/all-test-models.generated';
import { pathsOfModel } from '../generate-paths';
import type { MachineJob } from '../machine-process/jobs';
import { modelOf } from '../machines';
import { NodePathRunner } from '../node-path-runner';
import { PATH_SETS, type QaPath } from '../qa-path';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants';
import type { Mutant, MutantKind } from './mutant';
import { mutantsOf } from './mutants';
import { changed } from './places';
import { meanwhile, samplesOf } from './samples';

/** A mutant that was noticed: the path and the message. */
interface Notice {
  readonly kind: MutantKind;
  readonly name: string;
  readonly by: string;
  readonly because: string;
}

/** What became of a mutant; null if no path noticed it. */
export interface MutantOutcome extends Pick<Mutant, 'kind' | 'name'> {
  readonly notice: Pick<Notice, 'by' | 'because'> | null;
}

/** A mutant that runs, with its position among those of its machine. */
export interface RunningMutant extends Pick<Mutant, 'kind' | 'name'> {
  readonly index: number;
}

/** The result of the mutants of a machine. */
export interface MutationResult {
  readonly machine: MachineName;
  readonly mutants: number;
  readonly killed: readonly Notice[];
  readonly equivalent: readonly string[];
  readonly survived: readonly Pick<Mutant, 'kind' | 'name'>[];
  /** Listed equivalent mutants that were noticed or no longer exist. */
  readonly stale: readonly string[];
}

/** The paths with the affected transitions first: they notice the mutant sooner. */
function relevantPathsFirst(paths: readonly QaPath[], { concerns }: Mutant): QaPath[] {
  const meets = ({ path }: QaPath) => concerns.some((key) => path.transitions.includes(key));
  return [...paths.filter(meets), ...paths.filter((path) => !meets(path))];
}

/** What notices a mutant: a path, or expected behaviour that is missing on all paths. */
async function killingPath(
  machine: MachineName,
  mutant: Mutant,
  paths: readonly QaPath[],
): Promise<Pick<Notice, 'by' | 'because'> | null> {
  const player = new NodePathRunner(machine, 'mutant');
  // Each path builds its own machine from the definition and the implementations.
  return meanwhile(modelOf(machine).machine, mutant, async () => {
    const [delay] = player.changedDelays();
    if (delay) return { by: machine, because: delay };
    for (const path of relevantPathsFirst(paths, mutant)) {
      const { failure } = await player.run(path);
      if (failure) return { by: path.name, because: failure.message };
    }
    const [missing] = player.missing();
    return missing ? { by: machine, because: missing } : null;
  });
}

/** Runs the paths of the unchanged machine, because a check that always fails would prove nothing. */
async function refuseFailingMachine(machine: MachineName, paths: readonly QaPath[]): Promise<void> {
  const unchanged: Mutant = {
    kind: 'transitions',
    name: 'no change',
    concerns: [],
    config: changed(modelOf(machine).machine, () => {}),
  };
  const blamed = await killingPath(machine, unchanged, paths);
  if (blamed) throw new Error(`the machine itself fails: ${blamed.by}: ${blamed.because}`);
}

/**
 * Runs the paths of the real machine against each of its mutants, until one path fails.
 * @param job names the first mutant that runs
 * @param begins receives each mutant before it runs
 * @param tell receives the outcome of each mutant
 */
export async function mutateMachine(
  { machine, first }: Extract<MachineJob, { work: 'mutate' }>,
  begins: (what: string, mutant?: RunningMutant) => void,
  tell: (outcome: MutantOutcome) => void,
): Promise<{ mutants: number }> {
  const model = modelOf(machine);
  const walking = { seed: 1, count: 40, length: 14 };
  const paths = pathsOfModel(machine, model, { sets: PATH_SETS, randomWalks: walking });
  const few = paths.filter(({ set }) => set === 'shortest' || set === 'refusals');
  const player = new NodePathRunner(machine, 'recording');
  begins('its values were sampled');
  const samples = await samplesOf(model.machine, async () => {
    for (const path of few) await player.run(path);
  });
  const mutants = mutantsOf(model.machine, samples);
  if (first === 0) {
    begins('the unchanged machine was checked');
    await refuseFailingMachine(machine, paths);
  }
  for (const [index, mutant] of mutants.entries()) {
    if (index < first) continue;
    const { kind, name } = mutant;
    begins(`its mutant "${name}" ran`, { index, kind, name });
    tell({ kind, name, notice: await killingPath(machine, mutant, paths) });
  }
  return { mutants: mutants.length };
}

/** The result of a machine from the outcomes of all its mutants. */
export function mutationResultOf(
  machine: MachineName,
  outcomes: readonly MutantOutcome[],
): MutationResult {
  const known = EQUIVALENT_MUTANTS[machine] ?? {};
  const missed = outcomes.filter(({ notice }) => notice === null);
  return {
    machine,
    mutants: outcomes.length,
    killed: outcomes.flatMap(({ kind, name, notice }) =>
      notice ? [{ kind, name, ...notice }] : [],
    ),
    equivalent: missed.filter(({ name }) => name in known).map(({ name }) => name),
    survived: missed
      .filter(({ name }) => !(name in known))
      .map(({ kind, name }) => ({ kind, name })),
    stale: Object.keys(known).filter((name) => missed.every((mutant) => mutant.name !== name)),
  };
}

/**
 * Whether enough mutants were noticed: all but the equivalent ones, of which there may be only few.
 */
export function meetsThreshold({ mutants, equivalent, survived, stale }: MutationResult): boolean {
  return survived.length === 0 && stale.length === 0 && equivalent.length <= mutants * 0.03;
}
