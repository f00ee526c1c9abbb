import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notifications } from '../../../server/database/schema/notifications';
import { orders } from '../../../server/database/schema/orders';
import { stores, users } from '../../../server/database/schema/stores';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import { placeOrder } from '../orders/order-builder';
import { type OpenEventStream, openEventStream } from '../support/event-stream';
import { startTestServer } from '../support/test-server';
import { addColleague } from '../users/staff-builder';

const server = await startTestServer();
const other = await startTestServer({ beside: server });
const { db } = server.database;
const admin = await server.signIn('admin');

describe('Event stream', () => {
  test('The event stream emits a new order with kind, id and revision only', async () => {
    const stream = await openEventStream(server, admin);
    const { id } = await placeOrder(server);
    expect(await stream.next()).toEqual({ kind: 'order', id, revision: 1 });
    expect(stream.text()).toMatch(/^: open\n\nevent: change\ndata: \{[^\n]*\}\n\n/);
  });

  test('The event stream emits a colleague’s change on another server of the same database', async () => {
    const order = await placeOrder(server);
    const stream = await openEventStream(server, admin);
    const colleague = await other.signIn('manager');
    await colleague.post(`/api/store/order/${order.id}/accept`, {});
    expect(await stream.next()).toEqual({ kind: 'order', id: order.id, revision: 2 });
  });

  test('The server sends the event stream uncompressed, uncached and unbuffered by a proxy', async () => {
    const response = await fetch(`${server.url}/api/store/events/`, {
      headers: { authorization: `Bearer ${admin.token}`, 'accept-encoding': 'br, gzip' },
    });
    await response.body?.cancel();
    const header = (name: string) => response.headers.get(name);
    expect(header('content-type')).toBe('text/event-stream');
    expect(header('content-encoding')).toBeNull();
    expect(header('cache-control')).toBe('no-store');
    expect(header('x-accel-buffering')).toBe('no');
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('content-security-policy')).toContain("default-src 'none'");
  });

  test('The event stream sends keep-alive comments at intervals', async () => {
    const lively = await startTestServer({ beside: server, config: { streamKeepAliveMs: 20 } });
    const stream = await openEventStream(lively, admin);
    stream.next().catch(() => undefined);
    await expect.poll(stream.text).toMatch(/: still here\n\n: still here\n\n/);
  });

  test('The event stream emits nothing for a write that was rolled back', async () => {
    const order = await placeOrder(server);
    const stream = await openEventStream(server, admin);
    await db
      .transaction(async (tx) => {
        await tx.update(orders).set({ internalNote: 'x' }).where(eq(orders.id, order.id));
        throw new Error('undone');
      })
      .catch(() => undefined);
    const { id } = await placeOrder(server);
    expect(await stream.next()).toEqual({ kind: 'order', id, revision: 1 });
  });

  test('The event stream emits one change event for many records of one statement', async () => {
    for (let count = 0; count < 51; count += 1) await placeOrder(server, { status: 'done' });
    const stream = await openEventStream(server, admin);
    await db.update(orders).set({ internalNote: 'vu' }).where(eq(orders.status, 'done'));
    expect(await stream.next()).toEqual({ kind: 'order' });
  });

  test('The event stream emits a new and a changed user, but not their visits', async () => {
    const stream = await openEventStream(server, admin);
    const { id } = await addColleague(db, { revision: 1 });
    expect(await stream.next()).toEqual({ kind: 'user', id, revision: 1 });
    await db.update(users).set({ lastSeenAt: new Date() }).where(eq(users.id, id));
    await admin.post(`/api/store/user/${id}/deactivate`);
    expect(await stream.next()).toEqual({ kind: 'user', id, revision: 2 });
  });

  test('The event stream emits a new client and its change', async () => {
    const stream = await openEventStream(server, admin, []);
    const person = { firstName: 'Nour', lastName: 'El Alami', phoneNumber: '0661420318' };
    const { body } = await admin.post('/api/client/create/', person);
    await admin.patch(`/api/client/write/${body.id}`, { note: 'Le matin' }, { revision: 1 });
    expect([await stream.next(), await stream.next()]).toEqual([
      { kind: 'client', id: body.id, revision: 1 },
      { kind: 'client', id: body.id, revision: 2 },
    ]);
  });

  test('The event stream emits a deleted record', async () => {
    const stream = await openEventStream(server, admin);
    const [id = ''] = await notificationsOf('usr_salma');
    await db.delete(notifications).where(eq(notifications.id, id));
    expect(await stream.next()).toEqual({ kind: 'notification', id });
  });
});

describe('Recipients of change events', () => {
  test('A store receives no change events of another store', async () => {
    const stranger = await openEventStream(server, await server.signIn('admin2'));
    await placeOrder(server);
    const { id } = await placeOrder(server, { storeId: ZAHRA.id });
    expect(await stranger.next()).toEqual({ kind: 'order', id, revision: 1 });
  });

  test('A user receives no change events of records that their role may not see, or of a colleague’s notifications', async () => {
    const seller = await openEventStream(server, await server.signIn('seller'));
    const manager = await openEventStream(server, await server.signIn('manager'));
    const first = await placeOrder(server);
    const [mine] = await notificationsOf('usr_salma');
    await db
      .update(notifications)
      .set({ readAt: null })
      .where(eq(notifications.id, mine ?? ''));
    const second = await placeOrder(server);
    const heardUntilThen = async (stream: OpenEventStream) => {
      const heard = new Set<string | undefined>();
      while (!heard.has(second.id)) {
        const hint = await stream.next();
        heard.add(hint?.kind === 'order' ? hint.id : hint?.kind);
      }
      return [...heard];
    };
    expect(await heardUntilThen(seller)).toEqual([first.id, second.id]);
    expect(await heardUntilThen(manager)).toEqual([first.id, 'payment', second.id]);
  });

  test('A user receives change events of their own notifications', async () => {
    const stream = await openEventStream(server, admin);
    const [id = ''] = await notificationsOf('usr_salma');
    await admin.patch('/api/user/notifications', { ids: [id], read: false });
    await admin.patch('/api/user/notifications', { ids: [id], read: true });
    expect(await stream.next()).toEqual({ kind: 'notification', id });
  });
});

describe('Change events of a user’s own account', () => {
  test('A colleague’s change of a user reaches only this user, on every server of the database', async () => {
    const { id, userName } = await addColleague(db, { revision: 1, role: 'store_manager' });
    const own = await openEventStream(other, await other.signIn(userName), ['user']);
    const seller = await openEventStream(server, await server.signIn('seller'));
    await admin.patch(`/api/store/user/write/${id}`, { firstName: 'Hind' }, { revision: 1 });
    expect(await own.next()).toEqual({ kind: 'account' });
    await db.update(stores).set({ name: 'Atelier Zellij' }).where(eq(stores.id, NEJJARINE.id));
    expect(await own.next()).toEqual({ kind: 'account' });
    expect(await seller.next()).toEqual({ kind: 'account' });
    await db.update(stores).set({ name: NEJJARINE.name }).where(eq(stores.id, NEJJARINE.id));
    expect(await seller.next()).toEqual({ kind: 'account' });
  });

  test('A user’s visit and a change of another store are no change of their account', async () => {
    const seller = await openEventStream(server, await server.signIn('seller'));
    await db.update(users).set({ lastSeenAt: new Date() }).where(eq(users.userName, 'seller'));
    await db.update(stores).set({ name: 'Autre' }).where(eq(stores.id, ZAHRA.id));
    await db.update(stores).set({ phone: '0522000000' }).where(eq(stores.id, NEJJARINE.id));
    const { id } = await placeOrder(server);
    expect(await seller.next()).toEqual({ kind: 'order', id, revision: 1 });
  });
});

describe('End of an event stream', () => {
  test.each([
    ['inactive', { status: 'inactive' as const }],
    ['archived', { archivedAt: new Date() }],
    ['somebody with another role', { role: 'store_user' as const }],
  ])(
    'The event stream tells a user who becomes %s to read their account again, and ends',
    async (_what, change) => {
      const { userName, id } = await addColleague(db, { role: 'store_manager' });
      const stream = await openEventStream(server, await server.signIn(userName));
      await db.update(users).set(change).where(eq(users.id, id));
      expect(await stream.rest()).toEqual([{ kind: 'account' }]);
    },
  );

  test('The event stream ends with its session, and other sessions’ streams stay open', async () => {
    const leaving = await server.signIn('seller');
    const [stream, staying] = [
      await openEventStream(server, leaving),
      await openEventStream(server, await server.signIn('seller')),
    ];
    await leaving.post('/api/store/session/end/');
    expect(await stream.rest()).toEqual([]);
    const { id } = await placeOrder(server);
    expect(await staying.next()).toMatchObject({ id });
  });

  test('The event stream ends after its maximum lifetime', async () => {
    const brief = await startTestServer({ beside: server, config: { streamLifetimeMs: 50 } });
    const stream = await openEventStream(brief, admin);
    expect(await stream.rest()).toEqual([]);
  });

  test('The event stream ends when the server stops', async () => {
    const leaving = await startTestServer({ beside: server });
    const stream = await openEventStream(leaving, admin);
    const [rest] = await Promise.all([stream.rest(), leaving.stop()]);
    expect(rest).toEqual([]);
  });

  test('The event stream ends when its database connection is lost, and a new stream works', async () => {
    const stream = await openEventStream(server, admin);
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'store-events' and datname = current_database()`);
    expect(await stream.rest()).toEqual([]);
    const again = await openEventStream(server, admin);
    const { id } = await placeOrder(server);
    expect(await again.next()).toMatchObject({ id });
  });
});

test('The server limits the event streams per user until the user closes one', async () => {
  const narrow = await startTestServer({ beside: server, config: { streamsPerUser: 2 } });
  const [first] = [
    await openEventStream(narrow, admin),
    await openEventStream(narrow, admin),
    await openEventStream(narrow, await narrow.signIn('manager')),
  ];
  const here = narrow.withToken(String(admin.token));
  const { status, headers, body } = await here.get('/api/store/events/');
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too_many_requests', '60']);
  first.close();
  await expect.poll(async () => (await here.get('/api/store/events/')).status).toBe(200);
});

async function notificationsOf(userId: string): Promise<string[]> {
  const rows = await db.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.map(({ id }) => id);
}
