import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../server/database/database';
import { startJobWorker } from '../../../server/worker/worker';
import {
  addNumberedJob,
  IDLE_TASKS,
  jobNumberOf,
  queuedJobs,
  workerContext,
} from '../jobs/job-fixtures';
import {
  type FaultyDatabaseProxy,
  startFaultyDatabaseProxy,
} from '../support/faulty-database-proxy';
import { seededRandom, testSeed } from '../support/seeded-random';
import { startTestServer } from '../support/test-server';

/** The long suite takes one burst of forty sign-ins. `BURSTS=20` takes about six minutes. */
const BURSTS = Number(process.env['BURSTS'] || 1);
const OLDEST_JOB_MS = 90_000;
const JOBS_PER_BURST = 6;

const seed = testSeed();
const random = seededRandom(seed);

/** What happens to the connections of the worker during a burst. After the last one, the worker needs half a minute. */
const FAULTS: readonly ((line: FaultyDatabaseProxy) => Promise<void>)[] = [
  async (line) => {
    line.breakOn('complete_job');
    await delay(1000);
    line.breakOn(null);
  },
  async (line) => line.cut(),
  async (line) => {
    const cut = await Promise.race([line.holdOn('complete_job'), delay(2000)]);
    line.cut();
    cut?.();
  },
  async (line) => {
    line.breakOn('select');
    await delay(3000);
    line.breakOn(null);
  },
  async (line) => {
    line.freeze();
    await delay(5000);
    line.thaw();
  },
];

test(
  `During ${BURSTS} burst(s) of sign-ins with broken connections, no job waits for long (seed ${seed})`,
  async () => {
    const server = await startTestServer({
      patienceMs: 3000,
      config: { failedSignInsPerNetwork: 1_000_000 },
    });
    const line = await startFaultyDatabaseProxy(server.databaseUrl);
    const database = openDatabase({ url: server.databaseUrl, poolSize: 2 });
    const addedAt = new Map<number, number>();
    const waits: number[] = [];
    const worker = startJobWorker(workerContext(server.database), {
      // By its name: it is resolved in the threads that hash passwords too.
      databaseUrl: line.url.replace('127.0.0.1', 'localhost'),
      recurring: {},
      tasks: {
        ...IDLE_TASKS,
        forgetExpired: async (_context, payload) => {
          await delay(20);
          waits.push(performance.now() - (addedAt.get(jobNumberOf(payload)) ?? 0));
        },
      },
    });
    const add = async (number: number) => {
      addedAt.set(number, performance.now());
      await addNumberedJob(database, number);
    };
    const admin = await server.signIn('admin');
    await expect.poll(worker.state, { timeout: 20_000 }).toBe('working');
    for (let burst = 0; burst < BURSTS; burst += 1) {
      const count = BURSTS === 1 ? 40 : 40 + Math.floor(random() * 111);
      const attempts = signInAtOnce(server.anonymous, burst, count);
      const numbers = Array.from(
        { length: JOBS_PER_BURST },
        (_, at) => burst * JOBS_PER_BURST + at,
      );
      for (const number of numbers) await add(number);
      const broken = FAULTS[burst % FAULTS.length]?.(line);
      expect((await admin.get('/api/user/')).status).toBe(200);
      const replies = await attempts;
      expect(replies.filter((reply) => !['401', '503 after 5'].includes(reply))).toEqual([]);
      expect(replies).toContain('401');
      await broken;
      await expect
        .poll(() => queuedJobs(database), { timeout: OLDEST_JOB_MS, interval: 200 })
        .toEqual([]);
    }
    await expect.poll(worker.state, { timeout: 60_000 }).toBe('working');
    expect(new Set(addedAt.keys()).size).toBe(BURSTS * JOBS_PER_BURST);
    expect(Math.max(...waits)).toBeLessThan(OLDEST_JOB_MS);
    console.info(`the longest wait of a job: ${Math.round(Math.max(...waits))} ms`);
    await worker.stop();
    await database.close();
    await line.close();
  },
  60_000 + BURSTS * OLDEST_JOB_MS,
);

/** Sign-ins of strangers with as many names, at the same time; the answers in words. */
function signInAtOnce(
  anonymous: Awaited<ReturnType<typeof startTestServer>>['anonymous'],
  burst: number,
  count: number,
): Promise<string[]> {
  const attempt = async (_: unknown, at: number) => {
    const credentials = { username: `stranger-${burst}-${at}`, password: 'Wrong#2026' };
    const { status, headers } = await anonymous.post('/api/auth/token/', credentials);
    const after = headers.get('retry-after');
    return after === null ? String(status) : `${status} after ${after}`;
  };
  return Promise.all(Array.from({ length: count }, attempt));
}
