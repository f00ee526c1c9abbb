import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox } from '../../../server/database/schema/mail';
import { stores, users } from '../../../server/database/schema/stores';
import { draftedInvoice, issuedInvoice } from '../invoices/invoice-builder';
import type { ApiClient, Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { mailsTo, sendDueMails } from '../users/mail-outbox';
import { addColleague } from '../users/staff-builder';

/** Two server processes on one database. */
const config = { signInsPerMinute: 10_000 };
const server = await startTestServer({ config });
const beside = await startTestServer({ beside: server, config });
server.clock.stop();
const { db } = server.database;
const [MINUTE, DAY] = [60_000, 86_400_000];
const [OWN, OTHER] = ['str_nejjarine', 'str_zahra'];
const WORDS = 'Gagnez un téléphone';
let admin: ApiClient;
let both: readonly [ApiClient, ApiClient];
let people = 0;

beforeEach(async () => {
  // Each test has the limits of a new day.
  server.clock.advance(2 * DAY);
  await setStatus(OWN, 'active');
  [admin, both] = await signedIn('admin');
});

describe('Invitations as a relay', () => {
  test.each([
    ['under_review', 60, 2],
    ['suspended', 10, 2],
    ['active', 20, 5],
  ] as const)(
    'Of a store that is %s, %d invitations to one address at once in two processes become %d',
    async (status, requests, mailed) => {
      await setStatus(OWN, status);
      const [victim, before] = [newAddress(), await db.$count(users)];
      const replies = await Promise.all(
        Array.from({ length: requests }, (_, index) => invite({ email: victim }, processOf(index))),
      );
      expect(await countTo(victim)).toBe(mailed);
      expect(statusesOf(replies)).toEqual({ 201: mailed, 429: requests - mailed });
      expect(await db.$count(users)).toBe(before + mailed);
      expect(new Set(replies.map(({ body }) => body.code))).toEqual(
        new Set([undefined, 'recipient_mail_limit']),
      );
    },
  );

  test('A refusal names the time of the next try, at which the mail is sent', async () => {
    const victim = newAddress();
    for (let index = 0; index < 5; index += 1) await invite({ email: victim });
    const { status, body, headers } = await invite({ email: victim });
    expect(status).toBe(429);
    const wait = Number(headers.get('retry-after')) * 1000;
    const next = server.clock.now().getTime() + wait;
    expect(Math.abs(new Date(body.retryAt).getTime() - next)).toBeLessThan(1000);
    expect([wait > 59 * MINUTE, wait <= 61 * MINUTE]).toEqual([true, true]);
    server.clock.advance(wait);
    [admin] = await signedIn('admin');
    expect((await invite({ email: victim })).status).toBe(201);
  });

  test('Many stores, spellings of an address, new names and removed colleagues share its limit', async () => {
    const [stranger] = await signedIn('admin2');
    const spellings = ['v.ictime@gmail.com', 'VICTIME+a@googlemail.com', 'vic.time+b@Gmail.com'];
    const replies: Reply[] = [];
    for (const [index, email] of [...spellings, ...spellings, ...spellings].entries()) {
      await db
        .update(stores)
        .set({ name: `Boutique ${index}` })
        .where(eq(stores.id, OWN));
      const reply = await invite({ email }, index % 2 === 0 ? admin : stranger);
      replies.push(reply);
      if (reply.status === 201 && index % 2 === 0) {
        await admin.post('/api/store/users/archive/', { ids: [reply.body.id] });
      }
    }
    expect(statusesOf(replies)).toEqual({ 201: 5, 429: 4 });
  });

  test('Stores under review cannot use up what other stores may send to an address', async () => {
    const victim = newAddress();
    await setStatus(OWN, 'under_review');
    for (let index = 0; index < 4; index += 1) await invite({ email: victim });
    const [stranger] = await signedIn('admin2');
    expect((await invite({ email: victim }, stranger)).status).toBe(201);
  });

  test('Sending again, of several users with one address, counts for the address', async () => {
    const victim = newAddress();
    const invited = [await invite({ email: victim }), await invite({ email: victim })];
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        processOf(index).post(`/api/store/user/${invited[index % 2]?.body.id}/resendInvitation`),
      ),
    );
    expect(statusesOf(replies)).toEqual({ 200: 3, 429: 7 });
    expect(await countTo(victim)).toBe(5);
  });

  test('A store under review invites few addresses, and an active one its whole team', async () => {
    const team = [];
    for (let index = 0; index < 20; index += 1) team.push(await invite());
    expect(statusesOf(team)).toEqual({ 201: 20 });
    await setStatus(OTHER, 'under_review');
    const [stranger] = await signedIn('admin2');
    const strangers = await Promise.all(Array.from({ length: 12 }, () => invite({}, stranger)));
    await setStatus(OTHER, 'active');
    expect(statusesOf(strangers)).toEqual({ 201: 5, 429: 7 });
    expect(strangers.find(({ status }) => status === 429)?.body.code).toBe('sender_mail_limit');
  });

  test.each(['fr', 'ar', 'en'])(
    'An invitation of a store under review contains no word of its sender (%s)',
    async (language) => {
      await setStatus(OWN, 'under_review');
      const words = { firstName: WORDS, lastName: WORDS, userName: `gagnez${people}` };
      const email = newAddress();
      await invite({ ...words, email, language });
      const [mail = ''] = await mailsTo(server, email);
      expect(mail).toContain('new-password#token=');
      expect(mail).not.toMatch(/Gagnez|gagnez|Nejjarine|Boutique/);
      await setStatus(OWN, 'active');
      const known = newAddress();
      await invite({ firstName: WORDS, email: known, language });
      expect((await mailsTo(server, known))[0]).toContain(WORDS);
    },
  );
});

describe('Other mails as a relay', () => {
  test('Invoices to one address are limited by hour, and a store that is not active mails none', async () => {
    const invoice = await issuedInvoice(server, admin);
    const victim = newAddress();
    const replies: Reply[] = [];
    for (let round = 0; round < 2; round += 1) {
      server.clock.advance(2 * MINUTE);
      replies.push(
        ...(await Promise.all(
          Array.from({ length: 18 }, (_, index) => sendInvoice(invoice, victim, processOf(index))),
        )),
      );
    }
    expect(statusesOf(replies)).toEqual({ 200: 30, 429: 6 });
    expect(await countTo(victim)).toBe(30);
    await setStatus(OWN, 'under_review');
    const refused = await sendInvoice(invoice, newAddress());
    expect([refused.status, refused.body.code]).toEqual([409, 'store_unreviewed']);
  });

  test('Registrations with spellings of one address mail it a limited number of codes', async () => {
    const replies: Reply[] = [];
    for (let index = 0; index < 12; index += 1) {
      const email = `cible+${index}@gmail.com`;
      const person = { email, password: 'Zellige&2027', firstName: 'Rim', lastName: 'Fassi' };
      replies.push(await server.anonymous.post('/api/auth/register', person));
    }
    expect(statusesOf(replies)).toEqual({ 201: 12 });
    expect(await countBox('cible@gmail.com')).toBe(10);
  });

  test('Reset links of several accounts with one mailbox are limited, without words of a store under review', async () => {
    const tag = `boite${people}`;
    const names = [];
    for (let index = 0; index < 4; index += 1) {
      const email = `${tag}+${index}@exemple.ma`;
      names.push((await addColleague(db, { email, firstName: WORDS })).userName);
    }
    await setStatus(OWN, 'under_review');
    for (const account of names.flatMap((name) => [name, name, name, name])) {
      await server.anonymous.post('/api/user/reset/password/', { account });
    }
    await sendDueMails(server);
    expect(await countBox(`${tag}@exemple.ma`)).toBe(10);
    expect((await mailsTo(server, `${tag}+0@exemple.ma`)).join()).not.toContain(WORDS);
  });
});

describe('Links in names', () => {
  test.each(['https://x.ma', 'e\u200bvil\u3002example'])(
    'No name takes the link %j',
    async (link) => {
      const person = await addColleague(db);
      const store = (await admin.get('/api/store/my/get/')).body;
      const user = (await admin.get(`/api/store/user/${person.id}`)).body;
      const draft = await draftedInvoice(server, admin);
      const names = { firstName: link, lastName: link };
      const storeNames = { enterprise: link, name: link, nameAr: link, juridicalName: link };
      const account = { email: newAddress(), password: 'Zellige&2027' };
      const replies = {
        creation: await invite(names),
        change: await admin.patch(`/api/store/user/write/${person.id}`, names, user),
        registration: await server.anonymous.post('/api/auth/register', { ...account, ...names }),
        store: await admin.patch(`/api/store/update/${OWN}`, storeNames, store),
        client: await admin.post('/api/client/create/', { ...names, phoneNumber: '0661420318' }),
        invoice: await admin.patch(
          `/api/store/invoices/${draft.id}`,
          { client: { name: link } },
          draft,
        ),
      };
      const refused = (...fields: string[]) => [
        422,
        Object.fromEntries(fields.map((field) => [field, ['contains_link']])),
      ];
      expect(Object.fromEntries(Object.entries(replies).map(([of, r]) => [of, told(r)]))).toEqual({
        creation: refused('firstName', 'lastName'),
        change: refused('firstName', 'lastName'),
        registration: refused('firstName', 'lastName'),
        store: refused('enterprise', 'name', 'nameAr', 'juridicalName'),
        client: refused('firstName', 'lastName'),
        invoice: refused('client.name'),
      });
    },
  );

  test('A user name takes no link, and no name a change of direction', async () => {
    expect(told(await invite({ userName: 'evil.com' }))).toEqual([
      422,
      { userName: ['contains_link'] },
    ]);
    expect(told(await invite({ firstName: 'Rim\u202egnp' }))).toEqual([
      422,
      { firstName: ['hidden_characters'] },
    ]);
  });

  test.each(['Dr.Hassan', 'د.حسن'])('A colleague may have the name %j', async (firstName) =>
    expect((await invite({ firstName })).body.firstName).toBe(firstName),
  );
});

/** The admin at one process, then at the other. */
function processOf(index: number): ApiClient {
  return index % 2 === 0 ? both[0] : both[1];
}

async function signedIn(user: 'admin' | 'admin2') {
  const first = await server.signIn(user);
  return [first, [first, await beside.signIn(user)]] as const;
}

async function setStatus(id: string, status: 'active' | 'suspended' | 'under_review') {
  await db.update(stores).set({ status }).where(eq(stores.id, id));
}

function newAddress(): string {
  people += 1;
  return `victime${people}@exemple.ma`;
}

function invite(change: object = {}, client: ApiClient = admin) {
  people += 1;
  return client.post('/api/store/user/create/', {
    firstName: 'Rim',
    lastName: 'Fassi',
    userName: `rim${people}`,
    email: `rim${people}@exemple.ma`,
    role: 'store_user',
    phoneNumber: '0661420318',
    ...change,
  });
}

function sendInvoice({ id }: { id: string }, email: string, client: ApiClient = admin) {
  return client.post(`/api/store/invoices/${id}/send`, { email });
}

function countTo(recipient: string) {
  return db.$count(mailOutbox, eq(mailOutbox.recipient, recipient));
}

/** Mails to any spelling of an address with a tag. */
function countBox(address: string) {
  const [name, domain] = address.split('@');
  return db.$count(mailOutbox, sql`${mailOutbox.recipient} like ${`${name}+%@${domain}`}`);
}

function statusesOf(replies: readonly Reply[]) {
  const counts: Record<string, number> = {};
  for (const reply of replies) {
    const status = String(reply.status);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

function told({ status, body }: Reply) {
  return [status, body.errors];
}
