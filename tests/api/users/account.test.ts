import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ALL_NOTIFICATIONS } from '#domain/stores/store-settings';
import { startTestServer } from '../support/test-server';
import { runInLockOrder } from './row-lock-order';
import { addColleague } from './staff-builder';

const server = await startTestServer();

describe('User preferences', () => {
  const path = '/api/store/user/params/';

  test('Preferences have defaults until they are set, and then belong to their user in each session', async () => {
    const { client, userName, id } = await colleague();
    expect((await client.get(path)).body).toEqual({
      id,
      language: 'fr',
      settings: {},
      createdAt: null,
      updatedAt: null,
      revision: 0,
      notifications: ALL_NOTIFICATIONS,
    });
    const settings = { themeMode: 'dark', themeDirection: 'rtl' };
    await client.patch(`${path}write/`, { language: 'ar', settings }, { revision: 0 });
    const { body } = await client.patch(
      `${path}write/`,
      { settings: { themeMode: 'light' } },
      { revision: 1 },
    );
    expect(body).toMatchObject({
      language: 'ar',
      revision: 2,
      settings: { themeMode: 'light', themeDirection: 'rtl' },
    });
    expect((await (await server.signIn(userName)).get(path)).body).toEqual(body);
  });

  test('Preferences of one user do not change those of another', async () => {
    const [one, other] = [await colleague(), await colleague()];
    await one.client.patch(`${path}write/`, { language: 'en' }, { revision: 0 });
    expect((await other.client.get(path)).body.language).toBe('fr');
  });

  test('Of concurrent first writes of preferences, the first succeeds and the others get 412', async () => {
    const { client, id } = await colleague();
    const write = () => client.patch(`${path}write/`, { language: 'en' }, { revision: 0 });
    const replies = await runInLockOrder(server, [id], [write, write, write]);
    expect(replies.map(({ status }) => status)).toEqual([200, 412, 412]);
  });

  test.each([
    {},
    { language: 'es' },
    { settings: { themeMode: 'purple' } },
    { settings: { __proto__x: 1 } },
    { settings: { themeMode: 'x'.repeat(5000) } },
    { role: 'store_admin' },
  ])('The server refuses the preferences %j', async (body) => {
    const { client } = await colleague();
    expect((await client.patch(`${path}write/`, body, { revision: 0 })).status).toBe(422);
  });

  test('The server requires a revision to change preferences', async () => {
    const { client } = await colleague();
    expect((await client.patch(`${path}write/`, { language: 'en' })).status).toBe(428);
  });
});

describe('User sessions', () => {
  const path = '/api/store/session/';

  test('The sessions of a user are listed with device and time, the current one first', async () => {
    const { client, userName } = await colleague();
    const credentials = { username: userName, password: 'Seller#2026' };
    const agent = { 'user-agent': 'Firefox/145 (Android)', 'x-forwarded-for': '10.0.0.1' };
    await server.anonymous.post('/api/auth/token/', credentials, agent);
    const { body } = await client.get(`${path}list/`);
    expect(body).toMatchObject({ total: 2, page: 1, pageSize: 25 });
    expect(body.items.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
      true,
      false,
    ]);
    expect(body.items[1]).toMatchObject({ userAgent: 'Firefox/145 (Android)', ip: '127.0.0.1' });
    expect((await client.get(`${path}list/?page=2&pageSize=1`)).body.items).toEqual([
      body.items[1],
    ]);
  });

  test('A session was last seen at its last refresh', async () => {
    const { client, userName } = await colleague();
    const credentials = { username: userName, password: 'Seller#2026' };
    const { body: pair } = await server.anonymous.post('/api/auth/token/', credentials);
    server.clock.advance(60_000);
    await server.anonymous.post('/api/auth/token/refresh/', { refresh: pair.refresh });
    const [, other] = (await client.get(`${path}list/`)).body.items;
    expect(Date.parse(other.lastSeenAt) - Date.parse(other.createdAt)).toBeGreaterThanOrEqual(
      60_000,
    );
  });

  test('A user ends sessions one by one, or all others at once', async () => {
    const { client, userName } = await colleague();
    const [phone, tablet] = [await server.signIn(userName), await server.signIn(userName)];
    const [, last] = (await client.get(`${path}list/`)).body.items;
    expect((await client.post(`${path}end/${last.id}`)).status).toBe(204);
    expect((await client.post(`${path}end/${last.id}`)).status).toBe(404);
    const left = await Promise.all([phone.get('/api/user/'), tablet.get('/api/user/')]);
    expect(left.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await client.post(`${path}end/others/`)).status).toBe(204);
    const gone = await Promise.all([phone.get('/api/user/'), tablet.get('/api/user/')]);
    expect(gone.map(({ body }) => body.error)).toEqual(['token_invalid', 'token_invalid']);
    expect((await client.get(`${path}list/`)).body.total).toBe(1);
  });

  test('A user can neither see nor end a colleague’s session', async () => {
    const [one, other] = [await colleague(), await colleague()];
    const [his] = (await other.client.get(`${path}list/`)).body.items;
    expect((await one.client.post(`${path}end/${his.id}`)).status).toBe(404);
    expect((await other.client.get('/api/user/')).status).toBe(200);
  });
});

describe('Table views', () => {
  const path = '/api/store/views/';

  test('Table views are stored, found by table, changed and deleted', async () => {
    const { client } = await colleague();
    const { status, body: view } = await keep(client, { name: ' À  expédier ' });
    expect([status, view.name, view.revision]).toEqual([201, 'À expédier', 1]);
    await keep(client, { table: 'products', name: 'À expédier' });
    expect((await client.get(`${path}?table=orders`)).body).toEqual({
      items: [view],
      total: 1,
      page: 1,
      pageSize: 25,
    });
    expect((await client.get(path)).body.total).toBe(2);
    const changed = await client.patch(
      `${path}write/${view.id}`,
      { columns: ['client'] },
      { revision: 1 },
    );
    expect(changed.body).toMatchObject({ name: 'À expédier', columns: ['client'], revision: 2 });
    expect((await client.post(`${path}delete/`, { ids: [view.id] })).status).toBe(204);
    expect((await client.get(`${path}?table=orders`)).body.items).toEqual([]);
  });

  test('A table view has a unique name in its table', async () => {
    const { client } = await colleague();
    await keep(client, { name: 'Urgent' });
    const twice = await keep(client, { name: 'URGENT' });
    expect([twice.status, twice.body.errors]).toEqual([409, { name: ['already_taken'] }]);
    const { body: other } = await keep(client, { name: 'Autre' });
    const renamed = await client.patch(
      `${path}write/${other.id}`,
      { name: 'urgent' },
      { revision: 1 },
    );
    expect([renamed.status, renamed.body.current.name]).toEqual([409, 'Autre']);
  });

  test('The server requires the current revision to change a table view', async () => {
    const { client } = await colleague();
    const { body } = await keep(client);
    expect((await client.patch(`${path}write/${body.id}`, { query: '' })).status).toBe(428);
    expect(
      (await client.patch(`${path}write/${body.id}`, { query: '' }, { revision: 9 })).status,
    ).toBe(412);
  });

  test('A colleague’s table views are unknown, and a deletion that includes one deletes nothing', async () => {
    const [one, other] = [await colleague(), await colleague()];
    const [{ body: mine }, { body: his }] = [await keep(one.client), await keep(other.client)];
    const ids = { ids: [his.id, mine.id] };
    expect(
      (await other.client.patch(`${path}write/${mine.id}`, { query: '' }, { revision: 1 })).status,
    ).toBe(404);
    expect((await other.client.post(`${path}delete/`, ids)).status).toBe(404);
    expect((await other.client.post(`${path}delete/`, { ids: [] })).status).toBe(422);
    expect((await other.client.get(path)).body.total).toBe(1);
    expect((await one.client.get(path)).body.total).toBe(1);
  });

  test('A table has at most fifty views, also with concurrent requests', async () => {
    const { client } = await colleague();
    const replies = await Promise.all(
      Array.from({ length: 54 }, (_, index) => keep(client, { name: `Vue ${index}` })),
    );
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.errors)).toEqual(Array(4).fill({ table: ['too_many'] }));
    expect((await keep(client, { table: 'products' })).status).toBe(201);
  });

  test.each([
    [{ name: '  ' }, { name: ['required'] }],
    [{ name: 'x'.repeat(81) }, { name: ['too_long'] }],
    [{ query: 'x'.repeat(2001) }, { query: ['too_long'] }],
    [{ query: '?a=1' }, { query: ['invalid_format'] }],
    [{ columns: ['a', 'a'] }, { columns: ['duplicate'] }],
    [{ columns: ['__proto__'] }, { 'columns.0': ['invalid_format'] }],
    [{ userId: 'usr_salma' }, { userId: ['unknown_field'] }],
  ])('The server refuses the table view %j', async (change, errors) => {
    const { client } = await colleague();
    const reply = await keep(client, change);
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
  });
});

async function colleague() {
  const added = await addColleague(server.database.db);
  return { ...added, client: await server.signIn(added.userName) };
}

type Client = Awaited<ReturnType<typeof server.signIn>>;

function keep(client: Client, change: object = {}) {
  const view = { table: 'orders', name: randomUUID(), query: 'status=ready', columns: ['number'] };
  return client.post('/api/store/views/create/', { ...view, ...change });
}
