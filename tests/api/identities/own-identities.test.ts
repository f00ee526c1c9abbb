import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '../../../server/database/schema/audit';
import { users } from '../../../server/database/schema/stores';
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../support/test-server';
import { exchangeClient, stranger } from './exchange-client';
import { startTestProviders } from './test-providers';

const clock: { now(): Date } = { now: () => new Date() };
const providers = await startTestProviders(() => clock.now());
const server: TestServer = await startTestServer({
  config: { signInsPerMinute: 100_000, identityProviders: providers.config },
});
clock.now = server.clock.now;
const { db } = server.database;
const { send, issue, colleague, link } = exchangeClient(server, providers);
const LIST = '/api/user/identities/';

test('A user sees their identities, the latest linked first, by page', async () => {
  const { client, person } = await withTwoIdentities();
  const { body } = await client.get(LIST);
  const identity = {
    id: expect.stringMatching(/^idn_/),
    email: person.email,
    linkedAt: expect.any(String),
    lastUsedAt: expect.any(String),
    allowedActions: ['unlink'],
  };
  expect(body).toEqual({
    items: [
      { ...identity, provider: 'firebase' },
      { ...identity, provider: 'auth0' },
    ],
    total: 2,
    page: 1,
    pageSize: 25,
  });
  const second = await client.get(`${LIST}?page=2&pageSize=1`);
  expect(second.body.items).toEqual([body.items[1]]);
});

test('A sign-in renews the time and the address of its identity', async () => {
  const { client, person } = await withTwoIdentities();
  const { body: before } = await client.get(LIST);
  server.clock.advance(60_000);
  const email = stranger().email;
  expect((await send(await issue({ ...person, email }))).status).toBe(200);
  const { body: after } = await client.get(LIST);
  expect(after.items[0]).toEqual(before.items[0]);
  expect(after.items[1]).toMatchObject({ email, linkedAt: before.items[1].linkedAt });
  expect(after.items[1].lastUsedAt > before.items[1].lastUsedAt).toBe(true);
});

test('An unlinked identity signs nobody in, and its user links it again', async () => {
  const { client, person } = await withTwoIdentities();
  const [, identity] = (await client.get(LIST)).body.items;
  expect((await unlink(client, identity.id)).status).toBe(204);
  expect((await client.get(LIST)).body.total).toBe(1);
  expect((await client.get('/api/user/')).status).toBe(200);
  expect((await send(await issue(person))).body.code).toBe('link_required');
  await link(person, DEMO_PASSWORD);
  expect((await client.get(LIST)).body.total).toBe(2);
  const lines = await db.select().from(auditLog).where(eq(auditLog.entityId, identity.id));
  expect(lines.map(({ action }) => action)).toContain('delete');
});

test('An identity of a colleague or of another store is unknown', async () => {
  const { client } = await withTwoIdentities();
  const [identity] = (await client.get(LIST)).body.items;
  for (const other of ['admin', 'admin2'] as const) {
    const stranger = await server.signIn(other);
    expect((await stranger.get(LIST)).body.items).toEqual([]);
    expect((await unlink(stranger, identity.id)).status).toBe(404);
  }
  expect((await unlink(client, 'idn_nobody')).status).toBe(404);
  expect((await client.get(LIST)).body.total).toBe(2);
});

test('A user without a password keeps their last identity, also if two are unlinked at once', async () => {
  const { client, user } = await withTwoIdentities();
  await db.update(users).set({ invitedAt: new Date() }).where(eq(users.id, user.id));
  const { items } = (await client.get(LIST)).body;
  expect(items[0].allowedActions).toEqual(['unlink']);
  const replies = await Promise.all(items.map(({ id }: { id: string }) => unlink(client, id)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const refused = replies.find(({ status }) => status === 409);
  const { items: left } = (await client.get(LIST)).body;
  expect([refused?.body.code, refused?.body.current]).toEqual(['last_way_in', left[0]]);
  expect(left).toEqual([expect.objectContaining({ allowedActions: [] })]);
});

async function withTwoIdentities() {
  const { user, person } = await colleague();
  const client = await link(person, DEMO_PASSWORD);
  server.clock.advance(1000);
  await link(person, DEMO_PASSWORD, 'firebase');
  return { client, user, person };
}

function unlink(client: { post: TestServer['anonymous']['post'] }, identityId: string) {
  return client.post(`/api/user/identities/${identityId}/unlink`);
}
