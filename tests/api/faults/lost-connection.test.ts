import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../server/database/database';
import { startJobWorker } from '../../../server/worker/worker';
import { createGate, IDLE_TASKS, workerContext } from '../jobs/job-fixtures';
import { startFaultyDatabaseProxy } from '../support/faulty-database-proxy';
import { createTestDatabase, EMPTY_TEMPLATE } from '../support/test-databases';

test.each(['begin', 'select', 'commit'])(
  'A connection lost at its %s is replaced by a new one',
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

test('A worker stops although its listening connection breaks during the stop', async () => {
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
  // By now, the worker has requested UNLISTEN and still waits for the first answer.
  await setImmediate();
  cut();
  // An unhandled rejection would fail the run.
  await expect(stopped).resolves.toBeUndefined();
});

/** A connection to a separate database, through a proxy that cuts it at a given statement. */
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
