import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrateDatabase } from '../../../server/database/migrate';
import { createTestDatabase, EMPTY_TEMPLATE } from '../support/test-databases';

const database = await createTestDatabase(EMPTY_TEMPLATE);
const [request, earlier, watch] = [await connect(), await connect(), await connect()];
afterAll(async () => {
  for (const each of [request, earlier, watch]) await each.end();
  await database.drop();
});

test('A migration that is ended because of a deadlock with a request begins again', async () => {
  await watch.query('delete from drizzle.applied_functions');
  // The migration locks users, orders and payments in this order; the request writes users last.
  await request.query("set deadlock_timeout = '1min'");
  await request.query('begin; lock table payments in row exclusive mode');
  await earlier.query('begin; lock table orders in row exclusive mode');
  const migrated = migrateDatabase(database.url);
  await waiting('orders');
  const written = request.query('lock table users in row exclusive mode');
  await waiting('users');
  await earlier.query('commit');
  // Only the migration looks for a deadlock in time, so PostgreSQL ends the migration.
  await written;
  await request.query('commit');
  await migrated;
  const { rows } = await watch.query(
    'select count(*)::int as files from drizzle.applied_functions',
  );
  expect(rows[0].files).toBeGreaterThan(10);
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client;
}

/** Resolves once somebody waits for the lock of a table. */
async function waiting(table: string): Promise<void> {
  for (;;) {
    const { rowCount } = await watch.query(
      'select from pg_locks where relation = to_regclass($1) and not granted',
      [table],
    );
    if (rowCount) return;
  }
}
