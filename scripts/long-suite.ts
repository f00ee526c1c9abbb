/**
 * `npm run test:long`: the journeys that are not part of `npm test`, in shards. A passed shard is not
 * run again as long as the sources and tests stay the same, so an interrupted run continues where it
 * ended.
 *
 * - `npm run test:long`: the shards that have not passed yet
 * - `npm run test:long -- --shard 3`: this shard alone, whether it passed or not
 * - `npm run test:long -- --restart`: all shards, from the first
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { ensureBrowser } from './browser';
import { ensureBuilt, fingerprintOf, SOURCES } from './build.mjs';
import { bin, CommandError, root, runProgram } from './project.mjs';

const SHARDS = 12;

/** Not deleted when `npm test` empties `test-results`. */
export const LONG_RESULTS = join(root, 'test-results', 'long');
const RECORD = join(LONG_RESULTS, 'shards.json');

interface ShardRecord {
  readonly fingerprint: string;
  readonly shards: Record<number, { readonly passed: boolean; readonly seconds: number }>;
}

/**
 * @param machines whose states and transitions the shards together must reach
 * @returns whether every shard has passed, and reached them
 */
export function longSuitePasses(machines: readonly string[]): boolean {
  ensureBuilt();
  const CHROMIUM_PATH = ensureBrowser();
  const record = recordOf(fingerprintOf([...SOURCES, 'tests', 'playwright.config.ts']));
  for (const shard of wantedShards(record)) {
    const begun = Date.now();
    console.log(`\n--- shard ${shard} of ${SHARDS}`);
    const passed = runProgram(bin('playwright'), ['test', `--shard=${shard}/${SHARDS}`], {
      ...environmentOf(shard),
      CHROMIUM_PATH,
    });
    record.shards[shard] = { passed, seconds: Math.round((Date.now() - begun) / 1000) };
    writeFileSync(RECORD, `${JSON.stringify(record, null, 1)}\n`);
  }
  console.log(`\n${tableOf(record)}`);
  return everyShardPassed(record) && reachesAllOf(machines);
}

/** The tests of all shards that ran. */
export function longTestsCounted(): { passed: number; failed: number } {
  const reports = shardNumbers()
    .map((shard) => join(LONG_RESULTS, `${shard}.json`))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')).stats as JSONReport['stats']);
  return {
    passed: reports.reduce((sum, { expected }) => sum + expected, 0),
    failed: reports.reduce((sum, { unexpected, flaky }) => sum + unexpected + flaky, 0),
  };
}

function shardNumbers(): number[] {
  return Array.from({ length: SHARDS }, (_, index) => index + 1);
}

/** The results for the current sources; starts empty when the sources have changed. */
function recordOf(fingerprint: string): ShardRecord {
  const known: ShardRecord | undefined = existsSync(RECORD)
    ? JSON.parse(readFileSync(RECORD, 'utf8'))
    : undefined;
  if (known?.fingerprint === fingerprint && !process.argv.includes('--restart')) return known;
  rmSync(LONG_RESULTS, { recursive: true, force: true });
  mkdirSync(LONG_RESULTS, { recursive: true });
  return { fingerprint, shards: {} };
}

function wantedShards(record: ShardRecord): number[] {
  const at = process.argv.indexOf('--shard');
  if (at < 0) return shardNumbers().filter((shard) => !record.shards[shard]?.passed);
  const shard = Number(process.argv[at + 1]);
  if (!shardNumbers().includes(shard)) throw new CommandError(`The shards are 1 to ${SHARDS}.`);
  return [shard];
}

function environmentOf(shard: number) {
  return {
    JOURNEYS_LONG: '1',
    JOURNEYS_REPORT: join(LONG_RESULTS, `${shard}.json`),
    JOURNEYS_OUTPUT: join(LONG_RESULTS, `shard-${shard}`),
    MACHINE_COVERAGE_DIR: join(LONG_RESULTS, 'machines'),
  };
}

function tableOf({ shards }: ShardRecord): string {
  const lines = shardNumbers().map((shard) => {
    const result = shards[shard];
    const state = result ? (result.passed ? 'passed' : 'FAILED') : 'not run';
    return `shard ${shard}  ${state.padEnd(7)}  ${result ? `${result.seconds} s` : ''}`.trimEnd();
  });
  const total = Object.values(shards).reduce((sum, { seconds }) => sum + seconds, 0);
  return [...lines, `together ${total} s`].join('\n');
}

function everyShardPassed({ shards }: ShardRecord): boolean {
  return shardNumbers().every((shard) => shards[shard]?.passed === true);
}

function reachesAllOf(machines: readonly string[]): boolean {
  const demanded = machines.flatMap((machine) => ['--demand', `browser:${machine}`]);
  return runProgram(bin('tsx'), ['tests/support/print-machine-coverage.ts', ...demanded], {
    MACHINE_COVERAGE_DIR: join(LONG_RESULTS, 'machines'),
  });
}
