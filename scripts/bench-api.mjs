/**
 * `npm run bench:api`: how quick the built server is with a large catalogue. It runs on data of its
 * own, gets 10,000 rows through its own import and is asked on 20 connections; the table marks what
 * is slower than its bar. Figures are those of this machine while nothing else runs on it.
 */
import { createHash } from 'node:crypto';
import { importFile } from './bench/import.mjs';
import { underLoad } from './bench/load.mjs';
import { productFile } from './bench/product-file.mjs';
import { startServer } from './bench/server.mjs';
import { ensureBuilt } from './build.mjs';
import { command } from './project.mjs';

const ROWS = 10_000;
const EVERY_BAD_ROW = 50;
const SECONDS = Number(process.env.BENCH_SECONDS || 10);

const WORDS = ['babouches', 'argan', 'tapis', 'زربية', 'theiere', 'charge 0042', 'savon safi'];
const SORTS = ['-createdAt', 'createdAt', 'name', '-name', 'price', '-price', '-quantity', 'code'];
const PRODUCTS = '/api/store/products/search/get/';

/** Counts up: every connection asks something else each time, the same at every run. */
function turning() {
  let turn = 0;
  return (values) => values[turn++ % values.length];
}

function pagesOf(lastPage) {
  return Array.from({ length: lastPage }, (_, index) => ((index * 37) % lastPage) + 1);
}

const get = (path) => ({ method: 'GET', path });
const always = (path) => () => get(path);

function variedPages(total) {
  const [page, sort] = [turning(), turning()];
  const pages = pagesOf(Math.floor(total / 25));
  return () => get(`${PRODUCTS}?page=${page(pages)}&sort=${sort(SORTS)}`);
}

function varied(values, pathOf) {
  const next = turning();
  return () => get(pathOf(next(values)));
}

/** What is measured, with its bar in milliseconds at the 95th percentile. */
function scenarios({ total, products }) {
  const ids = products.map(({ id }) => id);
  return [
    { name: 'products, first page', bar: 40, request: always(`${PRODUCTS}?page=1`) },
    { name: 'products, pages and sorts', bar: 40, request: variedPages(total) },
    {
      ...{ name: 'products, filtered', bar: 40 },
      request: varied(['draft', 'published', 'active'], (status) => `${PRODUCTS}?status=${status}`),
    },
    {
      ...{ name: 'products, search', bar: 60 },
      request: varied(WORDS, (word) => `${PRODUCTS}?q=${encodeURIComponent(word)}`),
    },
    {
      ...{ name: 'one product', bar: 15 },
      request: varied(ids, (id) => `/api/store/product/${id}`),
    },
    { name: 'orders, first page', bar: 40, request: always('/api/store/orders/?page=1') },
    { name: 'current user', bar: undefined, request: always('/api/user/') },
  ];
}

/** Milliseconds of a fixed piece of work: what machines, and hours on one machine, differ by. */
function calibration() {
  const text = 'calibration '.repeat(100);
  const begun = performance.now();
  for (let round = 0; round < 20_000; round += 1) createHash('sha256').update(text).digest('hex');
  return performance.now() - begun;
}

const COLUMNS = [28, 8, 8, 8, 8, 8, 8, 10, 6, 0];
const ms = (value) => (value === undefined ? '–' : value.toFixed(value < 10 ? 2 : 1));

function printRow(cells) {
  const [first, ...rest] = cells.map(String);
  const padded = rest.map((cell, index) => cell.padStart(COLUMNS[index + 1]));
  console.log([first.padEnd(COLUMNS[0]), ...padded].join(''));
}

function verdictOf({ p95, failures }, bar) {
  if (failures.size > 0) return `  FAILURES ${[...failures].map((each) => each.join(' × '))}`;
  if (bar === undefined) return '';
  return p95 > bar ? '  OVER THE BAR' : '  within';
}

function printFigures({ name, bar }, figures, loopMs) {
  printRow([
    ...[name, ms(figures.p50), ms(figures.p95), ms(figures.p99), figures.perSecond.toFixed(0)],
    ...[ms(figures.processor.server), ms(figures.processor.database)],
    ...[(figures.p95 / loopMs).toFixed(2), bar ?? '–', verdictOf(figures, bar)],
  ]);
}

function printImport({ rowCount, sentMs, dryRunMs, runMs, job }) {
  const pace = (spent) =>
    `${(spent / 1000).toFixed(1)} s (${((rowCount * 1000) / spent).toFixed(0)} rows/s)`;
  console.log(`Import of ${rowCount} rows: sent in ${(sentMs / 1000).toFixed(1)} s,`);
  console.log(`  checked in ${pace(dryRunMs)}, written in ${pace(runMs)};`);
  console.log(`  ${job.okCount} rows good, ${job.failedCount} wrong.\n`);
}

async function measure(server) {
  console.log(`Server ready after ${(server.readyAfterMs / 1000).toFixed(1)} s.`);
  printImport(await importFile(server, productFile(ROWS, EVERY_BAD_ROW)));
  const { items, total } = await server.get(`${PRODUCTS}?pageSize=100`);
  const loopMs = calibration();
  console.log(
    `20 connections, ${total} products; milliseconds; calibration loop ${ms(loopMs)} ms.`,
  );
  printRow(['', 'p50', 'p95', 'p99', 'req/s', 'Node', 'DB', 'p95/loop', 'bar', '']);
  for (const scenario of scenarios({ total, products: items })) {
    printFigures(scenario, await underLoad(server, scenario.request, SECONDS), loopMs);
  }
}

await command(async () => {
  ensureBuilt();
  const server = await startServer();
  try {
    await measure(server);
  } finally {
    await server.stop();
  }
});
