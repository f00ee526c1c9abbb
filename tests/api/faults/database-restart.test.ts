import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../server/database/database';
import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres';
import { migrateDatabase } from '../../../server/database/migrate';
import { startJobWorker } from '../../../server/worker/worker';
import {
  addNumberedJob,
  createGate,
  IDLE_TASKS,
  jobNumberOf,
  queuedJobs,
  workerContext,
} from '../jobs/job-fixtures';
import { postmasterOf } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';

test('A worker survives the restart of its PostgreSQL, and loses no job', async () => {
  const folder = await temporaryFolder();
  const dataDir = path.join(folder.path, 'data');
  const embedded = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
  await migrateDatabase(embedded.url);
  const database = openDatabase({ url: embedded.url, poolSize: 4 });
  const done: number[] = [];
  const [begun, door] = [createGate(), createGate()];
  const worker = startJobWorker(workerContext(database), {
    databaseUrl: embedded.url,
    pollMs: 200,
    recurring: {},
    tasks: {
      ...IDLE_TASKS,
      forgetExpired: async (_context, payload) => {
        begun.open();
        await door.opened;
        done.push(jobNumberOf(payload));
      },
    },
  });
  onTestFinished(async () => {
    await worker.stop();
    await database.close();
    await embedded.stop();
    await folder.remove();
  });
  await addNumberedJob(database, 1);
  await begun.opened;
  const killed = postmasterOf(dataDir);
  process.kill(killed, 'SIGKILL');
  door.open();
  // Connections outlive their killed PostgreSQL for a moment, and could be taken for new ones.
  await expect.poll(() => postmasterOf(dataDir), { timeout: 20_000 }).not.toBe(killed);
  await expect.poll(() => database.isReady(), { timeout: 20_000 }).toBe(true);
  await addNumberedJob(database, 2);
  await expect.poll(() => queuedJobs(database), { timeout: 20_000 }).toEqual([]);
  // A job without a recorded end runs again: tasks must be idempotent.
  expect(new Set(done)).toEqual(new Set([1, 2]));
});
