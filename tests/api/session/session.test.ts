import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { permissionsOf } from '#domain/permissions/permissions';
import { sessions, users } from '../../../server/database/schema/stores';
import { DEMO_PASSWORD, startTestServer } from '../support/test-server';
import { addColleague } from '../users/staff-builder';

const server = await startTestServer();

describe('Sign-in', () => {
  test.each([
    ['admin', 'store_admin'],
    ['manager', 'store_manager'],
    ['seller', 'store_user'],
  ] as const)('The user %s gets the permissions of a %s', async (name, role) => {
    const client = await server.signIn(name);
    const { body } = await client.get('/api/user/');
    expect(body).toMatchObject({ userName: name, role, status: 'active' });
    expect(body.permissions).toEqual(permissionsOf(role));
  });

  test('The user name is case-insensitive, and the password is case-sensitive', async () => {
    expect((await signIn('ADMIN', DEMO_PASSWORD)).status).toBe(200);
    expect((await signIn('admin', DEMO_PASSWORD.toLowerCase())).status).toBe(401);
  });

  test('A user signs in with their proved address too, whatever its case', async () => {
    const { id, userName, email } = await addColleague(server.database.db);
    expect((await signIn(email.toUpperCase(), DEMO_PASSWORD)).status).toBe(200);
    expect((await signIn(userName, DEMO_PASSWORD)).status).toBe(200);
    expect((await signIn(email, 'Wrong#2026')).status).toBe(401);
    await server.database.db.update(users).set({ status: 'inactive' }).where(eq(users.id, id));
    expect((await signIn(email, DEMO_PASSWORD)).status).toBe(401);
  });

  test('An address that is not proved signs nobody in', async () => {
    const { email } = await addColleague(server.database.db, { emailConfirmedAt: null });
    expect((await signIn(email, DEMO_PASSWORD)).status).toBe(401);
  });

  test('An address that is the user name of one user and the address of another is the user name', async () => {
    const { db } = server.database;
    const email = 'partagee@exemple.ma';
    await addColleague(db, { id: 'usr_named', userName: email, email });
    await addColleague(db, { id: 'usr_addressed', email, lastSeenAt: server.clock.now() });
    const { body } = await signIn(email, DEMO_PASSWORD);
    expect(decodeJwt(body.access).sub).toBe('usr_named');
  });

  test('A wrong password and an unknown user name get the same answer', async () => {
    const wrong = await signIn('admin', 'Wrong#2026');
    const unknown = await signIn('nobody', 'Wrong#2026');
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(wrong.body).toMatchObject({ code: 'unauthorized', error: 'Unauthorized' });
  });

  test('The access token is valid for fifteen minutes, the refresh token for thirty days', async () => {
    const { body } = await signIn('admin', DEMO_PASSWORD);
    expect(lifeOf(body.access)).toBe(15 * 60);
    expect(lifeOf(body.refresh)).toBe(30 * 24 * 60 * 60);
    const kid = expect.stringMatching(/^[\w-]{16}$/);
    expect(decodeProtectedHeader(body.access)).toEqual({ alg: 'HS256', typ: 'at+jwt', kid });
  });

  test('The database stores only a hash of the refresh token', async () => {
    const { body } = await signIn('admin', DEMO_PASSWORD);
    const sessionId = String(decodeJwt(body.refresh)['sid']);
    const [row] = await server.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, sessionId));
    expect(row?.refreshTokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(body.refresh);
  });
});

describe('Token refresh', () => {
  test('The refresh token gets a new access token after the first one has expired', async () => {
    const { body: pair } = await signIn('admin', DEMO_PASSWORD);
    server.clock.advance(15 * 60_000 + 1000);
    const late = await server.withToken(pair.access).get('/api/user/');
    expect([late.status, late.body.error]).toEqual([401, 'token_expired']);
    const { status, body } = await refresh(pair.refresh);
    expect([status, Object.keys(body)]).toEqual([200, ['access']]);
    expect((await server.withToken(body.access).get('/api/user/')).status).toBe(200);
  });

  test('The refresh token expires after thirty days', async () => {
    const { body: pair } = await signIn('admin', DEMO_PASSWORD);
    server.clock.advance(30 * 24 * 60 * 60_000 + 1000);
    const { status, body } = await refresh(pair.refresh);
    expect([status, body.error]).toEqual([401, 'token_expired']);
  });

  test('The server refuses an access token as a refresh token, and vice versa', async () => {
    const { body: pair } = await signIn('admin', DEMO_PASSWORD);
    expect((await refresh(pair.access)).body.error).toBe('token_invalid');
    const { body } = await server.withToken(pair.refresh).get('/api/user/');
    expect(body.error).toBe('token_invalid');
  });
});

describe('End of a session', () => {
  test('Signing out ends both tokens of this session, and no other session', async () => {
    const { body: pair } = await signIn('admin', DEMO_PASSWORD);
    const other = await server.signIn('admin');
    const client = server.withToken(pair.access);
    expect((await client.post('/api/store/session/end/')).status).toBe(204);
    expect((await client.get('/api/user/')).body.error).toBe('token_invalid');
    expect((await refresh(pair.refresh)).body.error).toBe('token_invalid');
    expect((await other.get('/api/user/')).status).toBe(200);
  });

  test.each([
    ['archived', { archivedAt: new Date() }],
    ['deactivated', { status: 'inactive' as const }],
  ])('A user who is %s loses access at once and cannot sign in', async (_how, change) => {
    const { body: pair } = await signIn('seller', DEMO_PASSWORD);
    const update = (set: Partial<typeof users.$inferInsert>) =>
      server.database.db.update(users).set(set).where(eq(users.userName, 'seller'));
    await update(change);
    const attempts = [
      await server.withToken(pair.access).get('/api/user/'),
      await refresh(pair.refresh),
      await signIn('seller', DEMO_PASSWORD),
    ];
    await update({ archivedAt: null, status: 'active' });
    expect(attempts.map(({ status, body }) => [status, body.error])).toEqual([
      [401, 'token_invalid'],
      [401, 'token_invalid'],
      [401, 'Unauthorized'],
    ]);
  });

  test('A changed role takes effect at the next request, also with an older token', async () => {
    const client = await server.signIn('manager');
    const setRole = (role: 'store_manager' | 'store_user') =>
      server.database.db.update(users).set({ role }).where(eq(users.userName, 'manager'));
    await setRole('store_user');
    const { body } = await client.get('/api/user/');
    await setRole('store_manager');
    expect(body.permissions).toEqual(permissionsOf('store_user'));
  });
});

function signIn(username: string, password: string) {
  return server.anonymous.post('/api/auth/token/', { username, password });
}

function refresh(token: string) {
  return server.anonymous.post('/api/auth/token/refresh/', { refresh: token });
}

function lifeOf(token: string): number {
  const { iat = 0, exp = 0 } = decodeJwt(token);
  return exp - iat;
}
