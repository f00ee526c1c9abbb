/** Imports a file through the API as the portal's wizard does. */
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../project.mjs';

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

async function waitForJob(server, id, action, end) {
  const begun = performance.now();
  let job = await server.send('POST', `/api/store/product/import/${id}/action/${action}`);
  while (job.status === 'checking' || job.status === 'running') {
    await delay(POLL_INTERVAL_MS);
    job = await server.get(`/api/store/product/import/${id}`);
  }
  if (job.status !== end) throw new CommandError(`The import ended as ${job.status}.`);
  return { job, ms: performance.now() - begun };
}

/** @returns how long reading and writing took, and the outcome of the rows */
export async function importFile(server, content) {
  const begun = performance.now();
  const { id, rowCount } = await uploadFile(server, content);
  const sentMs = performance.now() - begun;
  const dryRun = await waitForJob(server, id, 'dryRun', 'checked');
  const run = await waitForJob(server, id, 'run', 'finished');
  return { rowCount, sentMs, dryRunMs: dryRun.ms, runMs: run.ms, job: run.job };
}
