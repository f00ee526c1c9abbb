import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineName } from '../support/machine-models/all-test-models.generated';
import { intersectCoverage, totalCoverageOf } from '../support/model-based-testing/coverage-files';
import type { MachineCoverage } from '../support/model-based-testing/coverage-meter';
import { sampleWalkChoices, walkFromChoices } from '../support/model-based-testing/random-walks';
import { expectedOf, writeExpected } from './behaviour/expected';
import { changedCounts, isWhole, pathCounts, unreachedClaims } from './claims';
import { coverageRegressions } from './coverage-baseline';
import { removedTransitions } from './documented-transitions';
import { lifecycleDifferences } from './lifecycles/expected-lifecycles';
import { modelOf } from './machines';
import { type Judging, NodePathRunner } from './node-path-runner';
import type { QaOptions } from './options';
import type { PathResult } from './path-result';
import { matchingPaths } from './print-paths';
import { pathName, type QaPath, replayCommand } from './qa-path';
import { failureText } from './report/failure-text';
import { html } from './report/html';
import { junit } from './report/junit';
import { KINDS, type MachineCoverageFigures, type QaReport } from './report/qa-report';
import { requirementCoverage } from './requirements/requirement-coverage';
import { shrinkWalk } from './shrink-walk';

/** The paths that ran, and what they reached of each machine. */
export interface RunResult {
  readonly results: readonly PathResult[];
  readonly machines: readonly MachineCoverageFigures[];
  /** Messages about failures outside any step of a path. */
  readonly otherFailures?: readonly string[];
  /**
   * Machines of which all paths ran, so that their figures can be compared with the stored ones.
   */
  readonly whole: readonly string[];
  /** Stores the behaviour of this run as the expected one. */
  readonly keep?: () => void;
}

export function machineCoverageOf(
  machine: MachineName,
  reached: MachineCoverage,
): MachineCoverageFigures {
  const model = modelOf(machine);
  const total = totalCoverageOf(model.machine, model);
  return { reached: intersectCoverage(total, reached), total };
}

function machinesIn(paths: readonly QaPath[]): MachineName[] {
  return [...new Set(paths.map(({ machine }) => machine))];
}

/** The choices that generated this walk. */
function choicesOfPath(path: QaPath, { pathOptions }: QaOptions) {
  return sampleWalkChoices(pathOptions.randomWalks).find(
    (choices) =>
      pathName(path.machine, 'walks', walkFromChoices(modelOf(path.machine), choices)) ===
      path.name,
  );
}

async function runOne(
  path: QaPath,
  player: NodePathRunner,
  options: QaOptions,
): Promise<PathResult> {
  const result = await player.run(path);
  if (!result.failure || path.set !== 'walks') return result;
  const choices = choicesOfPath(path, options);
  const shrunkTo = choices && (await shrinkWalk(path, choices, player));
  return shrunkTo ? { ...result, shrunkTo } : result;
}

/** Runs paths in Node, machine by machine, and prints its progress. */
export async function runInNode(
  paths: readonly QaPath[],
  options: QaOptions,
  judging: Judging = 'machine',
): Promise<RunResult> {
  const results: PathResult[] = [];
  const besides: string[] = [];
  const machines: MachineCoverageFigures[] = [];
  const whole: MachineName[] = [];
  const players = new Map<MachineName, NodePathRunner>();
  for (const machine of machinesIn(paths)) {
    const player = new NodePathRunner(machine, judging);
    const own = paths.filter((path) => path.machine === machine);
    for (const path of own) {
      const result = await runOne(path, player, options);
      results.push(result);
      if (result.failure) printFailure(result);
    }
    const coverage = player.coverage();
    machines.push(machineCoverageOf(machine, coverage));
    players.set(machine, player);
    besides.push(...unreachedClaims(machine, own, coverage));
    if (isWhole(machine, own)) {
      whole.push(machine);
      besides.push(...player.missing().map((words) => `${words}.`));
    }
    if (judging === 'machine') {
      besides.push(...changedCounts(machine, own, expectedOf(machine).paths));
      besides.push(...player.changedDelays().map((words) => `${machine}: ${words}.`));
    }
    console.log(`${machine.padEnd(20)} ${own.length} paths`);
  }
  return {
    results,
    machines,
    otherFailures: besides,
    whole,
    keep: () => players.forEach(keepBehaviour),
  };
}

function keepBehaviour(player: NodePathRunner, machine: MachineName): void {
  const { behaviour, glossary } = player.seen();
  writeExpected(modelOf(machine).machine, { behaviour, glossary, paths: pathCounts(machine) });
}

/**
 * Prints a failure, ending with the command that replays it, or its shortest walk if one was found.
 */
export function printFailure(result: PathResult): void {
  console.log(`\nFAILED ${failureText(result)}`);
  const way = { machine: result.machine as MachineName, title: result.shrunkTo ?? result.title };
  console.log(`  replay    ${replayCommand(way, result.language)}\n`);
}

function percent(
  { reached, total }: MachineCoverageFigures,
  kind: (typeof KINDS)[number][0],
): string {
  return `${reached[kind].length}/${total[kind].length}`;
}

function printSummary(report: QaReport): void {
  for (const figures of report.machines) {
    const cells = KINDS.map(([kind, title]) => `${title} ${percent(figures, kind)}`);
    console.log(`${figures.total.machine.padEnd(20)} ${cells.join('  ')}`);
  }
  const failed = report.paths.filter(({ failure }) => failure !== null).length;
  for (const line of report.otherFailures) console.log(`FAILED ${line}`);
  console.log(`\n${report.paths.length} paths, ${failed} failed; seed ${report.seed}`);
}

/** Writes the reports and prints the figures; returns whether everything passed. */
export async function writeReports(
  { results, machines, whole, otherFailures = [] }: RunResult,
  { out, language, pathOptions }: QaOptions,
): Promise<boolean> {
  const level = language === null ? 'node' : 'browser';
  const report: QaReport = {
    level,
    language,
    machines,
    paths: results,
    seed: pathOptions.randomWalks.seed,
    requirements: requirementCoverage(
      machines.map(({ total }) => modelOf(total.machine as MachineName).machine),
      results,
    ),
    otherFailures: [
      ...otherFailures,
      ...machines.flatMap(({ total }) =>
        removedTransitions(modelOf(total.machine as MachineName).machine),
      ),
      ...(level === 'node' ? lifecycleDifferences() : []),
      ...coverageRegressions(
        level,
        machines.filter(({ total }) => whole.includes(total.machine)),
        pathOptions.randomWalks.seed,
      ),
    ],
  };
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  writeFileSync(join(out, 'junit.xml'), junit(report));
  writeFileSync(join(out, 'index.html'), await html(report));
  printSummary(report);
  console.log(`Report: ${join(out, 'index.html')}`);
  return report.otherFailures.length === 0 && results.every(({ failure }) => failure === null);
}

/** The requested paths; throws an error when no path matches. */
export function requestedPaths({ pathOptions, patterns }: QaOptions): QaPath[] {
  const paths = matchingPaths(pathOptions, patterns);
  if (paths.length === 0) throw new Error(`No path answers to ${patterns.join(', ')}.`);
  return paths;
}
