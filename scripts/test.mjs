/**
 * `npm test`: everything that must hold before a change lands, in the order of what fails fastest.
 * The last line counts the tests that passed and failed. `--only journeys` runs one part alone.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, refuseOldNode } from './install.mjs';
import { bin, Refusal, root, runs } from './project.mjs';

const results = join(root, 'test-results');
const begun = Date.now();

/** Machines of which a part must reach every state and transition in the browser. */
const PLAYED_WHOLE = {
  journeys: ['authentication', 'checkout', 'deviceRedirect', 'inquirySending', 'orderActions'],
  long: [
    'bulkAction',
    'connection',
    'inlineEdit',
    'invoiceActions',
    'invoiceDrafting',
    'invoiceEditor',
    'libraryWork',
    'listPrint',
    'live',
    'mediaUpload',
    'notificationDrawer',
    'offlineQueue',
    'postActions',
    'productActions',
    'productEditor',
    'productImport',
    'recordEdit',
    'requestHandling',
    'tour',
    'invitation',
    'sessionEnding',
    'tableViews',
    'userActions',
  ],
};

/** Generated requests for each operation; `npm run test:fuzz` sends more. */
const FUZZ_RUNS = '24';

const parts = [
  { name: 'check', run: () => runs(process.execPath, ['scripts/check.mjs']) },
  {
    name: 'vitest',
    run: () =>
      runs(
        bin('vitest'),
        ['run', '--reporter=default', '--reporter=json', `--outputFile=${results}/vitest.json`],
        { NODE_ENV: 'test', FUZZ_RUNS: process.env.FUZZ_RUNS ?? FUZZ_RUNS },
      ),
  },
  // Vitest has left in test-results which documented answers its tests got.
  { name: 'contract', run: () => runs(bin('tsx'), ['tests/api/contract/print-reach.ts']) },
  { name: 'build', run: built },
  { name: 'journeys', run: () => journeys() },
  // The whole kit by keyboard, axe in every look, texts of any length, most machines by their paths:
  // `npm run test:long`.
  { name: 'long', run: () => longJourneys(), apart: true },
  // The developers' tool, on the development build that alone has it: `npm run test:dev`.
  { name: 'dev', run: () => developersTool(), apart: true },
];

function built() {
  ensureBuilt();
  return runs(process.execPath, ['scripts/budgets.mjs']);
}

const journeys = () => played(PLAYED_WHOLE.journeys);
const longJourneys = () => played(PLAYED_WHOLE.long, { JOURNEYS_LONG: '1' });

async function developersTool() {
  const CHROMIUM_PATH = await ensureBrowser();
  return runs(bin('playwright'), ['test', '--config', 'playwright.dev.config.ts'], {
    CHROMIUM_PATH,
  });
}

/** Plays the journeys that an environment chooses, and holds them to the machines they play whole. */
async function played(machines, environment = {}) {
  ensureBuilt();
  const CHROMIUM_PATH = await ensureBrowser();
  const demanded = machines.flatMap((machine) => ['--demand', `browser:${machine}`]);
  return (
    runs(bin('playwright'), ['test'], { CHROMIUM_PATH, ...environment }) &&
    runs(bin('tsx'), ['tests/support/print-machine-coverage.ts', ...demanded])
  );
}

/** @returns {Promise<boolean>} whether the part passed; a part that could not run at all failed */
async function passes({ name, run }) {
  const start = Date.now();
  console.log(`\n=== ${name}`);
  let passed = false;
  try {
    passed = await run();
  } catch (failure) {
    console.error(failure instanceof Refusal ? failure.message : failure);
  }
  console.log(`=== ${name} ${passed ? 'passed' : 'FAILED'} in ${seconds(start)} s`);
  return passed;
}

function counted(everythingPassed) {
  const unit = report('vitest.json');
  const browser = report('journeys.json');
  const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
  const failed =
    (unit?.numFailedTests ?? 0) + (browser ? browser.stats.unexpected + browser.stats.flaky : 0);
  // A part may fail without a failed test: then the part itself is what failed.
  return { passed, failed: everythingPassed ? failed : Math.max(failed, 1) };
}

function report(name) {
  const path = join(results, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}

async function everythingPasses() {
  const only = process.argv.indexOf('--only');
  const wanted = parts.filter((part) =>
    only > 0 ? part.name === process.argv[only + 1] : !part.apart,
  );
  if (wanted.length === 0)
    throw new Refusal(`The parts are ${parts.map((p) => p.name).join(', ')}.`);
  for (const part of wanted) {
    if (!(await passes(part))) return false;
  }
  return true;
}

let passed = false;
try {
  refuseOldNode();
  rmSync(results, { recursive: true, force: true });
  ensureInstalled();
  passed = await everythingPasses();
} catch (failure) {
  console.error(failure instanceof Refusal ? failure.message : failure);
}
const count = counted(passed);
console.log(`\nEverything in ${seconds(begun)} s`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = passed ? 0 : 1;
