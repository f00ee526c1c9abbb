import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../../server/database/schema/stores';
import { startTestServer } from '../support/test-server';
import { addColleague } from './staff-builder';

const server = await startTestServer();
const { db } = server.database;
const admin = await server.signIn('admin');
const manager = await server.signIn('manager');

describe('a change', () => {
  test('of one’s own account keeps to names, user name, e-mail and phone', async () => {
    const { client, id } = await colleague({ role: 'store_user' });
    const change = {
      firstName: ' Hind ',
      phoneNumber: '05 22 12 34 56',
      userName: `h${id.slice(4)}`,
    };
    const { status, body } = await client.patch(`/api/store/user/write/${id}`, change, {
      revision: 1,
    });
    expect([status, body.firstName, body.phoneNumber, body.revision]).toEqual([
      200,
      'Hind',
      '+212522123456',
      2,
    ]);
    const me = await client.get('/api/user/');
    expect(me.body).toMatchObject({ firstName: 'Hind', userName: change.userName, revision: 2 });
  });

  test.each(['store_user', 'store_manager', 'store_admin'] as const)(
    'of his own role is refused to a %s, also beside other fields',
    async (role) => {
      const { client, id } = await colleague({ role });
      const other = role === 'store_admin' ? 'store_user' : 'store_admin';
      const body = { firstName: 'Hind', role: other };
      const reply = await client.patch(`/api/store/user/write/${id}`, body, { revision: 1 });
      expect([reply.status, await roleOf(id)]).toEqual([403, role]);
      const same = await client.patch(`/api/store/user/write/${id}`, { role }, { revision: 1 });
      expect(same.status).toBe(200);
    },
  );

  test.each([
    { status: 'inactive' },
    { storeId: 'str_zahra' },
    { archivedAt: null },
    { permissions: [] },
    {},
  ])('of %j is no change that can be asked for', async (body) => {
    const { client, id } = await colleague();
    const reply = await client.patch(`/api/store/user/write/${id}`, body, { revision: 1 });
    expect(reply.status).toBe(422);
  });

  test('of a colleague’s role counts at his next request', async () => {
    const { client, id } = await colleague({ role: 'store_user' });
    await admin.patch(`/api/store/user/write/${id}`, { role: 'store_manager' }, { revision: 1 });
    expect((await client.get('/api/store/users')).status).toBe(200);
    expect(
      (await manager.patch(`/api/store/user/write/${id}`, { role: 'store_user' }, { revision: 2 }))
        .status,
    ).toBe(403);
  });

  test('asks for the revision, tells a stale one and shows the record as it is', async () => {
    const { id } = await colleague();
    const path = `/api/store/user/write/${id}`;
    expect((await admin.patch(path, { firstName: 'Hind' })).status).toBe(428);
    await admin.patch(path, { firstName: 'Hind' }, { revision: 1 });
    const late = await admin.patch(path, { firstName: 'Nora' }, { revision: 1 });
    expect([late.status, late.body.current.firstName]).toEqual([412, 'Hind']);
  });

  test('to a taken user name, or of an archived colleague, is a conflict', async () => {
    const { id } = await colleague();
    const path = `/api/store/user/write/${id}`;
    const taken = await admin.patch(path, { userName: 'Seller' }, { revision: 1 });
    expect([taken.status, taken.body.code, taken.body.current.id]).toEqual([
      409,
      'already_taken',
      id,
    ]);
    await admin.post('/api/store/users/archive/', { ids: [id] });
    const gone = await admin.patch(path, { firstName: 'Hind' }, { revision: 2 });
    expect([gone.status, gone.body.code]).toEqual([409, 'action_not_allowed']);
  });

  test('with fields that are wrong names them', async () => {
    const { client, id } = await colleague();
    const body = { email: 'hind@', phoneNumber: 'x' };
    const reply = await client.patch(`/api/store/user/write/${id}`, body, { revision: 1 });
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      { email: ['invalid_email'], phoneNumber: ['invalid_phone'] },
    ]);
  });
});

async function colleague(change: Parameters<typeof addColleague>[1] = {}) {
  const added = await addColleague(db, { ...change, revision: 1 });
  return { ...added, client: await server.signIn(added.userName) };
}

async function roleOf(id: string) {
  const [row] = await db.select({ role: users.role }).from(users).where(eq(users.id, id));
  return row?.role;
}
