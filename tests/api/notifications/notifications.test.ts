import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notifications } from '../../../server/database/schema/notifications';
import { stores, users } from '../../../server/database/schema/stores';
import { startImportProcessing } from '../../../server/imports/import-worker';
import { type NotificationEvent, notifyStaff } from '../../../server/notifications/notify-staff';
import { deleteExpiredData } from '../../../server/worker/housekeeping';
import type { ApiClient, Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const admin = await server.signIn('admin');
const seller = await server.signIn('seller');
const BELL = '/api/user/notifications';

describe('Notification list', () => {
  test('A user gets their own notifications, the newest first, with the number of unread ones', async () => {
    const { body } = await admin.get(`${BELL}?pageSize=100`);
    const times = body.items.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(body.total).toBe(body.items.length);
    const unread = body.items.filter(({ readAt }: { readAt: string | null }) => readAt === null);
    expect(body.unreadCount).toBe(unread.length);
    expect(unread.length).toBeGreaterThan(0);
    expect(unread.length).toBeLessThan(body.total);
    const order = body.items.find(({ kind }: { kind: string }) => kind === 'order');
    expect(order.titleAr).toMatch(/طلب جديد/);
    expect((await admin.get(`/api/store/order/${order.entityId}`)).status).toBe(200);
  });

  test('A user can filter their notifications by kind and by unread', async () => {
    const { body: some } = await admin.get(`${BELL}?kind=product,delivery&pageSize=100`);
    const kinds = new Set(some.items.map(({ kind }: { kind: string }) => kind));
    expect(kinds).toEqual(new Set(['product', 'delivery']));
    expect(some.total).toBe(some.items.length);
    const { body: unread } = await admin.get(`${BELL}?unread=true&pageSize=100`);
    expect([unread.total, unread.items.length]).toEqual([unread.unreadCount, unread.unreadCount]);
    const [first, second] = [await page(admin, 1), await page(admin, 2)];
    expect([...first, ...second]).toEqual(
      (await admin.get(`${BELL}?pageSize=4`)).body.items.map(({ id }: { id: string }) => id),
    );
    expect((await admin.get(`${BELL}?kind=gossip`)).status).toBe(400);
    expect((await admin.get(`${BELL}?userId=usr_imane`)).status).toBe(400);
  });
});

describe('Marking notifications', () => {
  test('Marking affects the user’s own notifications only, and preserves the time of the first reading', async () => {
    await tell({ roles: ['store_admin', 'store_user'] });
    const [[mine = ''], [his = '']] = [await page(admin, 1, 1), await page(seller, 1, 1)];
    const before = (await seller.get(BELL)).body.unreadCount;
    const first = await mark(admin, [mine], true);
    expect([first.status, first.body.items[0].id]).toEqual([200, mine]);
    const { readAt } = first.body.items[0];
    expect(readAt).not.toBeNull();
    expect((await mark(admin, [mine], true)).body.items[0].readAt).toBe(readAt);
    expect((await seller.get(BELL)).body.unreadCount).toBe(before);
    const again = await mark(admin, [mine], false);
    expect([again.body.items[0].readAt, again.body.unreadCount]).toEqual([
      null,
      first.body.unreadCount + 1,
    ]);
    expect(his).not.toBe(mine);
  });

  test('Marking fails as a whole if one notification is not the user’s own', async () => {
    await tell({ roles: ['store_admin', 'store_user'] });
    const [[mine = ''], [his = '']] = [await page(admin, 1, 1), await page(seller, 1, 1)];
    const before = (await admin.get(BELL)).body;
    for (const other of [his, 'ntf_nobody']) {
      expect(codeOf(await mark(admin, [mine, other], true))).toEqual([404, 'not_found']);
    }
    expect((await admin.get(BELL)).body).toEqual(before);
  });

  test.each([
    [{ ids: [], read: true }, { ids: ['too_few'] }],
    [{ ids: ['ord_1'], read: true }, { 'ids.0': ['invalid_format'] }],
    [{ ids: ['ntf_1', 'ntf_1'], read: true }, { ids: ['duplicate'] }],
    [{ ids: ['ntf_1'] }, { read: ['required'] }],
    [{ ids: ['ntf_1'], read: true, userId: 'usr_imane' }, { userId: ['unknown_field'] }],
  ])('The server refuses an invalid marking with its errors: %j', async (body, errors) => {
    const reply = await admin.patch(BELL, body);
    expect([reply.status, reply.body.errors]).toEqual([422, errors]);
  });

  test('Marking repeated under one Idempotency-Key takes effect once', async () => {
    await tell({ roles: ['store_admin'] });
    const [mine = ''] = await page(admin, 1, 1);
    const headers = { 'idempotency-key': randomUUID() };
    const send = (read: boolean) => admin.patch(BELL, { ids: [mine], read }, { headers });
    const first = await send(true);
    await mark(admin, [mine], false);
    expect((await send(true)).body).toEqual(first.body);
    expect(codeOf(await send(false))).toEqual([422, 'idempotency_key_reused']);
    expect((await admin.request('PATCH', BELL, { raw: 'ids=1' })).status).toBe(415);
    expect((await admin.patch(BELL, { ids: ['x'.repeat(1_100_000)], read: true })).status).toBe(
      413,
    );
  });
});

describe('Notifying staff', () => {
  test('A notification reaches active staff of the given roles in this store, and is rolled back with its event', async () => {
    const left = await server.signIn('manager');
    const managerId = (await left.get('/api/user/')).body.id;
    const { db } = server.database;
    await db.update(users).set({ archivedAt: new Date() }).where(eq(users.id, managerId));
    const entityId = 'ord_told';
    await tell({ entityId, roles: ['store_admin', 'store_manager'] });
    const rows = await db.select().from(notifications).where(eq(notifications.entityId, entityId));
    expect(rows.map(({ userId }) => userId)).toEqual(['usr_salma']);
    expect(rows[0]).toMatchObject({
      kind: 'order',
      severity: 'warning',
      readAt: null,
      title: 'Commande \u2068#10441\u2069 annulée',
    });
    await db.update(users).set({ archivedAt: null }).where(eq(users.id, managerId));
    const undone = server.database.transaction(async (tx) => {
      await notifyStaff(tx, { ...news(), entityId: 'ord_undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await db.$count(notifications, eq(notifications.entityId, 'ord_undone'))).toBe(0);
  });

  test('Notifications follow the store’s preferences, in the portal and by mail', async () => {
    const [before, { revision }] = [
      (await admin.get(BELL)).body.total,
      (await admin.get('/api/store/my/get/')).body,
    ];
    expect(await tell({ roles: ['store_admin'] })).toEqual(['usr_salma']);
    const quiet = { inApp: false, email: false };
    const preferences = { delivery: quiet, invoice: quiet, product: quiet, store: quiet };
    await admin.patch(
      '/api/store/update/str_nejjarine',
      { notificationPreferences: { ...preferences, order: { inApp: true, email: false } } },
      { revision },
    );
    expect(await tell({ roles: ['store_admin'] })).toEqual([]);
    await server.database.transaction((tx) =>
      notifyStaff(tx, {
        storeId: 'str_nejjarine',
        roles: ['store_admin'],
        now: server.clock.now(),
        template: 'productApproved',
        parameters: { name: 'Bol' },
      }),
    );
    expect((await admin.get(BELL)).body.total).toBe(before + 2);
    await server.database.db.update(stores).set({ notificationPreferences: null });
  });

  test('Notifications follow each user’s own preferences', async () => {
    const quiet = { inApp: false, email: false };
    const path = '/api/store/user/params/';
    const { body: mine } = await seller.get(path);
    const total = async () => (await seller.get(BELL)).body.total;
    const before = await total();
    const { body } = await seller.patch(
      `${path}write/`,
      { notifications: { ...mine.notifications, order: quiet } },
      { revision: mine.revision },
    );
    expect(body.notifications.order).toEqual(quiet);
    expect(await tell({ roles: ['store_admin', 'store_user'] })).toEqual(['usr_salma']);
    expect(await total()).toBe(before);
    const deaf = { ...mine.notifications, order: { inApp: true, email: false } };
    await seller.patch(`${path}write/`, { notifications: deaf }, { revision: body.revision });
    expect(await tell({ roles: ['store_user'] })).toEqual([]);
    expect(await total()).toBe(before + 1);
  });

  test('Users who may import are notified of a finished import', async () => {
    const imports = await startImportProcessing(server.context);
    const file = {
      name: 'catalogue.csv',
      content: 'code,name_fr,price,quantity\nTOLD-1,Bol,120,3\n',
    };
    const created = (await admin.upload('/api/store/product/import/new', file)).body;
    const path = `/api/store/product/import/${created.id}`;
    const options = { textLanguage: 'fr', currency: 'MAD', exchangeRate: 1 };
    await admin.patch(path, { options }, { revision: created.revision });
    await admin.post(`${path}/action/dryRun`);
    const status = async () => (await admin.get(path)).body.status;
    await expect.poll(status, { timeout: 20_000 }).toBe('checked');
    expect(await toldAbout(created.id)).toEqual([]);
    await admin.post(`${path}/action/run`);
    await expect.poll(status, { timeout: 20_000 }).toBe('finished');
    await imports.stop();
    const text = '\u2068catalogue.csv\u2069\u00a0: produits créés 1, mis à jour 0, en échec 0.';
    expect(await toldAbout(created.id)).toEqual([
      { userId: 'usr_salma', body: text },
      { userId: 'usr_youssef', body: text },
    ]);
    const { rows } = await server.database.db.execute<{ key: string }>(
      sql`select key from graphile_worker.jobs where task_identifier = 'fetchPictures'`,
    );
    expect(rows).toEqual([{ key: 'pictures:str_nejjarine' }]);
  });

  test('Notifications are deleted after half a year', async () => {
    await tell({ roles: ['store_admin'] });
    server.clock.advance(181 * 24 * 3_600_000);
    await deleteExpiredData(server.context);
    expect(await server.database.db.$count(notifications)).toBe(0);
  });
});

function news(): NotificationEvent<'orderCancelled'> {
  return {
    storeId: 'str_nejjarine',
    template: 'orderCancelled',
    parameters: { number: '#10441' },
    entityType: 'order',
    entityId: 'ord_1',
    roles: ['store_admin'],
    now: server.clock.now(),
  };
}

function tell(
  part: Partial<Pick<NotificationEvent, 'roles' | 'entityId'>>,
): Promise<readonly string[]> {
  return server.database.transaction((tx) => notifyStaff(tx, { ...news(), ...part }));
}

async function toldAbout(entityId: string) {
  return server.database.db
    .select({ userId: notifications.userId, body: notifications.body })
    .from(notifications)
    .where(eq(notifications.entityId, entityId))
    .orderBy(notifications.userId);
}

function mark(client: ApiClient, ids: string[], read: boolean): Promise<Reply> {
  return client.patch(BELL, { ids, read });
}

async function page(client: ApiClient, number: number, pageSize = 2): Promise<string[]> {
  const { body } = await client.get(`${BELL}?page=${number}&pageSize=${pageSize}`);
  return body.items.map(({ id }: { id: string }) => id);
}

function codeOf({ status, body }: Reply) {
  return [status, body.code];
}
