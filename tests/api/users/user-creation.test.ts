import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { idempotencyKeys } from '../../../server/database/schema/platform';
import { users } from '../../../server/database/schema/stores';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const { db } = server.database;
const admin = await server.signIn('admin');

describe('Creating a user', () => {
  test('A new user is active and has their allowed actions', async () => {
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
      { action: 'resendInvitation', to: 'active', reasonRequired: false },
      { action: 'withdrawInvitation', to: 'active', reasonRequired: false },
    ]);
  });

  test('A new user may get a first password that meets the rules', async () => {
    const { body } = await create({ password: 'Zellige&2027' });
    expect(body.invitation).toBe(null);
    expect((await server.signIn(body.userName, 'Zellige&2027')).token).toBeDefined();
  });

  test('A repeated creation of a user creates no other, and its stored answer contains no password', async () => {
    const key = randomUUID();
    const person = newPerson({ password: 'Zellige&2027' });
    const send = () => admin.post('/api/store/user/create/', person, { 'idempotency-key': key });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    expect(JSON.stringify(row)).not.toContain('Zellige');
  });

  test('A new user needs a unique user name, compared without case', async () => {
    const { status, body } = await create({ userName: 'ADMIN2' });
    expect([status, body.code, body.errors]).toEqual([
      409,
      'already_taken',
      { userName: ['already_taken'] },
    ]);
  });

  test('The server names the archived colleague who has the wanted user name', async () => {
    const { body: nadia } = await create();
    await admin.post('/api/store/users/archive/', { ids: [nadia.id] });
    const { status, body } = await create({ userName: nadia.userName.toUpperCase() });
    expect([status, body.code, body.errors]).toEqual([
      409,
      'already_taken',
      { userName: ['taken_by_archived'] },
    ]);
    expect(body.current).toMatchObject({ id: nadia.id, isArchived: true });
    expect(body.current.allowedActions).toEqual([
      { action: 'unarchive', to: 'active', reasonRequired: false },
    ]);
    const { body: restored } = await admin.post('/api/store/users/unarchive/', { ids: [nadia.id] });
    expect(restored.items[0]).toMatchObject({ id: nadia.id, isArchived: false });
    expect((await create({ userName: nadia.userName })).body.errors).toEqual({
      userName: ['already_taken'],
    });
  });

  test('The server does not tell an archived user of another store apart from any other taken name', async () => {
    const stranger = await server.signIn('admin2');
    const theirs = newPerson();
    const { body: user } = await stranger.post('/api/store/user/create/', theirs);
    const refusal = async () => {
      const { status, body } = await create({ userName: theirs.userName });
      const { requestId: _, ...told } = body;
      return { status, ...told };
    };
    const whileActive = await refusal();
    await stranger.post('/api/store/users/archive/', { ids: [user.id] });
    expect(await refusal()).toEqual(whileActive);
    expect(whileActive).toMatchObject({ status: 409, errors: { userName: ['already_taken'] } });
    expect(whileActive).not.toHaveProperty('current');
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
  ])('The server refuses a new user with %j with the errors %j', async (change, errors) => {
    const before = await db.$count(users);
    const { status, body } = await create(change);
    expect([status, body.errors, await db.$count(users)]).toEqual([422, errors, before]);
  });

  test.each(['__proto__', 'constructor'])(
    'The server refuses a new user with the field %s',
    async (name) => {
      const raw = JSON.stringify(newPerson()).replace('{', `{"${name}":{"role":"store_admin"},`);
      const headers = { 'content-type': 'application/json' };
      const reply = await admin.request('POST', '/api/store/user/create/', { raw, headers });
      expect(reply.status).toBe(400);
    },
  );
});

let people = 0;

function newPerson(change: object = {}) {
  people += 1;
  return {
    firstName: 'Nadia',
    lastName: 'Alaoui',
    userName: `nadia${people}`,
    role: 'store_user',
    email: `nadia${people}@exemple.ma`,
    phoneNumber: '+212661420318',
    ...change,
  };
}

function create(change: object = {}) {
  return admin.post('/api/store/user/create/', newPerson(change));
}
