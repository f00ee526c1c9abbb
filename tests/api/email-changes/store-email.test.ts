import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stores } from '../../../server/database/schema/stores';
import type { ApiClient } from '../support/api-client';
import { DEMO_PASSWORD, startTestServer } from '../support/test-server';
import { mailsTo } from '../users/mail-outbox';
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
const STORE = 'str_nejjarine';
const currentPassword = DEMO_PASSWORD;

test('The new address of a store counts after its link was used, the other settings at once', async () => {
  const { client } = await admin();
  const old = await storeAddress();
  const next = address();
  expect(told(await write(client, { email: next }))).toEqual([
    422,
    { currentPassword: ['required'] },
  ]);
  const saved = await write(client, { email: next, zipcode: '30000', currentPassword });
  expect(saved.body).toMatchObject({
    email: old,
    zipcode: '30000',
    emailChange: { email: next },
  });
  const { body: mine } = await client.get('/api/store/my/get/');
  expect(mine.emailChange).toEqual(saved.body.emailChange);
  const proved = await prove(beside, await linkTo(server, next, 'confirm-email'));
  expect([proved.status, proved.body]).toEqual([200, { of: 'store', email: next, userName: null }]);
  expect((await client.get('/api/store/my/get/')).body).toMatchObject({
    email: next,
    emailChange: null,
  });
});

test('The old address of a store undoes a chain of changes, and who asked for them is signed out', async () => {
  const [one, other] = [await admin(), await admin()];
  const first = await storeAddress();
  const second = await changed(one.client);
  server.clock.advance(60_000);
  const third = await changed(other.client);
  const [undoFirst, undoSecond] = [
    await linkTo(server, first, 'undo-email'),
    await linkTo(server, second, 'undo-email'),
  ];
  const undone = await undo(beside, undoFirst);
  expect([undone.status, undone.body]).toEqual([
    200,
    { of: 'store', email: first, userName: null },
  ]);
  expect(await storeAddress()).toBe(first);
  for (const { client } of [one, other]) expect((await client.get('/api/user/')).status).toBe(401);
  // The password of a person is no matter of the mailbox of the store.
  expect((await server.signIn(one.userName)).token).toBeDefined();
  expect(await linksTo(server, first, 'new-password')).toEqual([]);
  expect(told(await undo(server, undoFirst))).toEqual(USELESS);
  expect(told(await undo(server, undoSecond))).toEqual(USELESS);
  expect((await mailsTo(server, third)).join('\n')).toContain('annulé');
});

test('A removed address is told, and comes back with its link', async () => {
  const { client } = await admin();
  const old = await storeAddress();
  expect((await write(client, { email: null })).status).toBe(422);
  const removed = await write(client, { email: null, currentPassword });
  expect([removed.status, removed.body.email, removed.body.emailChange]).toEqual([200, null, null]);
  expect((await undo(server, await linkTo(server, old, 'undo-email'))).body.email).toBe(old);
  expect(await storeAddress()).toBe(old);
});

test('The proved address of the caller counts at once', async () => {
  const { client, email } = await admin();
  const saved = await write(client, { email, currentPassword });
  expect([saved.body.email, saved.body.emailChange]).toEqual([email, null]);
  expect(await linksTo(server, email, 'confirm-email')).toEqual([]);
});

test('A person causes five mails an hour, also with addresses that count at once', async () => {
  const { client, email } = await admin();
  const statuses: number[] = [];
  for (const next of [email, null, email, null, email, address()]) {
    statuses.push((await write(client, { email: next, currentPassword })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('A caller whose own address is not confirmed, and a manager, change nothing', async () => {
  const { client } = await admin({ emailConfirmedAt: null });
  const refused = await write(client, { email: address(), currentPassword });
  expect(told(refused)).toEqual([409, 'email_unconfirmed']);
  const manager = await admin({ role: 'store_manager' });
  expect((await write(manager.client, { email: address(), currentPassword })).status).toBe(403);
});

test('The change of a caller whose password was changed meanwhile ends', async () => {
  const { client } = await admin();
  const next = address();
  await write(client, { email: next, currentPassword });
  const token = await linkTo(server, next, 'confirm-email');
  const body = {
    oldPassword: DEMO_PASSWORD,
    newPassword: 'Zellige&2027',
    confirmNewPassword: 'Zellige&2027',
  };
  expect((await client.post('/api/user/change/password/', body)).status).toBe(204);
  expect(told(await prove(server, token))).toEqual(USELESS);
});

async function admin(change: Parameters<typeof addColleague>[1] = {}) {
  const id = `usr_${randomBytes(8).toString('hex')}`;
  const added = await addColleague(db, { id, role: 'store_admin', ...change });
  return { ...added, client: await server.signIn(added.userName) };
}

function address(): string {
  return `${randomBytes(6).toString('hex')}@boutique.ma`;
}

/** Saves settings with the present revision of the store. */
async function write(client: ApiClient, body: object) {
  const [row] = await db.select().from(stores).where(eq(stores.id, STORE));
  return client.patch(`/api/store/update/${STORE}`, body, { revision: row?.revision ?? 0 });
}

/** Changes and proves the address. @returns it */
async function changed(client: ApiClient): Promise<string> {
  const next = address();
  await write(client, { email: next, currentPassword });
  await prove(server, await linkTo(server, next, 'confirm-email'));
  return next;
}

async function storeAddress(): Promise<string> {
  const [row] = await db.select({ email: stores.email }).from(stores).where(eq(stores.id, STORE));
  return row?.email ?? '';
}
