import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emailConfirmations } from '../../../server/database/schema/people';
import { users } from '../../../server/database/schema/stores';
import { deleteUnconfirmedRegistrations } from '../../../server/registration/delete-unconfirmed';
import { linkTo, prove } from '../email-changes/change-links';
import { exchangeClient, stranger } from '../identities/exchange-client';
import { startTestProviders } from '../identities/test-providers';
import type { ApiClient } from '../support/api-client';
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../support/test-server';
import { mailsTo, tokenIn } from '../users/mail-outbox';
import { addColleague } from '../users/staff-builder';

const PASSWORD = 'Zellige&2027';
const DAY_MS = 24 * 60 * 60 * 1000;
const clock: { now(): Date } = { now: () => new Date() };
const providers = await startTestProviders(() => clock.now());
const config = { signInsPerMinute: 100_000, identityProviders: providers.config };
const server: TestServer = await startTestServer({ config });
const beside = await startTestServer({ beside: server, config });
clock.now = server.clock.now;
const { db } = server.database;
const { send, issue, challenge, confirm, mailCode } = exchangeClient(server, providers);
/** The admin of another store, who uses the addresses of others. */
const attacker = await server.signIn('admin2');
let people = 0;

describe('A user who changes their address to that of somebody else', () => {
  test.each([
    ['as it is', (email: string) => email],
    ['in capitals', (email: string) => email.toUpperCase()],
    ['between blanks', (email: string) => ` ${email} `],
  ])('does not receive their sign-in by a provider: %s', async (_spelling, spelled) => {
    const email = newAddress();
    const { status } = await changeOwn({ email: spelled(email) });
    expect(status).toBe(200);
    const { body } = await send(await issue(stranger({ email })));
    expect(body.code).toBe('no_account');
  });

  test('does not take the code or the reset link of the owner', async () => {
    const owner = await registerOwner();
    await changeOwn({ email: owner.email });
    const { issued, current } = await challenge(stranger({ email: owner.email }));
    expect(current).toMatchObject({ confirmBy: ['password', 'code'], isUserNameRequired: false });
    await mailCode(current.challenge);
    const code = /^(\d{6})\r?$/m.exec(await lastMailTo(owner.email))?.[1] ?? '';
    const { body } = await confirm(issued, current.challenge, { code });
    expect((await server.withToken(body.access).get('/api/user/')).body.id).toBe(owner.id);
    expect(await resetLinksFor(owner.email)).toHaveLength(1);
  });

  test('does not confirm a challenge that was opened before the change', async () => {
    const { email, userName, client, id } = await provedColleague();
    const { issued, current } = await challenge(stranger({ email }));
    await mailCode(current.challenge);
    const code = /^(\d{6})\r?$/m.exec(await lastMailTo(email))?.[1] ?? '';
    await moveTo(client, id, newAddress());
    for (const evidence of [{ code }, { password: DEMO_PASSWORD, userName }]) {
      expect((await confirm(issued, current.challenge, evidence)).status).toBe(422);
    }
  });

  test('loses the user name that was the old address, so that its owner can register', async () => {
    const first = await registerOwner();
    const next = newAddress();
    await moveTo(first.client, first.id, next, PASSWORD);
    expect((await first.client.get('/api/user/')).body).toMatchObject({
      userName: next,
      emailConfirmed: true,
    });
    expect((await server.signIn(next, PASSWORD)).token).toBeDefined();
    await expect(server.signIn(first.email, PASSWORD)).rejects.toThrow('401');
    const second = await registerOwner(first.email);
    expect(second.id).not.toBe(first.id);
  });
});

describe('Colleagues who were added with the address of somebody else', () => {
  test('take away none of the owner’s ways to link an identity', async () => {
    const owner = await registerOwner();
    await addByAdmin({ email: owner.email, password: PASSWORD });
    await addByAdmin({ email: owner.email.toUpperCase() });
    const { current } = await challenge(stranger({ email: owner.email }));
    expect(current).toMatchObject({ confirmBy: ['password', 'code'], isUserNameRequired: false });
  });

  test('take none of the reset links of the later owner', async () => {
    const email = newAddress();
    // As many as an address is invited in an hour.
    for (let count = 0; count < 5; count += 1) await addByAdmin({ email, password: PASSWORD });
    const owner = await registerOwner(email);
    const [link, ...others] = await resetLinksFor(email);
    expect(others).toEqual([]);
    await setPassword(tokenIn(link), 'Babouche&2028');
    const client = await server.signIn(email, 'Babouche&2028');
    expect((await client.get('/api/user/')).body.id).toBe(owner.id);
  });

  test('are not crowded out either: each proved account of an address gets its link', async () => {
    const email = newAddress();
    for (let count = 0; count < 7; count += 1) await addColleague(db, { email });
    expect(await resetLinksFor(email)).toHaveLength(7);
  });

  test('are told apart by user name, also the sixth of an address', async () => {
    const email = newAddress();
    const names: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      names.push((await addColleague(db, { email })).userName);
    }
    for (const userName of [names.toSorted()[0], names.toSorted()[6]]) {
      const { issued, current } = await challenge(stranger({ email }));
      const evidence = { password: DEMO_PASSWORD, userName: userName ?? '' };
      expect((await confirm(issued, current.challenge, evidence)).status).toBe(200);
    }
  });

  test('are not reached by registering with their address and password', async () => {
    const email = newAddress();
    const added = await addByAdmin({ userName: email, email, password: PASSWORD });
    const { body } = await register(email);
    expect(body.user.id).not.toBe(added.id);
  });
});

describe('A user name in the form of an address', () => {
  test.each([
    'hind@exemple.ma',
    '@hind',
    'a@b',
    'rim.own@exemple.ma.',
    'ｒim.own@exemple.ma',
    'rim.own\u0301@exemple.ma',
  ])('is refused at its field unless it is the own address: %s', async (userName) => {
    const { status, body } = await attacker.post(
      '/api/store/user/create/',
      newPerson({ userName, email: 'rim.own@exemple.ma' }),
    );
    expect([status, body.errors]).toEqual([422, { userName: ['not_own_address'] }]);
    const changed = await changeOwn({ userName });
    expect([changed.status, changed.body.errors]).toEqual([422, { userName: ['not_own_address'] }]);
  });

  test('does not keep the owner of the address from registering, also if it was added first', async () => {
    const email = newAddress();
    await addByAdmin({ userName: email.toUpperCase(), email, password: PASSWORD });
    const owner = await registerOwner(email);
    expect((await owner.client.get('/api/user/')).body.emailConfirmed).toBe(true);
  });

  test('does not keep a colleague from signing in when a stranger registers with it', async () => {
    const email = newAddress();
    const { id } = await addByAdmin({ userName: email, email, password: PASSWORD });
    await register(email, 'Stranger#2026');
    const client = await server.signIn(email, PASSWORD);
    expect((await client.get('/api/user/')).body.id).toBe(id);
  });

  test('is unique within a store, archived colleagues included', async () => {
    const email = newAddress();
    const { id } = await addByAdmin({ userName: email, email });
    const again = () =>
      attacker.post('/api/store/user/create/', newPerson({ userName: email, email }));
    expect((await again()).body.errors).toEqual({ userName: ['already_taken'] });
    await attacker.post('/api/store/users/archive/', { ids: [id] });
    expect((await again()).body.errors).toEqual({ userName: ['taken_by_archived'] });
  });

  test('belongs to one of those who confirm it at once, in two processes', async () => {
    const email = newAddress();
    const { token } = await addByAdmin({ userName: email, email });
    const registrations = [await register(email), await register(email, 'Babouche&2028')];
    const links = registrations.map(({ body }) => body.user.id).map(confirmationTokenOf);
    const replies = await Promise.all([
      setPassword(token, PASSWORD),
      ...links.map(async (link, at) => {
        const process = at === 0 ? server : beside;
        const body = { token: await link };
        return process.anonymous.post('/api/user/email/confirm/link/', body);
      }),
    ]);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 300 && status !== 409 && status !== 422)).toEqual(
      [],
    );
    const proved = (await holdersOf(email)).filter((user) => user.emailConfirmedAt !== null);
    expect(proved).toHaveLength(1);
  });

  test('of an account of its owner is told to an invited colleague, who gets another and uses the same link', async () => {
    const { email } = await registerOwner();
    const { id, token } = await addByAdmin({ userName: email, email });
    const refused = await setPassword(token, PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([409, 'user_name_taken']);
    await change(attacker, id, { userName: `rim.${id.slice(4)}` });
    expect((await setPassword(token, PASSWORD)).status).toBe(204);
    // Both accounts of the mailbox are proved: each gets a link.
    expect(await resetLinksFor(email)).toHaveLength(2);
  });

  test('is given up by an archived colleague when its owner registers, and they can be restored', async () => {
    const email = newAddress();
    const { id, token } = await addByAdmin({ userName: email, email });
    await setPassword(token, PASSWORD);
    await attacker.post('/api/store/users/archive/', { ids: [id] });
    const owner = await registerOwner(email, 'Babouche&2028');
    const restored = await attacker.post('/api/store/users/unarchive/', { ids: [id] });
    expect(restored.status).toBe(200);
    const client = await server.signIn(email, 'Babouche&2028');
    expect((await client.get('/api/user/')).body.id).toBe(owner.id);
    expect((await client.get('/api/user/')).body.emailConfirmed).toBe(true);
    // The restored colleague still signs in, and has to prove the address again.
    const colleague = await server.signIn(email, PASSWORD);
    expect((await colleague.get('/api/user/')).body).toMatchObject({ id, emailConfirmed: false });
  });
});

describe('A colleague whose address is not proved', () => {
  test('works, but invites nobody until they confirm it with a code', async () => {
    const { userName, email } = await addByAdmin({ role: 'store_admin', password: PASSWORD });
    const client = await server.signIn(userName, PASSWORD);
    expect((await client.get('/api/user/')).body.emailConfirmed).toBe(false);
    expect((await client.get('/api/store/users')).status).toBe(200);
    const invite = () => client.post('/api/store/user/create/', newPerson());
    expect((await invite()).body.code).toBe('email_unconfirmed');
    expect((await client.get('/api/user/email/confirmation/')).body).toMatchObject({
      email,
      confirmed: false,
      isRegistration: false,
    });
    await client.post('/api/user/email/confirmation/send/');
    const mail = await lastMailTo(email);
    expect(mail).not.toContain('boutique');
    const code = /^(\d{6})\r?$/m.exec(mail)?.[1] ?? '';
    expect((await client.post('/api/user/email/confirm/', { code })).status).toBe(200);
    expect((await invite()).status).toBe(201);
  });

  test('proves it by the link of the invitation, also one that was sent again', async () => {
    const { id, email } = await addByAdmin();
    await attacker.post(`/api/store/user/${id}/resendInvitation`);
    expect((await send(await issue(stranger({ email })))).body.code).toBe('no_account');
    await setPassword(tokenIn(await lastMailTo(email)), PASSWORD);
    expect((await send(await issue(stranger({ email })))).body.code).toBe('link_required');
  });

  test('gets a reset link by user name, not by address, and proves it by using the link', async () => {
    const { userName, email } = await addByAdmin({ password: PASSWORD });
    expect(await resetLinksFor(email)).toEqual([]);
    await ask(userName);
    await setPassword(tokenIn(await lastMailTo(email)), 'Babouche&2028');
    const client = await server.signIn(userName, 'Babouche&2028');
    expect((await client.get('/api/user/')).body.emailConfirmed).toBe(true);
  });

  test('is not deleted or archived like a registration that nobody confirmed', async () => {
    const { id } = await addByAdmin({ password: PASSWORD });
    const { body } = await register(newAddress());
    await deleteUnconfirmedRegistrations(
      server.context,
      new Date(server.clock.now().getTime() + 31 * DAY_MS),
    );
    const rows = await db.select().from(users).where(eq(users.id, id));
    expect(rows).toMatchObject([{ archivedAt: null }]);
    expect(await db.select().from(users).where(eq(users.id, body.user.id))).toEqual([]);
  });
});

describe('A link or code that was sent to an earlier address', () => {
  test('of an invitation is refused, and the invitation is sent to the new one', async () => {
    const { id, token } = await addByAdmin();
    const email = newAddress();
    const changed = await change(attacker, id, { email });
    expect(changed.body.invitation).toMatchObject({ state: 'pending' });
    expect((await setPassword(token, PASSWORD)).body.errors).toEqual({ token: ['token_invalid'] });
    expect((await setPassword(tokenIn(await lastMailTo(email)), PASSWORD)).status).toBe(204);
  });

  test.each(['through the form', 'by a write of another process'])(
    'of a reset is refused after a change %s',
    async (way) => {
      const { id, email, client } = await provedColleague();
      await ask(email);
      const token = tokenIn(await lastMailTo(email));
      const next = newAddress();
      await (way === 'through the form'
        ? moveTo(client, id, next)
        : db.update(users).set({ email: next }).where(eq(users.id, id)));
      const read = await server.anonymous.post('/api/user/password_reset/read/', { token });
      expect([read.status, (await setPassword(token, PASSWORD)).status]).toEqual([422, 422]);
    },
  );

  test('of a confirmation proves nothing', async () => {
    const { userName, email, id } = await addByAdmin({ password: PASSWORD });
    const client = await server.signIn(userName, PASSWORD);
    await client.post('/api/user/email/confirmation/send/');
    const mail = await lastMailTo(email);
    await moveTo(client, id, newAddress(), PASSWORD);
    const code = /^(\d{6})\r?$/m.exec(mail)?.[1] ?? '';
    const token = /verify#token=([\w-]+)/.exec(mail)?.[1] ?? '';
    await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, id));
    const byCode = await client.post('/api/user/email/confirm/', { code });
    const byLink = await server.anonymous.post('/api/user/email/confirm/link/', { token });
    expect([byCode.body.errors, byLink.body.errors]).toEqual([
      { code: ['code_expired'] },
      { token: ['token_invalid'] },
    ]);
  });
});

function newAddress(): string {
  people += 1;
  return `person${people}@victime.ma`;
}

function newPerson(change: object = {}) {
  people += 1;
  return {
    firstName: 'Rim',
    lastName: 'Fassi',
    userName: `rim${people}`,
    role: 'store_user',
    email: `rim${people}@exemple.ma`,
    phoneNumber: '0661420318',
    ...change,
  };
}

/** A colleague whom the attacker adds, with the token of their invitation. */
async function addByAdmin(change: { email?: string; [field: string]: unknown } = {}) {
  const person = newPerson(change);
  const { status, body } = await attacker.post('/api/store/user/create/', person);
  if (status !== 201) throw new Error(`Creation refused: ${status} ${JSON.stringify(body)}`);
  const token = tokenIn(await lastMailTo(person.email));
  return { id: body.id as string, userName: person.userName, email: person.email, token };
}

/** A colleague of the demo store with a proved address, signed in. */
async function provedColleague() {
  const added = await addColleague(db, { revision: 1 });
  return { ...added, client: await server.signIn(added.userName) };
}

async function change(client: ApiClient, id: string, body: object) {
  const { revision } = (await client.get(`/api/store/user/${id}`)).body;
  return client.patch(`/api/store/user/write/${id}`, body, { revision: revision ?? 1 });
}

/** A new colleague with a proved address changes their own account. */
async function changeOwn(body: object) {
  const { client, id } = await provedColleague();
  const asked = { ...body, currentPassword: DEMO_PASSWORD };
  return client.patch(`/api/store/user/write/${id}`, asked, { revision: 1 });
}

/** Changes the own address, and proves the new one. */
async function moveTo(
  client: ApiClient,
  id: string,
  email: string,
  currentPassword = DEMO_PASSWORD,
): Promise<void> {
  await change(client, id, { email, currentPassword });
  const { status } = await prove(server, await linkTo(server, email, 'confirm-email'));
  if (status !== 200) throw new Error(`The address is not proved: ${status}.`);
}

function register(email: string, password = PASSWORD) {
  const person = { firstName: 'Salma', lastName: 'Bennani', email, password };
  return server.anonymous.post('/api/auth/register', person);
}

/** Somebody who registers with their own address and confirms it with the mailed code. */
async function registerOwner(email = newAddress(), password = PASSWORD) {
  const { body } = await register(email, password);
  const client = server.withToken(body.accessToken);
  const code = /^(\d{6})\r?$/m.exec(await lastMailTo(email))?.[1] ?? '';
  const { status } = await client.post('/api/user/email/confirm/', { code });
  if (status !== 200) throw new Error(`The address is not confirmed: ${status}.`);
  return { email, id: body.user.id as string, client };
}

function ask(account: string) {
  return server.anonymous.post('/api/user/reset/password/', { account });
}

/** The mails with reset links that a request by this address causes. */
async function resetLinksFor(email: string): Promise<string[]> {
  const before = (await mailsTo(server, email)).length;
  await ask(email);
  return (await mailsTo(server, email)).slice(before);
}

function setPassword(token: string, password: string) {
  const body = { token, password, confirmPassword: password };
  return server.anonymous.post('/api/user/password_reset/confirm/', body);
}

async function lastMailTo(email: string): Promise<string> {
  return (await mailsTo(server, email)).at(-1) ?? '';
}

/** The token that the link in the mail of a registration has. */
async function confirmationTokenOf(userId: string): Promise<string> {
  const [row] = await db
    .select()
    .from(emailConfirmations)
    .where(eq(emailConfirmations.userId, userId));
  return server.context.tokens.linkToken(row?.id ?? '');
}

async function holdersOf(email: string) {
  return db.select().from(users).where(eq(users.userNameKey, email));
}
