import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { machineFile } from '../support/machine-docs/page-files';
import type { MachineName } from '../support/machine-models/all-test-models.generated';
import { readCoverage } from '../support/model-based-testing/coverage-files';
import { QA_OPTIONS_VARIABLE, unfinishedFolder } from './browser-options';
import type { UnfinishedMachine } from './machine-process/unfinished-machine';
import type { QaOptions } from './options';
import type { PathResult } from './path-result';
import { printFailure } from './print-failure';
import { machineCoverageOf } from './run-machine';
import type { RunResult } from './run-paths';

function isResult(file: string): boolean {
  return file.endsWith('.json');
}

function resultsIn<Result = PathResult>(folder: string): Result[] {
  return (
    (existsSync(folder) ? readdirSync(folder).filter(isResult) : [])
      .toSorted()
      // Only browser runs write results there.
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Result)
  );
}

/** The file of the machine's journey; it exists for machines whose paths run on a page. */
function specFileOf(machine: MachineName): string {
  return `tests/journeys/machines/${machineFile(machine).replace(/md$/, 'spec.ts')}`;
}

/** A machine whose paths do not run on a page yet has no journey. */
function hasSpecFile(machine: MachineName): boolean {
  return existsSync(specFileOf(machine));
}

function printSkipped(machines: readonly MachineName[]): void {
  if (machines.length > 0) console.log(`Not played here: ${machines.join(', ')}`);
}

/**
 * Runs paths on the built product in Chromium: Playwright runs the journeys of the machines, which
 * run the requested paths instead of their usual ones. The options are passed in the environment.
 */
export function runInBrowser(options: QaOptions): RunResult {
  const { pathOptions, out, patterns, command } = options;
  const wished =
    command === 'replay'
      ? pathOptions.machines.filter((one) => one === patterns[0])
      : pathOptions.machines;
  const machines = wished.filter(hasSpecFile);
  printSkipped(wished.filter((machine) => !machines.includes(machine)));
  const files = machines.map(specFileOf);
  if (files.length === 0) throw new Error('None of these machines can be played so.');
  rmSync(join(out, 'browser'), { recursive: true, force: true });
  rmSync('test-results/machines', { recursive: true, force: true });
  const { status } = spawnSync('npx', ['playwright', 'test', ...files], {
    stdio: 'inherit',
    env: { ...process.env, [QA_OPTIONS_VARIABLE]: JSON.stringify(options) },
    shell: process.platform === 'win32',
  });
  const results = resultsIn(join(out, 'browser'));
  for (const result of results) if (result.failure) printFailure(result);
  const unfinished = resultsIn<UnfinishedMachine>(unfinishedFolder(out));
  const isExplained =
    unfinished.length > 0 || results.some(({ failure }) => failure !== null) || status === 0;
  const played = machines.filter((machine) => results.some((one) => one.machine === machine));
  return {
    results,
    unfinished,
    otherFailures: isExplained ? [] : ['Playwright found something that no step did: see above.'],
    whole: options.isComplete ? played : [],
    machines: played.flatMap((machine) => {
      const reached = readCoverage('browser', machine);
      return reached ? [machineCoverageOf(machine, reached)] : [];
    }),
  };
}
