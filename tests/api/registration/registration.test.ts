import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { emailConfirmations } from '../../../server/database/schema/people';
import { sessions, stores, users } from '../../../server/database/schema/stores';
import { startTestServer } from '../support/test-server';
import { mailsTo, sendDueMails } from '../users/mail-outbox';

const original = pg.Client.prototype.query;

const server = await startTestServer({ seed: false, config: { signInsPerMinute: 1000 } });

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

test('The store has the name that its founder gives it, on one line', async () => {
  const named = { ...salma, email: 'named@exemple.ma', storeName: ' Zellige\n de  Fès ' };
  const { body } = await register(named);
  expect(body.user.store.name).toBe('Zellige de Fès');
  const [store] = await server.database.db
    .select()
    .from(stores)
    .where(eq(stores.id, body.user.store.id));
  expect(store?.enterprise).toBe('Zellige de Fès');
});

test('The session of a registration ends with its access token and has no refresh token', async () => {
  const { body } = await register({ ...salma, email: 'other@exemple.ma' });
  const id = String(decodeJwt(body.accessToken)['sid']);
  const [row] = await server.database.db.select().from(sessions).where(eq(sessions.id, id));
  expect(row?.refreshTokenHash).toBeNull();
  expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(15 * 60_000);
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
  [{ storeName: '  ' }, { storeName: ['required'] }],
  [{ storeName: 'Gagnez sur tapis.ma' }, { storeName: ['contains_link'] }],
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

test('Ten concurrent registrations of one e-mail address and password create one store', async () => {
  const before = await counts();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => register({ ...salma, email: 'race@exemple.ma' })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(replies.map(({ body }) => body.user.id)).size).toBe(1);
  expect(await counts()).toEqual({ stores: before.stores + 1, users: before.users + 1 });
  expect(await mailsTo(server, 'race@exemple.ma')).toHaveLength(1);
});

test('A registration that is sent again after a lost answer opens another session of the same store', async () => {
  const again = { ...salma, email: 'lost@exemple.ma' };
  const [first, second] = [
    await register(again),
    await register({ ...again, email: 'LOST@exemple.ma ' }),
  ];
  expect(second.body.user.store.id).toBe(first.body.user.store.id);
  expect(second.body.accessToken).not.toBe(first.body.accessToken);
});

test('A registration with another password does not reach an unconfirmed one of the same address', async () => {
  const email = 'squatted@exemple.ma';
  const squatter = await register({ ...salma, email, password: 'Squatter#2026' });
  const mailbox = await register({ ...salma, email });
  expect(mailbox.body.user.store.id).not.toBe(squatter.body.user.store.id);
  // Signing in with the name reaches the latest, until one of them is confirmed.
  expect((await signIn(email, 'Squatter#2026')).status).toBe(401);
  expect((await signIn(email, salma.password)).status).toBe(200);
});

test('A taken address gets the same status, headers and body as a free one, and no store of the owner', async () => {
  await createOwner('owner@exemple.ma');
  const free = await register({ ...salma, email: 'free@exemple.ma' });
  const taken = await register({ ...salma, email: 'Owner@exemple.ma' });
  expect([taken.status, free.status]).toEqual([201, 201]);
  expect(namesIn(taken.body)).toEqual(namesIn(free.body));
  expect([...taken.headers.keys()]).toEqual([...free.headers.keys()]);
  const same = ({
    id,
    store,
    createdAt,
    updatedAt,
    lastSeenAt,
    email,
    userName,
    ...rest
  }: Record<string, unknown>) => rest;
  expect(same(taken.body.user)).toEqual(same(free.body.user));
  for (const { body } of [taken, free]) {
    const client = server.withToken(body.accessToken);
    const { status, body: state } = await client.get('/api/user/email/confirmation/');
    expect([status, state.confirmed, typeof state.codeExpiresAt]).toEqual([200, false, 'string']);
    const wrong = await client.post('/api/user/email/confirm/', { code: '000000' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { code: ['wrong_code'] }]);
    const again = await client.post('/api/user/email/confirmation/send/');
    expect(again.status).toBe(429);
  }
  // Both can be signed in to again with the chosen password, in the same way.
  expect((await signIn('owner@exemple.ma', salma.password)).status).toBe(200);
  expect((await signIn('free@exemple.ma', salma.password)).status).toBe(200);
});

test('Only the mailbox of a taken address learns of the account, and gets no code', async () => {
  await createOwner('told@exemple.ma');
  await register({ ...salma, email: 'told@exemple.ma' });
  const mail = (await mailsTo(server, 'told@exemple.ma')).at(-1);
  expect(mail).toContain('/auth/jwt/login');
  expect(mail).not.toMatch(/token=|>\d{6}</);
});

test('A registration executes the same statements for a taken and for a free address', async () => {
  await createOwner('timed@exemple.ma');
  const taken = await statementsOf(() => register({ ...salma, email: 'timed@exemple.ma' }));
  const free = await statementsOf(() => register({ ...salma, email: 'untimed@exemple.ma' }));
  expect(free.length).toBeGreaterThan(10);
  expect(taken).toEqual(free);
});

test('A refused sign-in executes the same statements whether or not the name exists', async () => {
  await register({ ...salma, email: 'known@exemple.ma' });
  const known = await statementsOf(() => signIn('known@exemple.ma', 'Wrong#2026'));
  const unknown = await statementsOf(() => signIn('unknown@exemple.ma', 'Wrong#2026'));
  expect(known).toEqual(unknown);
});

test('The mails to a registered address are in the language of the form', async () => {
  const subjects: Record<string, RegExp> = {
    ar: /dir="rtl"[\s\S]*رمز/,
    en: /is your confirmation code/,
    fr: /est votre code de confirmation/,
  };
  for (const [language, subject] of Object.entries(subjects)) {
    const email = `${language}@language.ma`;
    await register({ ...salma, email }, { 'accept-language': language });
    expect((await mailsTo(server, email))[0]).toMatch(subject);
  }
});

test('A registration mail contains nothing that the registered user typed', async () => {
  await register({ ...salma, firstName: 'Win a prize now', email: 'words@exemple.ma' });
  expect((await mailsTo(server, 'words@exemple.ma'))[0]).not.toMatch(/Win|prize/);
});

function register(body: object, headers: Record<string, string> = {}) {
  return server.anonymous.post('/api/auth/register', body, headers);
}

/** A confirmed user with this user name and another password. */
async function createOwner(email: string): Promise<void> {
  const { body } = await register({ ...salma, email, password: 'Owner#2026' });
  await server.database.db
    .update(users)
    .set({ emailConfirmedAt: new Date() })
    .where(eq(users.id, body.user.id));
  await sendDueMails(server);
  // The owner registered long ago: their mail is not counted any more.
  await server.database.db.delete(emailConfirmations);
}

/** The names of all fields, without the values. */
function namesIn(body: object): unknown {
  return JSON.parse(
    JSON.stringify(body, (_, value) => (typeof value === 'object' ? value : typeof value)),
  );
}

/** The texts of all statements that `effect` executes, without their parameters. */
async function statementsOf(effect: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...call: unknown[]
  ) {
    const [query] = call;
    const text = typeof query === 'string' ? query : (query as { text?: string }).text;
    seen.push(text ?? '');
    return Reflect.apply(original, this, call);
  } as never);
  try {
    await effect();
  } finally {
    spy.mockRestore();
  }
  return seen.filter(isOfRequest);
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

/** Transactions and the outbox are also used by the sender of mails, which runs beside. */
function isOfRequest(text: string): boolean {
  if (!/^(?:select|insert|update|delete)/.test(text)) return false;
  return !text.includes('mail_outbox') || text.startsWith('insert');
}
