/**
 * `npm test`: everything that must pass before a change is merged; the parts that fail fastest run
 * first. The last line counts the tests that passed and failed. `--only journeys` runs one part
 * alone.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import { ensureBrowser } from './browser';
import { ensureBuilt } from './build.mjs';
import { LONG_RESULTS, longSuitePasses, longTestsCounted } from './long-suite';
import { bin, CommandError, root, runProgram, runTypeScript } from './project.mjs';
import { fullyCoveredMachines } from './registries';

const results = join(root, 'test-results');
const begun = Date.now();
const only = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1]
  : undefined;
const isLong = only === 'long';

/** Machines of which one part must reach every state and transition in the browser. */
const FULLY_COVERED_MACHINES = fullyCoveredMachines(root);

/**
 * The projects of vitest that `npm test` runs; `development` is part of `npm run test:dev`, and
 * `endurance` of `npm run test:long`.
 */
const PROJECTS = ['unit', 'components', 'machines', 'api', 'faults', 'tooling'];

/** Of generated requests, catalogues, files, schedules and tours `npm run test:fuzz` takes more. */
const FUZZ_FILES = [
  'tests/api/fuzz',
  'src/domain/slots/generated-schedules.test.ts',
  'src/domain/tours/departure-series.test.ts',
  'src/domain/tours/tour-rules.test.ts',
];
const FUZZ_NUMBERS = {
  FUZZ_RUNS: '200',
  ROUND_TRIP_CATALOGUES: '5000',
  FILE_SPELLINGS: '10000',
  SLOT_SCHEDULES: '2000',
  TOUR_CASES: '5000',
};

interface Part {
  readonly name: string;
  readonly run: () => boolean;
  /** Not part of `npm test`. */
  readonly apart?: true;
}

const parts: readonly Part[] = [
  { name: 'check', run: () => runProgram(process.execPath, ['scripts/check.mjs']) },
  { name: 'build', run: built },
  {
    name: 'vitest',
    run: () =>
      runVitest(PROJECTS, [], { FUZZ_RUNS: '8', TEST_SERVER: join(root, 'dist/server/main.js') }),
  },
  // Vitest recorded in test-results which documented answers its tests received.
  {
    name: 'contract',
    run: () => runProgram(bin('tsx'), ['tests/api/contract/print-contract-coverage.ts']),
  },
  { name: 'journeys', run: () => journeys() },
  // The vitest project `endurance`, the other languages and variants of the journeys, the whole kit by keyboard, axe in every
  // appearance, texts of any length, most machines by their paths: `npm run test:long`.
  { name: 'long', run: () => longJourneys(), apart: true },
  // The developers' tool, on the development build, the only one that contains it, and the slow tests
  // of what only developers use: `npm run test:dev`.
  { name: 'dev', run: () => developersTool(), apart: true },
  // `npm run test:fuzz`: the variables above change its numbers, `TEST_SEED` repeats a run, and further
  // parameters are passed to vitest.
  {
    name: 'fuzz',
    run: () => runVitest(['api', 'unit'], [...FUZZ_FILES, ...process.argv.slice(4)], FUZZ_NUMBERS),
    apart: true,
  },
];

/** @param defaults environment variables that the command's own replace */
function runVitest(
  projects: readonly string[],
  files: readonly string[],
  defaults: Readonly<Record<string, string>>,
): boolean {
  const words = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    ...files,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${results}/vitest.json`,
  ];
  return runProgram(bin('vitest'), words, { ...defaults, ...process.env, NODE_ENV: 'test' });
}

function built(): boolean {
  ensureBuilt();
  return runTypeScript('scripts/bundle-budgets.ts');
}

function journeys(): boolean {
  return runJourneys(FULLY_COVERED_MACHINES.journeys);
}

function longJourneys(): boolean {
  ensureBuilt();
  const passed = runProgram(bin('vitest'), ['run', '--project', 'endurance'], {
    NODE_ENV: 'test',
    TEST_SERVER: join(root, 'dist/server/main.js'),
  });
  return longSuitePasses(FULLY_COVERED_MACHINES.long) && passed;
}

function developersTool(): boolean {
  if (!runProgram(bin('vitest'), ['run', '--project', 'development'])) return false;
  const CHROMIUM_PATH = ensureBrowser();
  return runProgram(bin('playwright'), ['test', '--config', 'playwright.dev.config.ts'], {
    CHROMIUM_PATH,
  });
}

/** Runs the journeys, then fails when they did not cover a machine completely. */
function runJourneys(machines: readonly string[]): boolean {
  ensureBuilt();
  const CHROMIUM_PATH = ensureBrowser();
  const demanded = machines.flatMap((machine) => ['--demand', `browser:${machine}`]);
  return (
    runProgram(bin('playwright'), ['test'], { CHROMIUM_PATH }) &&
    runProgram(bin('tsx'), ['tests/support/print-machine-coverage.ts', ...demanded])
  );
}

/** @returns whether the part passed; a part that could not run counts as failed */
function passes({ name, run }: Part): boolean {
  const start = Date.now();
  console.log(`\n=== ${name}`);
  let passed = false;
  try {
    passed = run();
  } catch (failure) {
    console.error(failure instanceof CommandError ? failure.message : failure);
  }
  console.log(`=== ${name} ${passed ? 'passed' : 'FAILED'} in ${seconds(start)} s`);
  return passed;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

function counted(everythingPassed: boolean): Count {
  if (isLong) return withFailedPart(longTestsCounted(), everythingPassed);
  const unit = report<JsonTestResults>('vitest.json');
  const browser = report<JSONReport>('journeys.json');
  const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
  const failed =
    (unit?.numFailedTests ?? 0) + (browser ? browser.stats.unexpected + browser.stats.flaky : 0);
  return withFailedPart({ passed, failed }, everythingPassed);
}

/** A part may fail without a failed test; it then counts as one failure. */
function withFailedPart({ passed, failed }: Count, everythingPassed: boolean): Count {
  return { passed, failed: everythingPassed ? failed : Math.max(failed, 1) };
}

/**
 * Empties the folder of results except for the shards of the long suite, so that it can be resumed.
 */
function removeResults() {
  for (const name of existsSync(results) ? readdirSync(results) : []) {
    const path = join(results, name);
    if (path !== LONG_RESULTS) rmSync(path, { recursive: true, force: true });
  }
}

function report<Report>(name: string): Report | undefined {
  const path = join(results, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}

function everythingPasses(): boolean {
  const wanted = parts.filter((part) => (only ? part.name === only : !part.apart));
  if (wanted.length === 0)
    throw new CommandError(`The parts are ${parts.map((p) => p.name).join(', ')}.`);
  for (const part of wanted) {
    if (!passes(part)) return false;
  }
  return true;
}

let passed = false;
try {
  removeResults();
  passed = everythingPasses();
} catch (failure) {
  console.error(failure instanceof CommandError ? failure.message : failure);
}
const count = counted(passed);
console.log(`\nEverything in ${seconds(begun)} s`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = passed ? 0 : 1;
