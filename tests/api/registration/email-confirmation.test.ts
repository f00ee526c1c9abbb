import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emailConfirmations } from '../../../server/database/schema/people';
import { stores, users } from '../../../server/database/schema/stores';
import { approveStore } from '../../../server/marketplace/approve-store';
import { deleteUnconfirmedRegistrations } from '../../../server/registration/delete-unconfirmed';
import { cityId } from '../../../server/seeding/reference-rows';
import { storeLiveProduct, storeProduct } from '../products/product-builder';
import { startTestServer } from '../support/test-server';
import { mailsTo } from '../users/mail-outbox';
import { addColleague } from '../users/staff-builder';

const server = await startTestServer({ config: { signInsPerMinute: 1000 } });
const beside = await startTestServer({ beside: server, config: { signInsPerMinute: 1000 } });
server.clock.stop();
const { db } = server.database;
const PASSWORD = 'Atelier#2026';
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const [STATE, SEND, CONFIRM, LINK] = [
  '/api/user/email/confirmation/',
  '/api/user/email/confirmation/send/',
  '/api/user/email/confirm/',
  '/api/user/email/confirm/link/',
] as const;
let people = 0;

describe('Confirmation by code', () => {
  test('The code of the mail confirms the address, once and for all', async () => {
    const { client, email } = await registered();
    expect((await client.get('/api/user/')).body.emailConfirmed).toBe(false);
    const { status, body } = await client.post(CONFIRM, { code: await codeOf(email) });
    expect([status, body]).toEqual([
      200,
      { email, confirmed: true, isRegistration: false, codeExpiresAt: null, sendAgainAt: null },
    ]);
    expect((await client.get('/api/user/')).body.emailConfirmed).toBe(true);
    const sent = await client.post(SEND);
    expect([sent.status, sent.body]).toEqual([200, body]);
    expect(await mailsTo(server, email)).toHaveLength(1);
    // A repeated request, after a lost answer, is no error.
    expect((await client.post(CONFIRM, { code: '000000' })).status).toBe(200);
  });

  test('A code is valid for 15 minutes, and another mail brings a new one', async () => {
    const { email } = await registered();
    const old = await codeOf(email);
    server.clock.advance(15 * MINUTE);
    const later = await server.signIn(email, PASSWORD);
    const expired = await later.post(CONFIRM, { code: old });
    expect([expired.status, expired.body.errors]).toEqual([422, { code: ['code_expired'] }]);
    expect((await later.get(STATE)).body).toMatchObject({ codeExpiresAt: null, sendAgainAt: null });
    expect((await later.post(SEND)).status).toBe(200);
    expect((await later.post(CONFIRM, { code: await codeOf(email) })).status).toBe(200);
  });

  test('A code of an earlier mail no longer works', async () => {
    const { client, email } = await registered();
    const [first, firstLink] = [await codeOf(email), await linkOf(email)];
    server.clock.advance(MINUTE);
    await client.post(SEND);
    expect((await client.post(CONFIRM, { code: first })).status).toBe(422);
    expect((await followLink(firstLink)).status).toBe(422);
    expect((await client.post(CONFIRM, { code: await codeOf(email) })).status).toBe(200);
  });

  test('Fifty guesses at once in two processes count as five: the code then no longer works', async () => {
    const { client, email, token } = await registered();
    const code = await codeOf(email);
    const clients = [client, beside.withToken(token)];
    const wrong = code === '000000' ? '000001' : '000000';
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (clients[index % 2] ?? client).post(CONFIRM, { code: wrong }),
      ),
    );
    const [row] = await db
      .select()
      .from(emailConfirmations)
      .where(eq(emailConfirmations.emailKey, email));
    expect(row?.wrongCodes).toBe(5);
    // Ten tries a minute for a user, whoever sends them.
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(40);
    server.clock.advance(2 * MINUTE);
    const right = await client.post(CONFIRM, { code });
    expect([right.status, right.body.errors]).toEqual([422, { code: ['code_expired'] }]);
  });

  test('A wrong code is told until the fifth, which ends the code', async () => {
    const { client, email } = await registered();
    const code = await codeOf(email);
    const wrong = code === '000000' ? '000001' : '000000';
    const told: unknown[] = [];
    for (let index = 0; index < 5; index += 1) {
      told.push((await client.post(CONFIRM, { code: wrong })).body.errors.code[0]);
    }
    expect(told).toEqual([...Array(4).fill('wrong_code'), 'code_expired']);
    server.clock.advance(MINUTE);
    expect((await client.post(SEND)).status).toBe(200);
  });

  test('The code of another user confirms nothing', async () => {
    const [one, other] = [await registered(), await registered()];
    const code = await codeOf(other.email);
    if (code === (await codeOf(one.email))) return;
    expect((await one.client.post(CONFIRM, { code })).status).toBe(422);
    expect((await other.client.get(STATE)).body.confirmed).toBe(false);
  });

  test.each([
    { code: '12345' },
    { code: '1234567' },
    { code: 'abcdef' },
    {},
    { code: '123456', x: 1 },
  ])('The server refuses %j as a code', async (body) => {
    const { client } = await registered();
    expect((await client.post(CONFIRM, body)).status).toBe(422);
  });
});

describe('Confirmation by link', () => {
  test('A link confirms without a session, once, and the first device sees it', async () => {
    const { client, email } = await registered();
    const token = await linkOf(email);
    const replies = await Promise.all(Array.from({ length: 10 }, () => followLink(token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
    expect(replies.find(({ status }) => status === 200)?.body).toEqual({ userName: email });
    const replayed = await followLink(token);
    expect([replayed.status, replayed.body.errors]).toEqual([422, { token: ['token_invalid'] }]);
    expect((await client.get(STATE)).body.confirmed).toBe(true);
    expect((await client.get('/api/user/')).body.emailConfirmed).toBe(true);
  });

  test('A link works longer than the code, for 24 hours', async () => {
    const [one, other] = [await registered(), await registered()];
    const [first, second] = [await linkOf(one.email), await linkOf(other.email)];
    server.clock.advance(DAY - 1000);
    expect((await followLink(first)).status).toBe(200);
    server.clock.advance(1000);
    expect((await followLink(second)).status).toBe(422);
  });

  test('The password link of a user confirms no address, and the reverse', async () => {
    const { email } = await addColleague(db, {});
    await server.anonymous.post('/api/user/reset/password/', { account: email });
    const mails = (await mailsTo(server, email)).join('\n');
    const reset = /new-password#token=([\w-]+)/.exec(mails)?.[1] ?? '';
    expect(reset).not.toBe('');
    expect((await followLink(reset)).status).toBe(422);
    const read = { token: await linkOf((await registered()).email) };
    expect((await server.anonymous.post('/api/user/password_reset/read/', read)).status).toBe(422);
  });

  test('The server limits guesses of links', async () => {
    const strict = await startTestServer({ beside: server, config: { signInsPerMinute: 2 } });
    server.clock.advance(2 * MINUTE);
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      statuses.push((await strict.anonymous.post(LINK, { token: 'x' })).status);
    }
    expect(statuses).toEqual([422, 422, 429]);
  });

  test('Neither code nor token is in the database, the audit log or the server’s log', async () => {
    const { client, email } = await registered();
    const [code, token] = [await codeOf(email), await linkOf(email)];
    await client.post(CONFIRM, { code });
    const { rows } = await db.execute<{ found: boolean }>(sql`
      select exists (select from mail_outbox t where t.recipient = ${email} and t.data::text like ${`%${code}%`})
          or exists (select from mail_outbox t where t::text like ${`%${token}%`})
          or exists (select from email_confirmations t where t::text like ${`%${token}%`}) as found`);
    expect(rows).toEqual([{ found: false }]);
    expect(server.logs.join('\n')).not.toContain(token);
  });
});

describe('An address with several registrations', () => {
  test('The first that is confirmed gets the name; the other cannot be confirmed any more', async () => {
    const first = await registered();
    const { email } = first;
    const [firstCode, firstLink] = [await codeOf(email), await linkOf(email)];
    server.clock.advance(1000);
    const second = await registered({ email, password: 'Zellige&2027' });
    expect((await second.client.post(CONFIRM, { code: await codeOf(email) })).status).toBe(200);
    for (const late of [
      await followLink(firstLink),
      await first.client.post(CONFIRM, { code: firstCode }),
    ]) {
      expect([late.status, late.body.code]).toEqual([409, 'already_taken']);
    }
    expect((await server.signIn(email, 'Zellige&2027')).token).toBeDefined();
  });

  test('A registration for the address of an account is never confirmed and never reaches it', async () => {
    const owner = await addColleague(db, {
      id: 'usr_rimtaken',
      userName: 'rim@taken.ma',
      email: 'rim@taken.ma',
    });
    const stranger = await registered({ email: 'rim@taken.ma' });
    const [row] = await db
      .select()
      .from(emailConfirmations)
      .where(eq(emailConfirmations.emailKey, 'rim@taken.ma'));
    expect(await mailsTo(server, 'rim@taken.ma')).toHaveLength(1);
    // Even the right link, which no mail contained, does not take the name.
    const { linkToken } = server.context.tokens;
    expect((await followLink(linkToken(row?.id ?? ''))).status).toBe(409);
    expect((await stranger.client.get(STATE)).body.confirmed).toBe(false);
    const { body } = await (await server.signIn('rim@taken.ma')).get('/api/user/');
    expect(body.id).toBe(owner.id);
  });

  test('Mails to one address are limited: one a minute, five an hour, ten a day', async () => {
    const { email } = await registered();
    const told: (number | string)[] = [];
    const sendAgain = async () => {
      const client = await server.signIn(email, PASSWORD);
      const { status, headers } = await client.post(SEND);
      told.push(status === 429 ? `429 ${headers.get('retry-after')}` : status);
    };
    await sendAgain();
    for (let index = 0; index < 4; index += 1) {
      server.clock.advance(MINUTE);
      await sendAgain();
    }
    server.clock.advance(MINUTE);
    await sendAgain();
    expect(told).toEqual(['429 60', 200, 200, 200, 200, `429 ${55 * 60}`]);
    server.clock.advance(HOUR);
    told.length = 0;
    for (let index = 0; index < 6; index += 1) {
      await sendAgain();
      server.clock.advance(MINUTE);
    }
    expect(told.slice(0, 5)).toEqual(Array(5).fill(200));
    server.clock.advance(HOUR);
    told.length = 0;
    await sendAgain();
    expect(told[0]).toMatch(/^429 /);
  });
});

describe('Before the confirmation', () => {
  test('An unconfirmed user invites nobody, mails nothing, keeps their address and does not open', async () => {
    const { client, email, user } = await registered();
    const invited = {
      firstName: 'Rim',
      lastName: 'Fassi',
      userName: `rim${people}`,
      role: 'store_user',
    };
    const contact = { email: 'rim@exemple.ma', phoneNumber: '0661420318' };
    const invitation = await client.post('/api/store/user/create/', { ...invited, ...contact });
    expect([invitation.status, invitation.body.code]).toEqual([409, 'email_unconfirmed']);
    const renamed = await client.patch(
      `/api/store/user/write/${user.id}`,
      { email: 'other@exemple.ma' },
      { revision: user.revision },
    );
    expect([renamed.status, renamed.body.code]).toEqual([409, 'email_unconfirmed']);
    const opening = server.database.transaction((tx) =>
      approveStore(tx, user.store.id, server.clock.now()),
    );
    await expect(opening).rejects.toMatchObject({ status: 409, code: 'email_unconfirmed' });
    await client.post(CONFIRM, { code: await codeOf(email) });
    expect((await client.post('/api/store/user/create/', { ...invited, ...contact })).status).toBe(
      201,
    );
    const opened = await server.database.transaction((tx) =>
      approveStore(tx, user.store.id, server.clock.now()),
    );
    expect(opened.status).toBe('active');
  });

  test('A store under review shows and sells nothing: storefront, cart and orders by telephone', async () => {
    const { client, user } = await registered();
    const { id, variantIds } = await storeLiveProduct(server, { storeId: user.store.id });
    const items = [{ id: variantIds[0], quantity: 1 }];
    expect((await server.anonymous.get(`/api/public/products/${id}`)).status).toBe(404);
    const quote = { items, cityId: cityId('Fès') };
    expect((await server.anonymous.post('/api/public/checkout/quote', quote)).status).toBe(422);
    const billing = {
      firstName: 'Houda',
      lastName: 'Lahlou',
      phoneNumber: '0661420318',
      line1: '12, rue Ibn Khaldoun',
      cityId: cityId('Fès'),
    };
    const cart = { items, billing };
    for (const seller of [server.anonymous, client]) {
      const path = seller === client ? '/api/store/order/create' : '/api/public/checkout';
      const { status, body } = await seller.post(path, cart);
      expect([status, body.errors]).toEqual([422, { 'items.0.id': ['unknown'] }]);
    }
  });

  test('Users of the seeded stores count as confirmed', async () => {
    const admin = await server.signIn('admin');
    expect((await admin.get('/api/user/')).body.emailConfirmed).toBe(true);
  });
});

describe('Deletion of unconfirmed registrations', () => {
  test('After 30 days an empty registration is deleted, one with content is archived, others stay', async () => {
    const [empty, used, confirmed] = [await registered(), await registered(), await registered()];
    await confirmed.client.post(CONFIRM, { code: await codeOf(confirmed.email) });
    await storeProduct(server, { storeId: used.user.store.id });
    server.clock.advance(30 * DAY + HOUR);
    await deleteUnconfirmedRegistrations(server.context, server.clock.now());
    const left = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];
    expect(await left(empty.user.id)).toBeUndefined();
    expect(await db.select().from(stores).where(eq(stores.id, empty.user.store.id))).toEqual([]);
    expect((await left(confirmed.user.id))?.archivedAt).toBeNull();
    expect((await left(used.user.id))?.archivedAt).toEqual(server.clock.now());
    await expect(server.signIn(used.email, PASSWORD)).rejects.toThrow('401');
    // A second run has nothing to do.
    await deleteUnconfirmedRegistrations(server.context, server.clock.now());
  });
});

async function registered(change: { email?: string; password?: string } = {}) {
  people += 1;
  const email = change.email ?? `person${people}@confirm.ma`;
  const names = { firstName: 'Salma', lastName: 'Bennani' };
  const { status, body } = await server.anonymous.post('/api/auth/register', {
    ...names,
    email,
    password: change.password ?? PASSWORD,
  });
  if (status !== 201) throw new Error(`Registration refused: ${status} ${JSON.stringify(body)}`);
  const token: string = body.accessToken;
  return { client: server.withToken(token), token, email, user: body.user };
}

async function lastMail(email: string): Promise<string> {
  return (await mailsTo(server, email)).at(-1) ?? '';
}

async function codeOf(email: string): Promise<string> {
  const code = /^(\d{6})\r?$/m.exec(await lastMail(email))?.[1];
  if (!code) throw new Error(`There is no code in the last mail to ${email}.`);
  return code;
}

async function linkOf(email: string): Promise<string> {
  const mails = await mailsTo(server, email);
  const token = mails.map((mail) => /verify#token=([\w-]+)/.exec(mail)?.[1]).findLast(Boolean);
  if (!token) throw new Error(`There is no link in the mails to ${email}.`);
  return token;
}

function followLink(token: string) {
  return server.anonymous.post(LINK, { token });
}
