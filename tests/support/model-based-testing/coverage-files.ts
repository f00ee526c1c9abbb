import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import type { MachineCoverage } from './coverage-meter';
import { invalidPairsOf } from './coverage-meter';
import { consecutivePairs, pairPathsOf } from './coverage-paths';
import type { MachineModel } from './model-graph';
import { definitionsOf, stableStatesOf } from './transition-definitions';

const folder = process.env.MACHINE_COVERAGE_DIR ?? 'test-results/machines';

/**
 * Writes one runner's coverage of one machine; a runner with many workers writes a part per path.
 */
export function writeCoverage(
  runner: 'node' | 'browser',
  coverage: MachineCoverage,
  part = 'all',
): void {
  mkdirSync(folder, { recursive: true });
  const digest = createHash('sha256').update(part).digest('hex').slice(0, 16);
  const path = `${folder}/${runner}.${coverage.machine}.${digest}.json`;
  writeFileSync(path, `${JSON.stringify(coverage, null, 2)}\n`);
}

/** The merged coverage of a machine from all parts of a runner; null without any. */
export function readCoverage(runner: 'node' | 'browser', machine: string): MachineCoverage | null {
  const parts = coverageFiles()
    .filter((name) => name.startsWith(`${runner}.${machine}.`))
    // Only writeCoverage writes these files.
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as MachineCoverage);
  return parts.length > 0 ? parts.reduce(mergeCoverage) : null;
}

function coverageFiles(): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function union(a: readonly string[], b: readonly string[]) {
  return [...new Set([...a, ...b])].toSorted();
}

function mergeCoverage(a: MachineCoverage, b: MachineCoverage): MachineCoverage {
  return {
    machine: a.machine,
    transitions: union(a.transitions, b.transitions),
    states: union(a.states, b.states),
    guardsHeld: union(a.guardsHeld, b.guardsHeld),
    guardsFailed: union(a.guardsFailed, b.guardsFailed),
    invalidPairs: union(a.invalidPairs, b.invalidPairs),
    transitionPairs: union(a.transitionPairs, b.transitionPairs),
  };
}

/**
 * The total coverage of a machine. Only transition pairs need the model: the pairs that can follow
 * each other.
 */
export function totalCoverageOf(machine: AnyStateMachine, model?: MachineModel): MachineCoverage {
  const guarded = definitionsOf(machine).filter(({ guard }) => guard !== null);
  return {
    machine: machine.id,
    transitions: definitionsOf(machine).map(({ key }) => key),
    states: stableStatesOf(machine).map(({ id }) => id),
    guardsHeld: guarded.map(({ key }) => key),
    guardsFailed: guarded.map(({ key }) => key),
    invalidPairs: invalidPairsOf(machine),
    transitionPairs: model
      ? union(
          [],
          pairPathsOf(model).flatMap((path) => consecutivePairs(path.transitions)),
        )
      : [],
  };
}

/** The missing coverage, by kind; empty lists mean that everything was reached. */
export function missingCoverage(
  total: MachineCoverage,
  reached: MachineCoverage,
): Omit<MachineCoverage, 'machine'> {
  const left = (all: readonly string[], some: readonly string[]) =>
    all.filter((key) => !some.includes(key));
  return {
    transitions: left(total.transitions, reached.transitions),
    states: left(total.states, reached.states),
    guardsHeld: left(total.guardsHeld, reached.guardsHeld),
    guardsFailed: left(total.guardsFailed, reached.guardsFailed),
    invalidPairs: left(total.invalidPairs, reached.invalidPairs),
    transitionPairs: left(total.transitionPairs, reached.transitionPairs),
  };
}

/**
 * The reached coverage that counts: a longer path also covers pairs that no shortest path contains.
 */
export function intersectCoverage(
  total: MachineCoverage,
  reached: MachineCoverage,
): MachineCoverage {
  const both = (all: readonly string[], some: readonly string[]) =>
    all.filter((key) => some.includes(key));
  return {
    machine: total.machine,
    transitions: both(total.transitions, reached.transitions),
    states: both(total.states, reached.states),
    guardsHeld: both(total.guardsHeld, reached.guardsHeld),
    guardsFailed: both(total.guardsFailed, reached.guardsFailed),
    invalidPairs: both(total.invalidPairs, reached.invalidPairs),
    transitionPairs: both(total.transitionPairs, reached.transitionPairs),
  };
}

const columns = [
  ['states', (one: MachineCoverage) => one.states.length],
  ['transitions', (one: MachineCoverage) => one.transitions.length],
  ['guards both ways', (one: MachineCoverage) => one.guardsHeld.length + one.guardsFailed.length],
  ['invalid pairs', (one: MachineCoverage) => one.invalidPairs.length],
  ['transition pairs', (one: MachineCoverage) => one.transitionPairs.length],
] as const;

/** A table of reached / total, a row for each machine and runner. */
export function coverageTable(
  rows: readonly { runner: string; reached: MachineCoverage; total: MachineCoverage }[],
): string {
  const lines = [
    ['machine', 'runner', ...columns.map(([title]) => title)],
    ...rows.map(({ runner, reached, total }) => [
      reached.machine,
      runner,
      ...columns.map(([, count]) => `${count(reached)} / ${count(total)}`),
    ]),
  ];
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
