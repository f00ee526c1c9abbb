import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';

test('With no free connection, the server answers 503 with Retry-After, and serves again once one is free', async () => {
  const server = await startTestServer({ config: { poolSize: 2 }, patienceMs: 1500 });
  const admin = await server.signIn('admin');
  const release = gate();
  const taken = [gate(), gate()];
  const held = taken.map(({ open }) =>
    server.database.transaction(() => {
      open();
      return release.opened;
    }),
  );
  await Promise.all(taken.map(({ opened }) => opened));
  const { status, headers, body } = await admin.get('/api/user/');
  release.open();
  await Promise.all(held);
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
  expect((await admin.get('/api/user/')).status).toBe(200);
});

test('The server replaces connections that PostgreSQL terminates', async () => {
  const server = await startTestServer();
  const admin = await server.signIn('admin');
  await Promise.all(Array.from({ length: 8 }, () => admin.get('/api/user/')));
  await server.database.db
    .execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`,
    )
    .catch(() => undefined);
  const replies = [];
  for (let count = 0; count < 12; count += 1) replies.push((await admin.get('/api/user/')).status);
  expect(replies.filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(replies.at(-1)).toBe(200);
});

test('Readiness depends on the database, health only on the process', async () => {
  const server = await startTestServer();
  const statuses = () =>
    Promise.all(
      ['/readyz', '/healthz'].map(async (path) => (await fetch(server.url + path)).status),
    );
  expect(await statuses()).toEqual([200, 200]);
  await server.database.close();
  expect(await statuses()).toEqual([503, 200]);
});

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
