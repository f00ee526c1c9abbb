import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { userIdentities } from '../../../server/database/schema/identities';
import { mailOutbox } from '../../../server/database/schema/mail';
import { sessions, users } from '../../../server/database/schema/stores';
import type { ApiClient } from '../support/api-client';
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../support/test-server';
import { mailsTo } from '../users/mail-outbox';
import { runInLockOrder } from '../users/row-lock-order';
import { addColleague } from '../users/staff-builder';
import { linksTo, linkTo, prove, told, USELESS, undo } from './change-links';

const server = await startTestServer({ config: { signInsPerMinute: 1000 } });
const { outboxDir } = server.context.config;
const beside = await startTestServer({
  beside: server,
  config: { signInsPerMinute: 1000, outboxDir },
});
server.clock.stop();
const { db } = server.database;
const [MINUTE, DAY] = [60_000, 86_400_000];
const currentPassword = DEMO_PASSWORD;
/** The answer to the key of another request. */
const REUSED = [422, 'idempotency_key_reused'];

describe('Changing one’s own address', () => {
  test('The new address counts after its link was used, and the other fields at once', async () => {
    const { client, id, email } = await colleague();
    const next = address();
    const body = { firstName: 'Hind', email: next, currentPassword };
    const saved = await write(client, id, body);
    expect([saved.status, saved.body.firstName, saved.body.email]).toEqual([200, 'Hind', email]);
    const now = server.clock.now().getTime();
    const pending = {
      id: expect.stringMatching(/^ech_/),
      email: next,
      expiresAt: new Date(now + DAY).toISOString(),
      sendAgainAt: new Date(now + MINUTE).toISOString(),
    };
    expect(saved.body.emailChange).toEqual(pending);
    expect((await client.get('/api/user/')).body).toMatchObject({ email, emailChange: pending });
    const proved = await prove(beside, await linkTo(server, next, 'confirm-email'));
    expect([proved.status, proved.body]).toEqual([
      200,
      { of: 'user', email: next, userName: saved.body.userName },
    ]);
    const { body: me } = await client.get('/api/user/');
    expect(me).toMatchObject({ email: next, emailConfirmed: true, emailChange: null });
  });

  test('The server asks for the password at its field, and counts wrong ones like sign-ins', async () => {
    const strict = await startTestServer({ beside: server, config: { signInsPerMinute: 3 } });
    const { client, id, userName, email } = await colleague();
    const attempt = (password?: string) =>
      write(strict.withToken(client.token ?? ''), id, {
        email: address(),
        ...(password !== undefined && { currentPassword: password }),
      });
    expect(told(await attempt())).toEqual([422, { currentPassword: ['required'] }]);
    const wrong = [422, { currentPassword: ['wrong_password'] }];
    expect([told(await attempt('x')), told(await attempt('y'))]).toEqual([wrong, wrong]);
    expect((await attempt('z')).status).toBe(422);
    const late = await attempt(DEMO_PASSWORD);
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await expect(strict.signIn(userName)).rejects.toThrow('429');
    expect(await emailOf(id)).toBe(email);
    expect(await mailsTo(server, email)).toEqual([]);
  });

  test.each([
    ['five minutes', 5 * MINUTE, 200],
    ['longer', 5 * MINUTE + 1, 422],
  ])(
    'A session that began with an identity provider %s ago needs no password: %i ms, %i',
    async (_long, age, status) => {
      const { client, id } = await colleague();
      await db
        .update(sessions)
        .set({ identityProvider: 'auth0', createdAt: new Date(server.clock.now().getTime() - age) })
        .where(eq(sessions.userId, id));
      expect((await write(client, id, { email: address() })).status).toBe(status);
    },
  );

  test('A user name that is the address follows it, and returns when the change is undone', async () => {
    const old = address();
    const { client, id } = await colleague({ userName: old, email: old });
    const next = address();
    await write(client, id, { email: next, currentPassword });
    const proved = await prove(server, await linkTo(server, next, 'confirm-email'));
    expect(proved.body.userName).toBe(next);
    expect((await server.signIn(next)).token).toBeDefined();
    const undone = await undo(server, await linkTo(server, old, 'undo-email'));
    expect(undone.body).toEqual({ of: 'user', email: old, userName: old });
  });

  test('The server refuses a new address whose user name another account has, at the link only', async () => {
    const old = address();
    const { client, id } = await colleague({ userName: old, email: old });
    const other = await colleague({ userName: address(), email: address() });
    const requested = await write(client, id, { email: other.userName, currentPassword });
    expect(requested.status).toBe(200);
    const refused = await prove(server, await linkTo(server, other.userName, 'confirm-email'));
    expect(told(refused)).toEqual([409, 'already_taken']);
    expect(await emailOf(id)).toBe(old);
  });

  test('The address of somebody else gets the same answer as a free one', async () => {
    const [one, other, owner] = [await colleague(), await colleague(), await colleague()];
    const free = await write(one.client, one.id, { email: address(), currentPassword });
    const taken = await write(other.client, other.id, { email: owner.email, currentPassword });
    expect([free.status, taken.status]).toEqual([200, 200]);
    const shapeOf = ({ body }: typeof free) => [Object.keys(body), Object.keys(body.emailChange)];
    expect(shapeOf(taken)).toEqual(shapeOf(free));
    expect(await emailOf(owner.id)).toBe(owner.email);
  });

  test('A change can be cancelled, and its link then proves nothing', async () => {
    const { client, id, email } = await colleague();
    const next = address();
    const { body } = await write(client, id, { email: next, currentPassword });
    const token = await linkTo(server, next, 'confirm-email');
    expect((await act(client, body.emailChange.id, 'cancel')).status).toBe(204);
    expect(told(await prove(server, token))).toEqual(USELESS);
    expect((await client.get('/api/user/')).body).toMatchObject({ email, emailChange: null });
    const again = await act(client, body.emailChange.id, 'cancel');
    expect(told(again)).toEqual([409, 'action_not_allowed']);
    expect((await act(client, body.emailChange.id, 'send')).status).toBe(409);
  });

  test('The mail is sent again a minute later; its link ends the one before', async () => {
    const { client, id } = await colleague();
    const next = address();
    const { body } = await write(client, id, { email: next, currentPassword });
    const early = await act(client, body.emailChange.id, 'send');
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
    server.clock.advance(MINUTE);
    const sent = await act(client, body.emailChange.id, 'send');
    expect([sent.status, sent.body.sendAgainAt]).toEqual([
      200,
      new Date(server.clock.now().getTime() + MINUTE).toISOString(),
    ]);
    const [first = '', second = ''] = await linksTo(server, next, 'confirm-email');
    expect(told(await prove(server, first))).toEqual(USELESS);
    expect((await prove(server, second)).status).toBe(200);
  });

  test('The key of one request is refused for the other action of the change', async () => {
    const { client, id } = await colleague();
    const { body } = await write(client, id, { email: address(), currentPassword });
    const change = `/api/store/email/change/${body.emailChange.id}`;
    const [ofSend, ofCancel] = [randomBytes(16), randomBytes(16)].map((key) => ({
      'idempotency-key': key.toString('hex'),
    }));
    server.clock.advance(MINUTE);
    expect((await client.post(`${change}/send/`, undefined, ofSend)).status).toBe(200);
    expect(told(await client.post(`${change}/cancel/`, undefined, ofSend))).toEqual(REUSED);
    expect((await client.post(`${change}/cancel/`, undefined, ofCancel)).status).toBe(204);
    expect(told(await client.post(`${change}/send/`, undefined, ofCancel))).toEqual(REUSED);
  });

  test('One person causes five mails an hour, whatever the addresses', async () => {
    const { client, id } = await colleague();
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      statuses.push((await write(client, id, { email: address(), currentPassword })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('One address gets five mails an hour, whoever asks for them', async () => {
    const target = address();
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const { client, id } = await colleague();
      statuses.push((await write(client, id, { email: target, currentPassword })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await linksTo(server, target, 'confirm-email')).toHaveLength(5);
  });

  test.each([
    'x@exemple.ma\r\nBcc: y@exemple.ma',
    'x@exemple.ma, y@exemple.ma',
    '<b>x</b>@exemple.ma',
    'x"@exemple.ma',
  ])('The server refuses the address %j and mails nobody', async (email) => {
    const { client, id } = await colleague();
    const before = await db.$count(mailOutbox);
    expect(told(await write(client, id, { email, currentPassword }))).toEqual([
      422,
      { email: ['invalid_email'] },
    ]);
    expect(await db.$count(mailOutbox)).toBe(before);
  });
});

describe('Links of a change', () => {
  test('A link works once, also ten times at once in two processes', async () => {
    const { client, id } = await colleague();
    const next = address();
    await write(client, id, { email: next, currentPassword });
    const token = await linkTo(server, next, 'confirm-email');
    const statuses = await atOnce(10, (at) => prove(at, token));
    expect(statuses).toEqual([200, ...Array(9).fill(422)]);
  });

  test('A link expires after 24 hours, and then nothing is pending', async () => {
    const { client, id, userName } = await colleague();
    const next = address();
    await write(client, id, { email: next, currentPassword });
    const token = await linkTo(server, next, 'confirm-email');
    // The answer is cached until then.
    expect((await client.get('/api/user/')).body.emailChange).not.toBeNull();
    server.clock.advance(DAY + 1);
    const later = await server.signIn(userName);
    expect((await later.get('/api/user/')).body.emailChange).toBeNull();
    expect(told(await prove(server, token))).toEqual(USELESS);
  });

  test('The links of another kind and of another user do nothing else', async () => {
    const [one, other] = [await colleague(), await colleague()];
    const next = address();
    await write(one.client, one.id, { email: next, currentPassword });
    const confirm = await linkTo(server, next, 'confirm-email');
    const undoing = await linkTo(server, one.email, 'undo-email');
    expect(told(await prove(server, undoing))).toEqual(USELESS);
    expect(told(await undo(server, confirm))).toEqual(USELESS);
    const read = { token: confirm };
    expect((await server.anonymous.post('/api/user/password_reset/read/', read)).status).toBe(422);
    expect((await server.anonymous.post('/api/user/email/confirm/link/', read)).status).toBe(422);
    const change = (await one.client.get('/api/user/')).body.emailChange.id;
    expect((await act(other.client, change, 'cancel')).status).toBe(403);
    expect((await act(await server.signIn('admin2'), change, 'cancel')).status).toBe(404);
    expect((await prove(server, confirm)).status).toBe(200);
    expect(await emailOf(other.id)).toBe(other.email);
  });

  test('No token is in the database or in the log', async () => {
    const { client, id, email } = await colleague();
    const next = address();
    await write(client, id, { email: next, currentPassword });
    const tokens = [
      await linkTo(server, next, 'confirm-email'),
      await linkTo(server, email, 'undo-email'),
    ];
    for (const token of tokens) {
      const { rows } = await db.execute<{ found: boolean }>(sql`
        select exists (select from mail_outbox t where t::text like ${`%${token}%`})
            or exists (select from email_changes t where t::text like ${`%${token}%`})
            or exists (select from email_change_links t where t::text like ${`%${token}%`}) as found`);
      expect(rows).toEqual([{ found: false }]);
      expect(server.logs.join('\n')).not.toContain(token);
    }
    expect(server.logs.join('\n')).not.toContain(DEMO_PASSWORD);
  });

  test('The server limits guesses of links', async () => {
    const strict = await startTestServer({ beside: server, config: { signInsPerMinute: 2 } });
    server.clock.advance(2 * MINUTE);
    const replies = [
      await undo(strict, 'x'),
      await prove(strict, 'x'),
      await undo(strict, 'x'),
      await prove(strict, 'x'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([422, 422, 429, 429]);
  });

  test('Of two changes at once in two processes, one is open and its link alone works', async () => {
    const { client, id } = await colleague();
    const [one, other] = [address(), address()];
    const twin = beside.withToken(client.token ?? '');
    const statuses = await runInLockOrder(
      server,
      [id],
      [
        () => write(client, id, { email: one, currentPassword }, 1),
        () => write(twin, id, { email: other, currentPassword }, 1),
      ],
    );
    expect(statuses.map(({ status }) => status)).toEqual([200, 412]);
    await write(twin, id, { email: other, currentPassword });
    const first = await linkTo(server, one, 'confirm-email');
    expect(told(await prove(server, first))).toEqual(USELESS);
    expect((await prove(beside, await linkTo(server, other, 'confirm-email'))).status).toBe(200);
  });

  test('A change of the password, a reset, a deactivation and archiving end a change that waits', async () => {
    const admin = await server.signIn('admin');
    const ways: Record<string, (user: Colleague) => Promise<{ status: number }>> = {
      change: ({ client }) =>
        client.post('/api/user/change/password/', {
          oldPassword: DEMO_PASSWORD,
          newPassword: 'Zellige&2027',
          confirmNewPassword: 'Zellige&2027',
        }),
      reset: async ({ userName, email }) => {
        await server.anonymous.post('/api/user/reset/password/', { account: userName });
        const token = await linkTo(server, email, 'new-password');
        const password = 'Zellige&2027';
        const body = { token, password, confirmPassword: password };
        return server.anonymous.post('/api/user/password_reset/confirm/', body);
      },
      deactivate: ({ id }) => admin.post(`/api/store/user/${id}/deactivate`),
      archive: ({ id }) => admin.post('/api/store/users/archive/', { ids: [id] }),
    };
    for (const end of Object.values(ways)) {
      const user = await colleague();
      const next = address();
      await write(user.client, user.id, { email: next, currentPassword });
      const token = await linkTo(server, next, 'confirm-email');
      expect((await end(user)).status).toBeLessThan(300);
      expect(told(await prove(server, token))).toEqual(USELESS);
      expect(await emailOf(user.id)).toBe(user.email);
    }
  });
});

describe('Undoing a change', () => {
  test('The old address undoes a proved change: sessions, links, password and new identities end', async () => {
    const { client, id, email, userName } = await colleague();
    const next = await changed(client, id);
    await db.insert(userIdentities).values({
      id: `idn_${id.slice(4)}`,
      userId: id,
      provider: 'auth0',
      subject: id,
      email: next,
      linkedAt: server.clock.now(),
      lastUsedAt: server.clock.now(),
    });
    await server.anonymous.post('/api/user/reset/password/', { account: userName });
    const stolen = await linkTo(server, next, 'new-password');
    const undone = await undo(beside, await linkTo(server, email, 'undo-email'));
    expect([undone.status, undone.body]).toEqual([200, { of: 'user', email, userName }]);
    expect((await client.get('/api/user/')).status).toBe(401);
    await expect(server.signIn(userName)).rejects.toThrow('401');
    expect(await db.$count(userIdentities, eq(userIdentities.userId, id))).toBe(0);
    const read = (token: string) =>
      server.anonymous.post('/api/user/password_reset/read/', { token });
    expect((await read(stolen)).status).toBe(422);
    const password = 'Zellige&2027';
    const body = {
      token: await linkTo(server, email, 'new-password'),
      password,
      confirmPassword: password,
    };
    expect((await server.anonymous.post('/api/user/password_reset/confirm/', body)).status).toBe(
      204,
    );
    const { body: me } = await (await server.signIn(userName, password)).get('/api/user/');
    expect(me).toMatchObject({ email, emailConfirmed: true, emailChange: null });
    expect((await mailsTo(server, next)).join('\n')).toContain('annulé');
  });

  test('The old address cancels a change that waits, and its session', async () => {
    const { client, id, email } = await colleague();
    const next = address();
    await write(client, id, { email: next, currentPassword });
    const token = await linkTo(server, next, 'confirm-email');
    expect((await undo(server, await linkTo(server, email, 'undo-email'))).status).toBe(200);
    expect(told(await prove(server, token))).toEqual(USELESS);
    expect((await client.get('/api/user/')).status).toBe(401);
  });

  test('A chain of changes does not end the undo of the first, which ends those of the others', async () => {
    const { client, id, email } = await colleague();
    const second = await changed(client, id);
    server.clock.advance(MINUTE);
    const third = await changed(client, id);
    server.clock.advance(MINUTE);
    const fourth = address();
    await write(client, id, { email: fourth, currentPassword });
    const [open, thirds] = [
      await linkTo(server, fourth, 'confirm-email'),
      await linkTo(server, third, 'undo-email'),
    ];
    const seconds = await linkTo(server, second, 'undo-email');
    expect((await undo(server, await linkTo(server, email, 'undo-email'))).body.email).toBe(email);
    for (const token of [seconds, thirds]) {
      expect(told(await undo(server, token))).toEqual(USELESS);
    }
    expect(told(await prove(server, open))).toEqual(USELESS);
    expect(await emailOf(id)).toBe(email);
  });

  test('A cancelled or replaced change does not end the undo of the old address either', async () => {
    const { client, id, email } = await colleague();
    const { body } = await write(client, id, { email: address(), currentPassword });
    await act(client, body.emailChange.id, 'cancel');
    const first = await linkTo(server, email, 'undo-email');
    await changed(client, id);
    expect((await undo(server, first)).body.email).toBe(email);
  });

  test('An undo works once, also ten times at once in two processes, and for 7 days', async () => {
    const [one, other] = [await colleague(), await colleague()];
    await changed(one.client, one.id);
    await changed(other.client, other.id);
    const [first, late] = [
      await linkTo(server, one.email, 'undo-email'),
      await linkTo(server, other.email, 'undo-email'),
    ];
    expect(await atOnce(10, (at) => undo(at, first))).toEqual([200, ...Array(9).fill(422)]);
    server.clock.advance(7 * DAY);
    expect(told(await undo(server, late))).toEqual(USELESS);
  });

  test.each([
    ['proved first', [200, 200]],
    ['undone first', [200, 422]],
  ])(
    'Of a proof and an undo at once, the old address counts in the end: %s',
    async (order, expected) => {
      const { client, id, email } = await colleague();
      const next = address();
      await write(client, id, { email: next, currentPassword });
      const [confirm, undoing] = [
        await linkTo(server, next, 'confirm-email'),
        await linkTo(server, email, 'undo-email'),
      ];
      const calls = [() => prove(server, confirm), () => undo(beside, undoing)];
      const replies = await runInLockOrder(
        server,
        [id],
        order === 'proved first' ? calls : calls.toReversed(),
      );
      expect(replies.map(({ status }) => status)).toEqual(expected);
      expect(await emailOf(id)).toBe(email);
    },
  );

  test('An address that was never proved is not told and undoes nothing', async () => {
    const { client, id, email } = await colleague({ emailConfirmedAt: null });
    const next = await changed(client, id);
    expect(await linksTo(server, email, 'undo-email')).toEqual([]);
    expect(await emailOf(id)).toBe(next);
  });
});

describe('Changing the address of a colleague', () => {
  test('An admin gives their own password; the colleague proves the new address or undoes', async () => {
    const admin = await anAdmin();
    const user = await colleague();
    const next = address();
    expect(told(await write(admin.client, user.id, { email: next }))).toEqual([
      422,
      { currentPassword: ['required'] },
    ]);
    const saved = await write(admin.client, user.id, { email: next, currentPassword });
    expect([saved.body.email, saved.body.emailChange.email]).toEqual([user.email, next]);
    const { body: list } = await admin.client.get(`/api/store/users?q=${user.userName}`);
    expect(list.items[0].emailChange.email).toBe(next);
    expect((await prove(server, await linkTo(server, next, 'confirm-email'))).status).toBe(200);
    expect(await emailOf(user.id)).toBe(next);
    expect((await undo(server, await linkTo(server, user.email, 'undo-email'))).status).toBe(200);
    expect((await user.client.get('/api/user/')).status).toBe(401);
    expect((await admin.client.get('/api/user/')).status).toBe(200);
  });

  test('The change of an admin who loses access ends with it', async () => {
    const [admin, user] = [await anAdmin(), await colleague()];
    const next = address();
    await write(admin.client, user.id, { email: next, currentPassword });
    const token = await linkTo(server, next, 'confirm-email');
    const chief = await server.signIn('admin');
    await chief.post('/api/store/users/archive/', { ids: [admin.id] });
    expect(told(await prove(server, token))).toEqual(USELESS);
  });

  test('The address of an invited colleague changes at once, and the invitation is sent to it', async () => {
    const admin = await anAdmin();
    const { body: invited } = await invite(admin.client);
    const old = await linkTo(server, invited.email, 'new-password');
    const next = address();
    const saved = await write(admin.client, invited.id, { email: next });
    expect([saved.status, saved.body.email, saved.body.emailChange]).toEqual([200, next, null]);
    expect(saved.body.invitation.state).toBe('pending');
    const read = (token: string) =>
      server.anonymous.post('/api/user/password_reset/read/', { token });
    expect((await read(old)).status).toBe(422);
    expect((await read(await linkTo(server, next, 'new-password'))).body.kind).toBe('invitation');
    expect(await linksTo(server, invited.email, 'undo-email')).toEqual([]);
  });

  test('A withdrawn invitation stays withdrawn at a new address', async () => {
    const admin = await anAdmin();
    const { body: invited } = await invite(admin.client);
    await admin.client.post(`/api/store/user/${invited.id}/withdrawInvitation`);
    const next = address();
    expect((await write(admin.client, invited.id, { email: next })).body.email).toBe(next);
    expect(await mailsTo(server, next)).toEqual([]);
  });

  test('The admin of another store cannot change, cancel or send it', async () => {
    const user = await colleague();
    const { body } = await write(user.client, user.id, { email: address(), currentPassword });
    const other = await server.signIn('admin2');
    const foreign = await write(other, user.id, { email: address(), currentPassword }, 1);
    expect(foreign.status).toBe(404);
    for (const action of ['cancel', 'send'] as const) {
      expect((await act(other, body.emailChange.id, action)).status).toBe(404);
    }
  });
});

type Colleague = Awaited<ReturnType<typeof colleague>>;

async function colleague(change: Parameters<typeof addColleague>[1] = {}) {
  const added = await addColleague(db, {
    id: `usr_${randomBytes(8).toString('hex')}`,
    revision: 1,
    ...change,
  });
  return { ...added, client: await server.signIn(added.userName) };
}

function anAdmin() {
  return colleague({ role: 'store_admin' });
}

function address(): string {
  return `${randomBytes(6).toString('hex')}@nouveau.ma`;
}

/** Saves with the present revision of the user, or with this one. */
async function write(client: ApiClient, id: string, body: object, revision?: number) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return client.patch(`/api/store/user/write/${id}`, body, {
    revision: revision ?? row?.revision ?? 0,
  });
}

/** Changes and proves the user's address. @returns it */
async function changed(client: ApiClient, id: string): Promise<string> {
  const next = address();
  await write(client, id, { email: next, currentPassword });
  await prove(server, await linkTo(server, next, 'confirm-email'));
  return next;
}

function act(client: ApiClient, changeId: string, action: 'cancel' | 'send') {
  return client.post(`/api/store/email/change/${changeId}/${action}/`);
}

function invite(client: ApiClient) {
  const email = address();
  return client.post('/api/store/user/create/', {
    firstName: 'Rim',
    lastName: 'Alami',
    userName: `r${randomBytes(6).toString('hex')}`,
    email,
    role: 'store_user',
    phoneNumber: '0661420318',
  });
}

async function emailOf(id: string): Promise<string | undefined> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return row?.email;
}

/** Sends a request several times at once, to both processes in turn; the statuses in order. */
async function atOnce(
  times: number,
  request: (at: TestServer) => Promise<{ status: number }>,
): Promise<number[]> {
  const replies = await Promise.all(
    Array.from({ length: times }, (_, index) => request(index % 2 === 0 ? server : beside)),
  );
  return replies.map(({ status }) => status).sort();
}
