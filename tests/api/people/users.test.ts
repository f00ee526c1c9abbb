import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { idempotencyKeys } from '../../../server/database/schema/platform';
import { sessions, users } from '../../../server/database/schema/stores';
import { startTestServer } from '../support/test-server';
import { addColleague } from './staff-builder';

const server = await startTestServer();
const { db } = server.database;
const admin = await server.signIn('admin');
const manager = await server.signIn('manager');

describe('the list of staff', () => {
  test('shows the store’s people by name, and never another store’s', async () => {
    const { body } = await admin.get('/api/store/users');
    expect(body.items.map(({ userName }: { userName: string }) => userName)).toEqual([
      'seller',
      'admin',
      'manager',
    ]);
    expect(body).toMatchObject({ total: 3, page: 1, pageSize: 25 });
    expect(body.counts).toEqual({ active: 3, inactive: 0 });
  });

  test('offers an admin everything but on himself, a manager only the store_users', async () => {
    const offered = async (client: typeof admin) =>
      Object.fromEntries(
        (await client.get('/api/store/users')).body.items.map(
          ({ userName, allowedActions }: { userName: string; allowedActions: Action[] }) => [
            userName,
            allowedActions.map(({ action }) => action),
          ],
        ),
      );
    expect(await offered(admin)).toEqual({
      admin: [],
      manager: ['deactivate', 'archive'],
      seller: ['deactivate', 'archive'],
    });
    expect(await offered(manager)).toEqual({ admin: [], manager: [], seller: ['deactivate'] });
  });

  test('is searched without accents, in Arabic, by phone, and narrowed by role and status', async () => {
    const hafsa = await addColleague(db, {
      firstName: 'Hâfṣa',
      lastName: 'إدريسي',
      phoneNumber: '+212699887766',
    });
    const ali = await addColleague(db, {
      firstName: 'Ali',
      status: 'inactive',
      role: 'store_manager',
    });
    const found = async (query: string) =>
      (await admin.get(`/api/store/users?${query}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await found('q=HAFSA')).toEqual([hafsa.id]);
    expect(await found(`q=${encodeURIComponent('ادريسي')}`)).toEqual([hafsa.id]);
    expect(await found('q=0699887766')).toEqual([hafsa.id]);
    expect(await found('status=inactive')).toEqual([ali.id]);
    expect(await found('role=store_manager&sort=-name')).toEqual(['usr_youssef', ali.id]);
    expect(await found('q=%25')).toHaveLength(5);
    await admin.post('/api/store/users/archive/', { ids: [hafsa.id, ali.id] });
    expect(await found('archived=true&sort=name')).toEqual([ali.id, hafsa.id]);
  });

  test('sorts by each column both ways, in pages that share nobody', async () => {
    for (const key of ['name', 'userName', 'email', 'role', 'status', 'lastSeenAt', 'createdAt']) {
      const ids = async (query: string): Promise<string[]> =>
        (await admin.get(`/api/store/users?${query}`)).body.items.map(
          ({ id }: { id: string }) => id,
        );
      const all = await ids(`sort=${key}`);
      expect(await ids(`sort=-${key}`)).toEqual(all.toReversed());
      expect(await ids(`sort=${key}&page=2&pageSize=1`)).toEqual(all.slice(1, 2));
    }
  });

  test.each(['sort=passwordHash', 'passwordHash=x', 'role=owner', 'status=archived', 'page=0'])(
    'refuses ?%s',
    async (query) => {
      expect((await admin.get(`/api/store/users?${query}`)).status).toBe(400);
    },
  );
});

describe('a new member of staff', () => {
  test('is created active and comes with his actions', async () => {
    const { status, body } = await create({ phoneNumber: '0661 42 03 18' });
    expect([status, body.status, body.phoneNumber, body.revision]).toEqual([
      201,
      'active',
      '+212661420318',
      1,
    ]);
    expect(body.allowedActions).toEqual([
      { action: 'deactivate', to: 'inactive', reasonRequired: false },
      { action: 'archive', to: 'archived', reasonRequired: false },
    ]);
  });

  test('may be given a first password by the rules', async () => {
    const { body } = await create({ password: 'Zellige&2027' });
    expect((await server.signIn(body.userName, 'Zellige&2027')).token).toBeDefined();
  });

  test('a repetition creates nobody, and its record knows no password', async () => {
    const key = randomUUID();
    const person = newPerson({ password: 'Zellige&2027' });
    const send = () => admin.post('/api/store/user/create/', person, { 'idempotency-key': key });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    expect(JSON.stringify(row)).not.toContain('Zellige');
  });

  test('needs a user name of his own, compared without case', async () => {
    const { status, body } = await create({ userName: 'ADMIN2' });
    expect([status, body.code, body.errors]).toEqual([
      409,
      'already_taken',
      { userName: ['already_taken'] },
    ]);
  });

  test.each([
    [{ email: 'nadia' }, { email: ['invalid_email'] }],
    [{ phoneNumber: '12' }, { phoneNumber: ['invalid_phone'] }],
    [{ firstName: ' ' }, { firstName: ['required'] }],
    [{ lastName: '\n' }, { lastName: ['required'] }],
    [{ userName: 'two words' }, { userName: ['invalid_user_name'] }],
    [{ role: 'owner' }, { role: ['not_allowed'] }],
    [{ password: 'Password1!' }, { password: ['too_common'] }],
    [{ storeId: 'str_zahra' }, { storeId: ['unknown_field'] }],
    [{ status: 'inactive' }, { status: ['unknown_field'] }],
    [{ revision: 9 }, { revision: ['unknown_field'] }],
    [{ passwordHash: 'x' }, { passwordHash: ['unknown_field'] }],
  ])('with %j is refused with %j', async (change, errors) => {
    const before = await db.$count(users);
    const { status, body } = await create(change);
    expect([status, body.errors, await db.$count(users)]).toEqual([422, errors, before]);
  });

  test.each(['__proto__', 'constructor'])('with %s is refused unread', async (name) => {
    const raw = JSON.stringify(newPerson()).replace('{', `{"${name}":{"role":"store_admin"},`);
    const headers = { 'content-type': 'application/json' };
    const reply = await admin.request('POST', '/api/store/user/create/', { raw, headers });
    expect(reply.status).toBe(400);
  });
});

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

describe('shutting somebody out', () => {
  test.each([
    ['deactivating', (id: string) => admin.post(`/api/store/user/${id}/deactivate`)],
    ['archiving', (id: string) => admin.post('/api/store/users/archive/', { ids: [id] })],
  ])('%s ends his sessions for good, even when he comes back', async (_how, shut) => {
    const { client, id, userName } = await colleague();
    expect((await shut(id)).status).toBe(200);
    expect((await client.get('/api/user/')).body.error).toBe('token_invalid');
    await expect(server.signIn(userName)).rejects.toThrow('401');
    await admin.post(`/api/store/user/${id}/activate`);
    await admin.post('/api/store/users/unarchive/', { ids: [id] });
    expect((await client.get('/api/user/')).body.error).toBe('token_invalid');
    expect(await db.$count(sessions, and(eq(sessions.userId, id), isNull(sessions.endedAt)))).toBe(
      0,
    );
    expect((await server.signIn(userName)).token).toBeDefined();
  });

  test('nobody does it to himself', async () => {
    const { body: me } = await admin.get('/api/user/');
    const replies = [
      await admin.post(`/api/store/user/${me.id}/deactivate`),
      await admin.post('/api/store/users/archive/', { ids: [me.id] }),
    ];
    expect(replies.map(({ status, body }) => [status, body.code, body.current.id])).toEqual(
      Array(2).fill([409, 'action_not_allowed', me.id]),
    );
  });

  test('a manager reaches a store_user and nobody else', async () => {
    const one = await colleague({ role: 'store_user' });
    const other = await colleague({ role: 'store_manager' });
    expect((await manager.post(`/api/store/user/${one.id}/deactivate`)).status).toBe(200);
    expect((await manager.post(`/api/store/user/${one.id}/activate`)).status).toBe(403);
    expect((await manager.post(`/api/store/user/${other.id}/deactivate`)).status).toBe(403);
    expect((await manager.post('/api/store/user/usr_salma/deactivate')).status).toBe(403);
  });

  test('of several at once, one that may not leaves all as they were', async () => {
    const [one, other] = [await colleague(), await colleague()];
    const foreign = await admin.post('/api/store/users/archive/', { ids: [one.id, 'usr_amine'] });
    const own = await admin.post('/api/store/users/archive/', { ids: [other.id, 'usr_salma'] });
    expect([foreign.status, own.status]).toEqual([404, 409]);
    expect((await one.client.get('/api/user/')).status).toBe(200);
    const both = await admin.post('/api/store/users/archive/', { ids: [other.id, one.id] });
    expect(both.body.items.map(({ id }: { id: string }) => id)).toEqual([other.id, one.id]);
    const again = await admin.post('/api/store/users/archive/', { ids: [one.id] });
    expect([again.status, again.body.current.isArchived]).toEqual([409, true]);
    const active = await colleague();
    const back = await admin.post('/api/store/users/unarchive/', { ids: [active.id] });
    expect([back.status, back.body.code]).toEqual([409, 'action_not_allowed']);
  });

  test('an action that is none, or twice the same, is refused', async () => {
    const { id } = await colleague();
    expect((await admin.post(`/api/store/user/${id}/promote`)).status).toBe(400);
    expect((await admin.post('/api/store/users/archive/', { ids: [] })).status).toBe(422);
    expect((await admin.post('/api/store/users/unarchive/', { ids: ['x'] })).status).toBe(422);
    expect((await admin.post(`/api/store/user/${id}/activate`)).status).toBe(409);
  });

  test('a key that named another action is refused', async () => {
    const { id } = await colleague();
    const key = { 'idempotency-key': randomUUID() };
    await admin.post(`/api/store/user/${id}/deactivate`, undefined, key);
    expect((await admin.post(`/api/store/user/${id}/activate`, undefined, key)).status).toBe(422);
  });
});

describe('two admins at once', () => {
  test('who archive each other leave one', async () => {
    const outcomes = await duel((id) => ['POST', '/api/store/users/archive/', { ids: [id] }]);
    expect(outcomes).toEqual([200, 401]);
  });

  test('who demote each other leave one', async () => {
    const change = { role: 'store_user' };
    const outcomes = await duel((id) => ['PATCH', `/api/store/user/write/${id}`, change]);
    expect(outcomes).toEqual([200, 403]);
  });
});

interface Action {
  readonly action: string;
}

let people = 0;

function newPerson(change: object = {}) {
  people += 1;
  return {
    ...{ firstName: 'Nadia', lastName: 'Alaoui', userName: `nadia${people}`, role: 'store_user' },
    ...{ email: `nadia${people}@exemple.ma`, phoneNumber: '+212661420318' },
    ...change,
  };
}

function create(change: object = {}) {
  return admin.post('/api/store/user/create/', newPerson(change));
}

async function colleague(change: Parameters<typeof addColleague>[1] = {}) {
  const added = await addColleague(db, { ...change, revision: 1 });
  return { ...added, client: await server.signIn(added.userName) };
}

async function roleOf(id: string) {
  const [row] = await db.select({ role: users.role }).from(users).where(eq(users.id, id));
  return row?.role;
}

/** Two admins do the same to each other, one of them at a second process. */
async function duel(attack: (id: string) => [method: string, path: string, body: object]) {
  const beside = await startTestServer({ beside: server });
  const [one, other] = [
    await colleague({ role: 'store_admin' }),
    await colleague({ role: 'store_admin' }),
  ];
  const strike = (client: typeof admin, id: string) => {
    const [method, path, body] = attack(id);
    return client.request(method, path, { body, headers: { 'if-match': '"1"' } });
  };
  const replies = await Promise.all([
    strike(one.client, other.id),
    strike(beside.withToken(String(other.client.token)), one.id),
  ]);
  return replies.map(({ status }) => status).sort();
}
