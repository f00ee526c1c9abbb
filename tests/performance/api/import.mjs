/** Imports a file through the API as the portal's wizard does. */
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../../../scripts/project.mjs';

const POLL_INTERVAL_MS = 100;

async function uploadFile(server, content) {
  const form = new FormData();
  form.append('file', new File([content], 'charge.csv', { type: 'text/csv' }));
  const job = await server.send('POST', '/api/store/product/import/new', form);
  if (job.requiredOptions.length === 0) return job;
  const options = { textLanguage: 'fr', currency: 'MAD' };
  return server.send(
    'PATCH',
    `/api/store/product/import/${job.id}`,
    { options },
    { 'if-match': `"${job.revision}"` },
  );
}

async function waitForJob(server, id, action, end, request) {
  const begun = performance.now();
  let job = await server.send('POST', `/api/store/product/import/${id}/action/${action}`, request);
  while (job.status === 'checking' || job.status === 'running') {
    await delay(POLL_INTERVAL_MS);
    job = await server.get(`/api/store/product/import/${id}`);
  }
  if (job.status !== end) throw new CommandError(`The import ended as ${job.status}.`);
  return { job, ms: performance.now() - begun };
}

/** Reads of each filter; the slowest counts. */
const READS = 10;

/** Filters of the check's page, as the portal asks for them. */
function filtersOf({ standouts }) {
  return [
    'order=heaviest',
    'order=heaviest&outcome=changed',
    'order=heaviest&outcome=changed&page=300',
    'order=heaviest&outcome=refused',
    'order=heaviest&q=tapis',
    ...standouts.map(({ kind }) => `order=heaviest&standout=${kind}`),
  ];
}

async function slowestOf(server, path) {
  const times = [];
  for (let read = 0; read < READS; read += 1) {
    const begun = performance.now();
    await server.get(path);
    times.push(performance.now() - begun);
  }
  return Math.max(...times);
}

/** @returns the slowest answer to each filter of a checked job, in milliseconds */
async function measureFilters(server, job) {
  const found = new Map();
  for (const filter of filtersOf(job)) {
    const path = `/api/store/product/import/${job.id}/rows?pageSize=25&${filter}`;
    found.set(filter, await slowestOf(server, path));
  }
  return found;
}

/**
 * @returns how long reading and writing took, how fast the check's filters answered, the
 *   megabytes of Node before it, and at most until the end of check and run, and the outcome of the rows
 */
export async function importFile(server, content) {
  server.resetMostMemory();
  const memoryBefore = server.memory().now;
  const begun = performance.now();
  const { id, rowCount } = await uploadFile(server, content);
  const sentMs = performance.now() - begun;
  const dryRun = await waitForJob(server, id, 'dryRun', 'checked');
  const filters = await measureFilters(server, dryRun.job);
  const memoryOfCheck = server.memory().most;
  const { outcomes, standouts } = dryRun.job;
  const run = await waitForJob(server, id, 'run', 'finished', { confirmed: standouts });
  return {
    rowCount,
    sentMs,
    dryRunMs: dryRun.ms,
    runMs: run.ms,
    outcomes,
    standouts,
    filters,
    memory: { before: memoryBefore, check: memoryOfCheck, run: server.memory().most },
    job: run.job,
  };
}
