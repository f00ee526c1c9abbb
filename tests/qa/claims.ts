import type { MachineName } from '../support/machine-models/all-test-models.generated';
import { missingCoverage } from '../support/model-based-testing/coverage-files';
import { invalidPair, type MachineCoverage } from '../support/model-based-testing/coverage-meter';
import { consecutivePairs } from '../support/model-based-testing/coverage-paths';
import { type Graph, graphOf } from '../support/model-based-testing/model-graph';
import { ignoredEventsIn } from '../support/model-based-testing/node-harness';
import { statePathOf } from '../support/model-based-testing/state-path';
import {
  definitionsOf,
  stableStatesOf,
} from '../support/model-based-testing/transition-definitions';
import { pathsOfModel } from './generate-paths';
import { modelOf } from './machines';
import type { PathSet, QaPath } from './qa-path';
import { KINDS } from './report/qa-report';

/** The sets whose paths depend on the machine only, and not on a seed. */
const FIXED: readonly PathSet[] = ['shortest', 'refusals', 'ignored', 'pairs', 'cover'];

/** A run needs the counts several times, and generating the paths takes long. */
const countsOfGraphs = new WeakMap<Graph, Readonly<Record<string, number>>>();

/** The number of paths in each of a machine's fixed sets. */
export function pathCounts(machine: MachineName): Readonly<Record<string, number>> {
  const model = modelOf(machine);
  const graph = graphOf(model);
  const known = countsOfGraphs.get(graph);
  if (known) return known;
  const randomWalks = { seed: 1, count: 0, length: 1 };
  const counts = Object.fromEntries(
    FIXED.map((set) => [set, pathsOfModel(machine, model, { sets: [set], randomWalks }).length]),
  );
  countsOfGraphs.set(graph, counts);
  return counts;
}

/** The fixed sets that these paths of a machine contain completely. */
export function wholeSets(machine: MachineName, paths: readonly QaPath[]): readonly PathSet[] {
  const counts = pathCounts(machine);
  return FIXED.filter((set) => paths.filter((path) => path.set === set).length === counts[set]);
}

/** Whether these are all paths of a machine that do not depend on a seed. */
export function isWhole(machine: MachineName, paths: readonly QaPath[]): boolean {
  return wholeSets(machine, paths).length === FIXED.length;
}

/** The coverage of these paths if each of them runs as the model predicts. */
function claimedBy(machine: MachineName, paths: readonly QaPath[]): MachineCoverage {
  const model = modelOf(machine);
  const transitions = [...new Set(paths.flatMap(({ path }) => path.transitions))];
  const guarded = definitionsOf(model.machine).flatMap(({ key, guard }) => (guard ? [key] : []));
  const idOf = (value: unknown) =>
    stableStatesOf(model.machine).find((node) => node.path.join('.') === statePathOf(value))?.id ??
    '';
  const ends = paths
    .filter(({ set }) => set === 'ignored')
    .map(({ path }) => idOf(path.steps.at(-1)?.value ?? path.value));
  return {
    machine,
    transitions,
    states: [
      ...new Set(
        paths.flatMap(({ path }) => [path, ...path.steps].map(({ value }) => idOf(value))),
      ),
    ],
    guardsHeld: guarded.filter((key) => transitions.includes(key)),
    // An ended process refuses events without a guard.
    guardsFailed: paths
      .filter(({ set }) => set === 'refusals')
      .flatMap(({ adds }) => adds)
      .filter((key) => guarded.includes(key)),
    invalidPairs: ends.flatMap((state) =>
      ignoredEventsIn(model, state).map(({ type }) => invalidPair(state, type)),
    ),
    transitionPairs: [...new Set(paths.flatMap(({ path }) => consecutivePairs(path.transitions)))],
  };
}

/** Messages about the coverage that some paths of a machine should have reached and did not. */
export function unreachedClaims(
  machine: MachineName,
  paths: readonly QaPath[],
  reached: MachineCoverage,
): string[] {
  const missing = missingCoverage(claimedBy(machine, paths), reached);
  return KINDS.flatMap(([kind, title]) =>
    missing[kind].map(
      (key) => `${machine}: ${title}: the paths that were played did not reach ${key}.`,
    ),
  );
}

/** Messages about complete sets whose number of paths changed since it was accepted. */
export function changedCounts(
  machine: MachineName,
  paths: readonly QaPath[],
  accepted: Readonly<Record<string, number>>,
): string[] {
  const counts = pathCounts(machine);
  return wholeSets(machine, paths)
    .filter((set) => counts[set] !== accepted[set])
    .map(
      (set) => `${machine}: the set ${set} has ${counts[set]} paths, had ${accepted[set] ?? 0}.`,
    );
}
