import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../server/database/database';
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

/** One connection to a database of one's own, over a line that breaks when it hears a statement. */
async function openThroughLine() {
  const own = await createTestDatabase(EMPTY_TEMPLATE);
  let broken: string | null = null;
  const sockets = new Set<Socket>();
  const target = new URL(own.url);
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => {
      if (broken && bytes.includes(broken)) near.destroy();
      else far.write(bytes);
    });
    far.on('data', (bytes) => near.write(bytes));
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const url = new URL(own.url);
  const address = line.address();
  url.port = String(typeof address === 'object' && address?.port);
  const database = openDatabase({ url: url.href, poolSize: 1, patienceMs: 2000 });
  onTestFinished(async () => {
    await database.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => line.close(resolve));
    await own.drop();
  });
  return {
    database,
    cutAt: (statement: string | null) => {
      broken = statement;
    },
  };
}
