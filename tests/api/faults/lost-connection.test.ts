import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../server/database/database';
import { startJobWorker } from '../../../server/jobs/worker';
import { createGate, IDLE_TASKS, workerContext } from '../jobs/job-fixtures';
import { startFaultyDatabaseProxy } from '../support/faulty-database-proxy';
import { createTestDatabase, EMPTY_TEMPLATE } from '../support/test-databases';

test.each(['begin', 'select', 'commit'])(
  'a connection lost at its %s makes room for the next one',
  async (statement) => {
    const { database, cutAt } = await openThroughLine();
    const one = () =>
      database.transaction((tx) => tx.execute<{ one: number }>(sql`select 1 as one`));
    await one();
    cutAt(statement);
    await expect(one()).rejects.toThrow();
    cutAt(null);
    expect((await one()).rows).toEqual([{ one: 1 }]);
    expect(database.connections()).toEqual({ total: 1, idle: 1, waiting: 0 });
  },
);

test('a worker outlives that the connection it listens on breaks while it stops', async () => {
  const own = await createTestDatabase(EMPTY_TEMPLATE);
  const line = await startFaultyDatabaseProxy(own.url);
  const database = openDatabase({ url: own.url, poolSize: 1 });
  onTestFinished(async () => {
    await database.close();
    await line.close();
    await own.drop();
  });
  const begun = createGate();
  const context = workerContext(database);
  vi.spyOn(context.log, 'debug').mockImplementation((_subject: unknown, said?: string) => {
    if (said?.includes('graceful shutdown')) begun.open();
  });
  const silent = line.holdOn('LISTEN "jobs:insert"');
  const worker = startJobWorker(context, {
    databaseUrl: line.url,
    tasks: IDLE_TASKS,
    recurring: {},
  });
  const cut = await silent;
  const stopped = worker.stop();
  await begun.opened;
  // The worker has asked to listen no more by then, and waits for the first answer still.
  await setImmediate();
  cut();
  // What nobody catches would fail the run.
  await expect(stopped).resolves.toBeUndefined();
});

/** One connection to a database of one's own, over a line that breaks when it hears a statement. */
async function openThroughLine() {
  const own = await createTestDatabase(EMPTY_TEMPLATE);
  const line = await startFaultyDatabaseProxy(own.url);
  const database = openDatabase({ url: line.url, poolSize: 1, connectionTimeoutMs: 2000 });
  onTestFinished(async () => {
    await database.close();
    await line.close();
    await own.drop();
  });
  return { database, cutAt: line.breakOn };
}
