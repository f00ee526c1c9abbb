import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { sessions, stores, users } from '../../../server/database/schema/stores';
import { startTestServer } from '../support/test-server';

const server = await startTestServer({ seed: false });

const salma = {
  email: 'salma@exemple.ma',
  password: 'Atelier#2026',
  firstName: 'Salma',
  lastName: 'Bennani',
};

test('A registration creates a store under review with its founder as admin', async () => {
  const { status, body } = await register(salma);
  expect([status, Object.keys(body).sort()]).toEqual([201, ['accessToken', 'user']]);
  expect(body.user).toMatchObject({
    userName: salma.email,
    email: salma.email,
    role: 'store_admin',
    status: 'active',
    store: { name: 'Salma Bennani', status: 'under_review' },
  });
  const me = await server.withToken(body.accessToken).get('/api/user/');
  expect(me.body.id).toBe(body.user.id);
});

test('The session of a registration ends with its access token and has no refresh token', async () => {
  const { body } = await register({ ...salma, email: 'other@exemple.ma' });
  const id = String(decodeJwt(body.accessToken)['sid']);
  const [row] = await server.database.db.select().from(sessions).where(eq(sessions.id, id));
  expect(row?.refreshTokenHash).toBeNull();
  expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(15 * 60_000);
});

test('The server reports a taken e-mail address at its field, also in another spelling', async () => {
  const { status, body } = await register({ ...salma, email: 'SALMA@exemple.ma ' });
  expect([status, body.code, body.errors]).toEqual([
    409,
    'already_taken',
    { email: ['already_taken'] },
  ]);
});

test.each([
  [{ email: 'salma' }, { email: ['invalid_email'] }],
  [{ email: 'salma@exemple' }, { email: ['invalid_email'] }],
  [
    { password: 'short' },
    { password: ['too_short', 'uppercase_missing', 'number_missing', 'symbol_missing'] },
  ],
  [{ password: 'Password1!' }, { password: ['too_common'] }],
  [{ firstName: '  ' }, { firstName: ['required'] }],
  [{ lastName: '' }, { lastName: ['required'] }],
  [{ role: 'store_admin' }, { role: ['unknown_field'] }],
  [
    { storeId: 'str_1', status: 'active', revision: 9 },
    { storeId: ['unknown_field'], status: ['unknown_field'], revision: ['unknown_field'] },
  ],
])(
  'The server refuses a registration with %j with the errors %j, and stores nothing',
  async (change, errors) => {
    const before = await counts();
    const { status, body } = await register({ ...salma, email: 'new@exemple.ma', ...change });
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await counts()).toEqual(before);
  },
);

test('A long password with emoji is not truncated', async () => {
  const password = `Thé à la menthe 2026 🫖${'é'.repeat(80)}`;
  await register({ ...salma, email: 'long@exemple.ma', password });
  const whole = await signIn('long@exemple.ma', password);
  const cut = await signIn('long@exemple.ma', password.slice(0, 72));
  const composedOtherwise = await signIn('long@exemple.ma', password.normalize('NFD'));
  expect([whole.status, cut.status, composedOtherwise.status]).toEqual([200, 401, 200]);
});

test('Ten concurrent registrations of one e-mail address create one store', async () => {
  const before = await counts();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => register({ ...salma, email: 'race@exemple.ma' })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  expect(await counts()).toEqual({ stores: before.stores + 1, users: before.users + 1 });
});

function register(body: object) {
  return server.anonymous.post('/api/auth/register', body);
}

function signIn(username: string, password: string) {
  return server.anonymous.post('/api/auth/token/', { username, password });
}

async function counts() {
  return {
    stores: await server.database.db.$count(stores),
    users: await server.database.db.$count(users),
  };
}
