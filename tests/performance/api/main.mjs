/**
 * `npm run bench:api`: measures how fast the built server is with a large catalogue. The server
 * runs on its own data, with 10,000 rows imported through its API. It is queried on 20 connections,
 * first as fast as it answers, then at the rate of a busy hour; the table marks scenarios that are
 * slower than their limit. Figures apply only to this machine while nothing else runs on it.
 */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from '../../../scripts/build.mjs';
import { runCommand } from '../../../scripts/project.mjs';
import { importFile } from './import.mjs';
import { seedLargeStore } from './large-store.mjs';
import { BUSY_RATE, measureUnderLoad } from './load.mjs';
import { productFile } from './product-file.mjs';
import { scenarios } from './scenarios.mjs';
import { startServer } from './server.mjs';

const ROWS = 10_000;
const EVERY_BAD_ROW = 50;
const SECONDS = Number(process.env.BENCH_SECONDS || 10);
/** Part of the names of the scenarios to run; `import` runs only the imports. */
const ONLY = process.env.BENCH_ONLY ?? '';

/** PostgreSQL is at rest after so many seconds with less processor time, in milliseconds. */
const REST_SECONDS = 20;
const REST_MS = 200;

const PRODUCTS = '/api/store/products/search/get/';

/** A store of usual size, the baseline for a large one. */
const USUAL = { products: 1000, orders: 5000, events: 2000, conversations: 1000 };

/** Milliseconds of a fixed computation, to compare machines, or hours on one machine. */
function calibration() {
  const text = 'calibration '.repeat(100);
  const begun = performance.now();
  for (let round = 0; round < 20_000; round += 1) createHash('sha256').update(text).digest('hex');
  return performance.now() - begun;
}

const COLUMNS = [38, 8, 8, 8, 8, 8, 8, 10, 10, 6, 0];

function ms(value) {
  return value === undefined ? '–' : value.toFixed(value < 10 ? 2 : 1);
}

function printRow(cells) {
  const [first, ...rest] = cells.map(String);
  const padded = rest.map((cell, index) => cell.padStart(COLUMNS[index + 1]));
  console.log([first.padEnd(COLUMNS[0]), ...padded].join(''));
}

function verdictOf({ p95, busyP95, failures }, bar) {
  if (failures.size > 0) return `  FAILURES ${[...failures].map((each) => each.join(' × '))}`;
  if (bar === undefined) return '';
  if (p95 <= bar) return '  within';
  return busyP95 > bar ? '  OVER THE BAR' : '  over when saturated';
}

function printFigures({ name, bar }, figures, loopMs) {
  printRow([
    name,
    ms(figures.p50),
    ms(figures.p95),
    ms(figures.p99),
    figures.perSecond.toFixed(0),
    ms(figures.processor.server),
    ms(figures.processor.database),
    (figures.p95 / loopMs).toFixed(2),
    ms(figures.busyP95),
    bar ?? '–',
    verdictOf(figures, bar),
  ]);
}

function printImport(imported) {
  const { rowCount, sentMs, dryRunMs, runMs, outcomes, filters, memory, job } = imported;
  const pace = (spent) =>
    `${(spent / 1000).toFixed(1)} s (${((rowCount * 1000) / spent).toFixed(0)} rows/s)`;
  console.log(`Import of ${rowCount} rows: sent in ${(sentMs / 1000).toFixed(1)} s,`);
  console.log(`  checked in ${pace(dryRunMs)}, written in ${pace(runMs)};`);
  console.log(`  ${job.okCount} rows good, ${job.failedCount} wrong.`);
  console.log(`  Check: ${outcomes.new} new, ${outcomes.changed} changed; slowest of ten reads:`);
  for (const [filter, slowest] of filters) console.log(`    ${ms(slowest)} ms  ${filter}`);
  const [before, check, run] = [memory.before, memory.check, memory.run].map(
    (megabytes) => megabytes?.toFixed(0) ?? '–',
  );
  console.log(`  Memory of Node: ${before} MB before, at most ${check} in the check, ${run} in all.
`);
}

/** @returns the 95th percentile of each scenario, in milliseconds */
async function measure(server) {
  // Enlarging a store may take longer than a token lasts.
  await server.signIn();
  const read = () => server.get(`${PRODUCTS}?pageSize=100&sort=code`);
  const { items, total } = await read();
  const readProducts = async () => (await read()).items;
  const loopMs = calibration();
  console.log(
    `20 connections, ${total} products; milliseconds; calibration loop ${ms(loopMs)} ms.`,
  );
  printRow([
    '',
    'p50',
    'p95',
    'p99',
    'req/s',
    'Node',
    'DB',
    'p95/loop',
    `at ${BUSY_RATE}/s`,
    'bar',
    '',
  ]);
  const found = new Map();
  const all = scenarios({ total, products: items, readProducts });
  for (const scenario of all.filter(({ name }) => name.includes(ONLY))) {
    const figures = await measureUnderLoad(server, scenario, SECONDS);
    printFigures(scenario, figures, loopMs);
    found.set(scenario.name, figures.p95);
  }
  return found;
}

/**
 * Waits until PostgreSQL has cleaned up after the import: it would take processor time from the
 * first scenario. Autovacuum begins within 15 s, so the rest must last longer.
 */
async function waitForRest(server) {
  const used = [server.processorTime().database];
  for (;;) {
    await wait(1000);
    used.push(server.processorTime().database);
    const before = used.at(-1 - REST_SECONDS);
    if (before !== undefined && used.at(-1) - before < REST_MS) return;
  }
}

async function measureImported(server) {
  printImport(await importFile(server, productFile(ROWS, EVERY_BAD_ROW)));
  await server.signIn();
  printImport(await importFile(server, productFile(ROWS, EVERY_BAD_ROW, true)));
  if (ONLY === 'import') return;
  await waitForRest(server);
  await measure(server);
}

/** Figures for the usual size and the large one, and the growth factors. */
async function measureBoth(server, large) {
  seedLargeStore(server, USUAL);
  const usual = await measure(server);
  seedLargeStore(server, {
    products: Math.max(1, large.products - USUAL.products),
    orders: Math.max(0, large.orders - USUAL.orders),
    events: Math.max(0, large.events - USUAL.events),
    conversations: Math.max(0, large.conversations - USUAL.conversations),
  });
  const grown = await measure(server);
  console.log('\np95 at the large size as a multiple of that at the usual one:');
  for (const [name, p95] of grown) {
    console.log(`${name.padEnd(COLUMNS[0])}${(p95 / usual.get(name)).toFixed(2).padStart(8)}`);
  }
}

await runCommand(async () => {
  ensureBuilt();
  const { BENCH_PRODUCTS: products, BENCH_ORDERS: orders, BENCH_EVENTS: events } = process.env;
  const { BENCH_DATA_DIR: folder, BENCH_CONVERSATIONS: conversations } = process.env;
  const server = await startServer(folder);
  try {
    console.log(`Server ready after ${(server.readyAfterMs / 1000).toFixed(1)} s.`);
    if (folder) await measure(server);
    else if (products || orders || events || conversations) {
      const large = {
        products: Number(products || 100_000),
        orders: Number(orders || 500_000),
        events: Number(events || 20_000),
        conversations: Number(conversations || 100_000),
      };
      await measureBoth(server, large);
    } else await measureImported(server);
  } finally {
    await server.stop();
  }
});
