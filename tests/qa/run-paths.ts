import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineName } from '../support/machine-models/all-test-models.generated';
import { writeExpected } from './behaviour/expected';
import { coverageRegressions } from './coverage-baseline';
import { removedTransitions } from './documented-transitions';
import { lifecycleDifferences } from './lifecycles/expected-lifecycles';
import { MachineProcess } from './machine-process/machine-process';
import type { UnfinishedMachine } from './machine-process/unfinished-machine';
import { modelOf } from './machines';
import type { Judging } from './node-path-runner';
import type { QaOptions } from './options';
import type { PathResult } from './path-result';
import { html } from './report/html';
import { junit } from './report/junit';
import {
  KINDS,
  type MachineCoverageFigures,
  machineFailures,
  type QaReport,
} from './report/qa-report';
import { RequestError } from './request-error';
import { requirementCoverage } from './requirements/requirement-coverage';
import type { MachineRun } from './run-machine';

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
  /** Machines whose paths did not all run, each with the reason. */
  readonly unfinished?: readonly UnfinishedMachine[];
  /** The number of states of the models, by machine. */
  readonly stateCounts?: Readonly<Record<string, number>>;
  /** Stores the behaviour of this run as the expected one. */
  readonly keep?: () => void;
}

/** Joins what the machines' processes report. */
function joined(runs: readonly MachineRun[], defects: readonly UnfinishedMachine[]): RunResult {
  const played = runs.filter(({ figures }) => figures !== null);
  return {
    results: runs.flatMap(({ results }) => results),
    machines: played.flatMap(({ figures }) => figures ?? []),
    otherFailures: runs.flatMap(({ otherFailures }) => otherFailures),
    whole: played
      .filter((run) => run.isWhole)
      .flatMap(({ figures }) => figures?.total.machine ?? []),
    stateCounts: Object.fromEntries(
      played.map(({ figures, stateCount }) => [figures?.total.machine, stateCount]),
    ),
    unfinished: defects,
    keep: () => {
      for (const { figures, expectedText } of played) {
        if (figures && expectedText) writeExpected(figures.total.machine, expectedText);
      }
    },
  };
}

/** Runs the requested paths in Node, machine by machine, and prints its progress. */
export async function runInNode(
  options: QaOptions,
  judging: Judging = 'machine',
): Promise<RunResult> {
  const runs: MachineRun[] = [];
  const defects: UnfinishedMachine[] = [];
  const machines = new MachineProcess();
  for (const machine of options.pathOptions.machines) {
    const end = await machines.run({ work: 'run', machine, options, judging });
    if ('defect' in end) {
      defects.push(end.defect);
      console.log(`\nFAILED ${end.defect.reason}\n`);
      continue;
    }
    const { results, stopped } = end.result;
    runs.push(end.result);
    if (stopped) defects.push({ machine, reason: stopped, state: null, parts: [] });
    if (results.length > 0) console.log(`${machine.padEnd(20)} ${results.length} paths`);
  }
  machines.stop();
  if (defects.length === 0 && runs.every(({ results }) => results.length === 0)) {
    throw new RequestError(`No path answers to ${options.patterns.join(', ')}.`);
  }
  return joined(runs, defects);
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
  for (const line of machineFailures(report)) console.log(`FAILED ${line}`);
  console.log(`\n${report.paths.length} paths, ${failed} failed; seed ${report.seed}`);
}

/** Writes the reports and prints the figures; returns whether everything passed. */
export async function writeReports(
  { results, machines, whole, otherFailures = [], unfinished = [] }: RunResult,
  { out, language, pathOptions }: QaOptions,
): Promise<boolean> {
  const level = language === null ? 'node' : 'browser';
  const report: QaReport = {
    level,
    language,
    machines,
    paths: results,
    unfinished,
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
  return machineFailures(report).length === 0 && results.every(({ failure }) => failure === null);
}
