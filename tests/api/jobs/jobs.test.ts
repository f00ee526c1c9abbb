import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { addJob } from '../../../server/jobs/add-job';
import { startJobWorker, type WorkerOptions } from '../../../server/worker/worker';
import { projectFolder } from '../../support/project-folder';
import { startTestServer } from '../support/test-server';
import { addNumberedJob, createGate, IDLE_TASKS, jobNumberOf, queuedJobs } from './job-fixtures';

const server = await startTestServer();
const { database, databaseUrl } = server;

test('A job exists if its transaction commits, and not if it rolls back', async () => {
  const done: number[] = [];
  const refused = database.transaction(async (tx) => {
    await addJob(tx, 'forgetExpired', { number: 1 } as never);
    throw new Error('changed my mind');
  });
  await expect(refused).rejects.toThrow('changed my mind');
  await addNumberedJob(database, 2);
  work(async (payload) => done.push(jobNumberOf(payload)));
  await expect.poll(() => queuedJobs(database)).toEqual([]);
  expect(done).toEqual([2]);
});

test('Two workers on one database share the jobs, and each job runs once', async () => {
  const done: [worker: string, job: number][] = [];
  const both = createGate();
  const share = (worker: string) => async (payload: unknown) => {
    done.push([worker, jobNumberOf(payload)]);
    if (new Set(done.map(([who]) => who)).size === 2) both.open();
    await both.opened;
  };
  const jobs = Array.from({ length: 40 }, (_, index) => index);
  work(share('one'));
  work(share('other'));
  for (const job of jobs) await addNumberedJob(database, job);
  await expect.poll(() => queuedJobs(database), { timeout: 15_000 }).toEqual([]);
  expect(done.map(([, job]) => job).sort((one, other) => one - other)).toEqual(jobs);
});

test('A delayed job has its run time, and a second job with the same key replaces it', async () => {
  const runAt = new Date(Date.now() + 3_600_000);
  const options = { runAt, key: 'later', queue: 'slow', maxAttempts: 2 };
  for (const number of [1, 2]) {
    await database.transaction((tx) => addJob(tx, 'forgetExpired', { number } as never, options));
  }
  const { rows } = await database.db.execute(
    sql`select task_identifier as task, queue_name as queue, key, max_attempts as attempts,
               run_at = ${runAt.toISOString()}::timestamptz as "onTime"
          from graphile_worker.jobs`,
  );
  const job = { task: 'forgetExpired', queue: 'slow', key: 'later', attempts: 2, onTime: true };
  expect(rows).toEqual([job]);
  await emptyQueue();
});

test('A failed job is retried later, logs no personal data, and blocks no other job', async () => {
  const done: number[] = [];
  await addNumberedJob(database, 1);
  await addNumberedJob(database, 2);
  work(async (payload) => {
    if (jobNumberOf(payload) === 1) {
      throw Object.assign(new Error('deadlock; params: Salma, +212661420318'), { code: '40P01' });
    }
    done.push(jobNumberOf(payload));
  });
  await expect.poll(() => done).toEqual([2]);
  const failed = { attempts: 1, taken: false, error: 'forgetExpired failed (40P01)' };
  await expect.poll(() => queuedJobs(database)).toEqual([failed]);
  expect(server.logs.filter((line) => line.includes('job failed'))).toHaveLength(1);
  await emptyQueue();
});

test('Deadlocked transactions are repeated, and their jobs succeed', async () => {
  const users = sql`select count(*) from users where user_name = 'admin'`;
  const meet = [createGate(), createGate()];
  let runs = 0;
  work(async (payload) => {
    const own = jobNumberOf(payload);
    await database.transaction(async (tx) => {
      runs += 1;
      await tx.execute(sql`select pg_advisory_xact_lock(77, ${own})`);
      meet[own]?.open();
      await meet[1 - own]?.opened;
      await tx.execute(sql`select pg_advisory_xact_lock(77, ${1 - own})`);
      await tx.execute(users);
    });
  });
  await addNumberedJob(database, 0);
  await addNumberedJob(database, 1);
  await expect.poll(() => queuedJobs(database), { timeout: 15_000 }).toEqual([]);
  expect(runs).toBe(3);
});

test('A stopping worker finishes its current jobs and takes no new one', async () => {
  const done: number[] = [];
  // Both slots of the worker are busy, so that neither is fetching a job when it is stopped.
  const [begun, door] = [[createGate(), createGate()], createGate()];
  const worker = work(async (payload) => {
    begun[jobNumberOf(payload)]?.open();
    await door.opened;
    done.push(jobNumberOf(payload));
  });
  await addNumberedJob(database, 0);
  await addNumberedJob(database, 1);
  await Promise.all(begun.map(({ opened }) => opened));
  const stopped = worker.stop();
  await addNumberedJob(database, 2);
  door.open();
  await stopped;
  expect(done.sort()).toEqual([0, 1]);
  expect(await queuedJobs(database)).toEqual([{ attempts: 0, taken: false, error: null }]);
  expect(await workersKnown()).toBe(0);
  await emptyQueue();
});

test('Another worker runs the job of a killed worker', async () => {
  const done: number[] = [];
  const victim = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('./hanging-worker.ts', import.meta.url))],
    { cwd: projectFolder, env: { ...process.env, DATABASE_URL: databaseUrl } },
  );
  onTestFinished(() => void victim.kill('SIGKILL'));
  await addNumberedJob(database, 7);
  await once(victim.stdout, 'data');
  const ended = once(victim, 'exit');
  victim.kill('SIGKILL');
  await ended;
  work(async (payload) => done.push(jobNumberOf(payload)), {
    heartbeatMs: 100,
    heartbeatTimeoutMs: 700,
  });
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([7]);
  await expect.poll(() => queuedJobs(database)).toEqual([]);
  expect(await workersKnown()).toBe(1);
});

test('A recurring task runs once, however many processes schedule it', async () => {
  const done: string[] = [];
  const known = ['shared', 'first', 'second', 'third'];
  await database.db.execute(
    sql`insert into graphile_worker._private_known_crontabs (identifier, known_since)
        select identifier, now() - interval '1 day' from unnest(${sql.param(known)}::text[]) as identifier`,
  );
  const cron = `${(new Date().getUTCMinutes() + 50) % 60} * * * *`;
  const recurring = (name: string) => ({
    cron,
    catchUpMs: 3_000_000,
    run: async () => done.push(name),
  });
  for (const own of ['first', 'second', 'third']) {
    // Each worker's own task follows the shared one in one statement: it shows that the schedule
    // was read.
    startWorker({ recurring: { shared: recurring('shared'), [own]: recurring(own) } });
  }
  await expect.poll(() => done.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(4);
  await expect.poll(() => queuedJobs(database)).toEqual([]);
  expect(done.sort()).toEqual(['first', 'second', 'shared', 'third']);
});

/** A worker that stops at the end of the test. */
function startWorker(options: Partial<WorkerOptions>) {
  const worker = startJobWorker(server.context, { databaseUrl, recurring: {}, ...options });
  onTestFinished(() => worker.stop());
  return worker;
}

function work(task: (payload: unknown) => Promise<unknown>, options: Partial<WorkerOptions> = {}) {
  return startWorker({
    ...options,
    tasks: {
      ...IDLE_TASKS,
      forgetExpired: (_context, payload) => task(payload),
    },
  });
}

async function emptyQueue(): Promise<void> {
  await database.db.execute(sql`delete from graphile_worker._private_jobs`);
}

async function workersKnown(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from job_workers`,
  );
  return rows[0]?.count ?? 0;
}
