import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrateDatabase } from '../../../server/database/migrate';
import { createTestDatabase, DEMO_TEMPLATE } from '../support/test-databases';

test('A start that finds all triggers waits for no table, whatever requests write', async () => {
  const { url, connect } = await database();
  const request = await connect();
  await request.query('delete from drizzle.applied_functions');
  const { rows } = await request.query<{ tables: string }>(
    "select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'",
  );
  await request.query(`begin; lock table ${rows[0]?.tables} in row exclusive mode`);
  await migrateDatabase(url);
  const { rowCount } = await request.query('select from drizzle.applied_functions');
  expect(rowCount).toBeGreaterThan(10);
  await request.query('commit');
});

test('A start that changes several tables waits for each alone, so a request that has one can write the others', async () => {
  const { url, connect } = await database();
  const [request, watch] = [await connect(), await connect()];
  await watch.query(OTHER_TRIGGERS);
  await request.query('begin; lock table payments in row exclusive mode');
  const migrated = migrateDatabase(url);
  await waiting(watch, 'payments');
  await request.query(WRITES_OF_ALL);
  await request.query('commit');
  await migrated;
  expect(await triggersOf(watch)).toEqual(['orders', 'payments', 'users']);
  expect(await notedChanges(watch)).toBe(0);
});

test('Requests for a table that the start waits for are answered before the request that has it ends', async () => {
  const { url, connect } = await database();
  const [request, other, watch] = [await connect(), await connect(), await connect()];
  await watch.query(OTHER_TRIGGERS);
  await request.query('begin; lock table payments in row exclusive mode');
  const migrated = migrateDatabase(url);
  await waiting(watch, 'payments');
  await other.query('update payments set updated_at = updated_at');
  await request.query('commit');
  await migrated;
  expect(await triggersOf(watch)).toEqual(['orders', 'payments', 'users']);
});

test('A start continues with the tables that an ended start had not changed', async () => {
  const { url, connect } = await database();
  const [request, watch] = [await connect(), await connect()];
  await watch.query(OTHER_TRIGGERS);
  await request.query('begin; lock table payments in row exclusive mode');
  const ended = migrateDatabase(url).catch((error: Error) => error.message);
  await found(
    watch,
    'select pg_terminate_backend(pid) from pg_locks where relation = to_regclass($1) and not granted',
    'payments',
  );
  expect(await ended).toMatch(/terminat/);
  await request.query('commit');
  expect(await notedChanges(watch)).toBeGreaterThan(0);
  expect(await triggersOf(watch)).not.toContain('payments');
  await migrateDatabase(url);
  expect(await triggersOf(watch)).toEqual(['orders', 'payments', 'users']);
  expect(await notedChanges(watch)).toBe(0);
});

test('Tallies whose expressions change are counted with the rows that requests write meanwhile', async () => {
  const { url, connect } = await database();
  const [request, watch] = [await connect(), await connect()];
  const tallied = "select sum(count)::int as count from tallies where subject = 'payments'";
  const before = await watch.query(tallied);
  await watch.query(OTHER_TALLIES);
  // The start counts the rows after this transaction, which deletes one of them.
  await request.query('begin');
  await request.query(
    "delete from payments where id = (select id from payments p where not exists (select from refunds r where r.payment_id = p.id) and method = 'cod' and status = 'pending' limit 1)",
  );
  const migrated = migrateDatabase(url);
  await waiting(watch, 'payments');
  await request.query('commit');
  await migrated;
  const { rows } = await watch.query(tallied);
  expect(rows[0].count).toBe(before.rows[0].count - 1);
});

/** The triggers that write the audit log are missing on one table, and others than those of this release. */
const OTHER_TRIGGERS = `
  delete from drizzle.applied_functions where file = 'audit.sql';
  drop trigger audit_update on orders;
  drop trigger audit_update on payments;
  create or replace trigger audit_update after update on users
    for each statement execute function audit_users()`;

const WRITES_OF_ALL = `
  update users set updated_at = updated_at;
  update orders set updated_at = updated_at;
  update payments set updated_at = updated_at`;

/** As if an earlier release had tallied payments by other expressions, and no table but this one. */
const OTHER_TALLIES = `
  delete from drizzle.applied_functions where file = 'tallies.sql';
  select keep_tallies_of('payments', $$jsonb_build_object('method', method)$$)`;

async function database() {
  const created = await createTestDatabase(DEMO_TEMPLATE);
  const clients: pg.Client[] = [];
  onTestFinished(async () => {
    for (const each of clients) await each.end();
    await created.drop();
  });
  const connect = async () => {
    const client = new pg.Client({ connectionString: created.url });
    await client.connect();
    clients.push(client);
    return client;
  };
  return { url: created.url, connect };
}

/** Resolves once somebody waits for the lock of a table. */
function waiting(watch: pg.Client, table: string): Promise<void> {
  return found(
    watch,
    'select from pg_locks where relation = to_regclass($1) and not granted',
    table,
  );
}

/** Resolves once the statement about the table has a row. */
async function found(watch: pg.Client, statement: string, table: string): Promise<void> {
  for (;;) {
    const { rowCount } = await watch.query(statement, [table]);
    if (rowCount) return;
  }
}

/** Which of the three tables have the audit trigger of this release. */
async function triggersOf(watch: pg.Client): Promise<string[]> {
  const { rows } = await watch.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger
      where tgname = 'audit_update' and tgoldtable = 'replaced' and tgnewtable = 'written'
        and tgrelid in ('orders'::regclass, 'payments'::regclass, 'users'::regclass) order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function notedChanges(watch: pg.Client): Promise<number> {
  return (await watch.query('select from drizzle.table_changes')).rowCount ?? 0;
}
