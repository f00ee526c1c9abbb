import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../../server/database/schema/stores';
import { startTestServer } from '../support/test-server';
import { addColleague } from './staff-builder';

const server = await startTestServer();
const { db } = server.database;
const admin = await server.signIn('admin');
const manager = await server.signIn('manager');

describe('Changing a user', () => {
  test('A user may change their own names, user name, e-mail address and phone number', async () => {
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
    'The server refuses a %s a change of their own role, also with other fields',
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
  ])('The server refuses to change %j of a user', async (body) => {
    const { client, id } = await colleague();
    const reply = await client.patch(`/api/store/user/write/${id}`, body, { revision: 1 });
    expect(reply.status).toBe(422);
  });

  test('A colleague’s changed role takes effect at their next request', async () => {
    const { client, id } = await colleague({ role: 'store_user' });
    await admin.patch(`/api/store/user/write/${id}`, { role: 'store_manager' }, { revision: 1 });
    expect((await client.get('/api/store/users')).status).toBe(200);
    expect(
      (await manager.patch(`/api/store/user/write/${id}`, { role: 'store_user' }, { revision: 2 }))
        .status,
    ).toBe(403);
  });

  test('The server requires the revision of a user, and returns the current record for a stale one', async () => {
    const { id } = await colleague();
    const path = `/api/store/user/write/${id}`;
    expect((await admin.patch(path, { firstName: 'Hind' })).status).toBe(428);
    await admin.patch(path, { firstName: 'Hind' }, { revision: 1 });
    const late = await admin.patch(path, { firstName: 'Nora' }, { revision: 1 });
    expect([late.status, late.body.current.firstName]).toEqual([412, 'Hind']);
  });

  test('The server refuses a taken user name or a change of an archived colleague with 409', async () => {
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

  test('The server names the invalid fields of a user', async () => {
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
