import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../../server/database/schema/stores';
import { startTestServer } from '../support/test-server';
import { runInLockOrder } from './row-lock-order';
import { addColleague } from './staff-builder';

const server = await startTestServer();
const { db } = server.database;
const admin = await server.signIn('admin');
const manager = await server.signIn('manager');

describe('Shutting a user out', () => {
  test.each([
    ['deactivating', (id: string) => admin.post(`/api/store/user/${id}/deactivate`)],
    ['archiving', (id: string) => admin.post('/api/store/users/archive/', { ids: [id] })],
  ])(
    'Sessions stay ended after %s their user, even once the user is restored',
    async (_how, shut) => {
      const { client, id, userName } = await colleague();
      expect((await shut(id)).status).toBe(200);
      expect((await client.get('/api/user/')).body.error).toBe('token_invalid');
      await expect(server.signIn(userName)).rejects.toThrow('401');
      await admin.post(`/api/store/user/${id}/activate`);
      await admin.post('/api/store/users/unarchive/', { ids: [id] });
      expect((await client.get('/api/user/')).body.error).toBe('token_invalid');
      expect(
        await db.$count(sessions, and(eq(sessions.userId, id), isNull(sessions.endedAt))),
      ).toBe(0);
      expect((await server.signIn(userName)).token).toBeDefined();
    },
  );

  test('A user cannot deactivate or archive themselves', async () => {
    const { body: me } = await admin.get('/api/user/');
    const replies = [
      await admin.post(`/api/store/user/${me.id}/deactivate`),
      await admin.post('/api/store/users/archive/', { ids: [me.id] }),
    ];
    expect(replies.map(({ status, body }) => [status, body.code, body.current.id])).toEqual(
      Array(2).fill([409, 'action_not_allowed', me.id]),
    );
  });

  test('A manager may deactivate a store_user only', async () => {
    const one = await colleague({ role: 'store_user' });
    const other = await colleague({ role: 'store_manager' });
    expect((await manager.post(`/api/store/user/${one.id}/deactivate`)).status).toBe(200);
    expect((await manager.post(`/api/store/user/${one.id}/activate`)).status).toBe(403);
    expect((await manager.post(`/api/store/user/${other.id}/deactivate`)).status).toBe(403);
    expect((await manager.post('/api/store/user/usr_salma/deactivate')).status).toBe(403);
  });

  test('The server archives either all given users or none', async () => {
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

  test('The server refuses an unknown, empty or repeated user action', async () => {
    const { id } = await colleague();
    expect((await admin.post(`/api/store/user/${id}/promote`)).status).toBe(400);
    expect((await admin.post('/api/store/users/archive/', { ids: [] })).status).toBe(422);
    expect((await admin.post('/api/store/users/unarchive/', { ids: ['x'] })).status).toBe(422);
    expect((await admin.post(`/api/store/user/${id}/activate`)).status).toBe(409);
  });

  test('The server refuses a key that was used for another user action', async () => {
    const { id } = await colleague();
    const key = { 'idempotency-key': randomUUID() };
    await admin.post(`/api/store/user/${id}/deactivate`, undefined, key);
    expect((await admin.post(`/api/store/user/${id}/activate`, undefined, key)).status).toBe(422);
  });
});

describe('Two admins at once', () => {
  test('Two admins who archive each other leave one admin', async () => {
    const outcomes = await duel((id) => ['POST', '/api/store/users/archive/', { ids: [id] }]);
    expect(outcomes).toEqual([200, 401]);
  });

  test('Two admins who demote each other leave one admin', async () => {
    const change = { role: 'store_user' };
    const outcomes = await duel((id) => ['PATCH', `/api/store/user/write/${id}`, change]);
    expect(outcomes).toEqual([200, 403]);
  });
});

async function colleague(change: Parameters<typeof addColleague>[1] = {}) {
  const added = await addColleague(db, { ...change, revision: 1 });
  return { ...added, client: await server.signIn(added.userName) };
}

/** Two admins act on each other concurrently, one of them at a second process. */
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
  const replies = await runInLockOrder(
    server,
    [one.id, other.id],
    [
      () => strike(one.client, other.id),
      () => strike(beside.withToken(String(other.client.token)), one.id),
    ],
  );
  return replies.map(({ status }) => status);
}
