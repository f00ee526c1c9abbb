import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { passwordResets } from '../../../server/database/schema/people';
import { users } from '../../../server/database/schema/stores';
import { DEMO_PASSWORD, startTestServer } from '../support/test-server';
import { mailsTo, tokenIn } from './mail-outbox';
import { addColleague } from './staff-builder';

const server = await startTestServer({ config: { signInsPerMinute: 1000 } });
const { db } = server.database;
const NEW = 'Zellige&2027';
const HOUR_MS = 60 * 60 * 1000;

describe('Forgotten password', () => {
  test.each(['user name', 'e-mail'])(
    'A forgotten password is reset by a link, requested by %s',
    async (by) => {
      const { client, userName, email } = await colleague();
      expect(
        (await ask(by === 'e-mail' ? email.toUpperCase() : userName.toUpperCase())).status,
      ).toBe(204);
      const [mail] = await mailsTo(server, email);
      expect(mail).toContain(`http://localhost:4310/auth/jwt/new-password#token=`);
      expect((await confirm(tokenIn(mail), NEW)).status).toBe(204);
      expect((await client.get('/api/user/')).body.error).toBe('token_invalid');
      expect((await server.signIn(userName, NEW)).token).toBeDefined();
    },
  );

  test('A reset link works once, also with ten concurrent uses', async () => {
    const { email } = await colleague();
    await ask(email);
    const token = tokenIn((await mailsTo(server, email))[0]);
    const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(token, NEW)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(422)]);
    const { body } = await confirm(token, NEW);
    expect(body.errors).toEqual({ token: ['token_invalid'] });
  });

  test('A reset link expires after an hour, and an invitation after seven days', async () => {
    const { email } = await colleague();
    const admin = await server.signIn('admin');
    const invited = { firstName: 'Rim', lastName: 'Fassi', userName: 'rim', role: 'store_user' };
    const contact = { email: 'rim@exemple.ma', phoneNumber: '0661420318', language: 'ar' };
    await admin.post('/api/store/user/create/', { ...invited, ...contact });
    await ask(email);
    const reset = tokenIn((await mailsTo(server, email))[0]);
    const [invitation] = await mailsTo(server, 'rim@exemple.ma');
    expect(invitation).toContain('dir="rtl"');
    expect(invitation).not.toContain(DEMO_PASSWORD);
    server.clock.advance(HOUR_MS + 1000);
    expect((await confirm(reset, NEW)).body.errors).toEqual({ token: ['token_invalid'] });
    server.clock.advance(6 * 24 * HOUR_MS);
    expect((await confirm(tokenIn(invitation), NEW)).status).toBe(204);
    expect((await server.signIn('rim', NEW)).token).toBeDefined();
  });

  test.each([{ archivedAt: new Date() }, { status: 'inactive' as const }])(
    'A user with %j gets no reset link and cannot use an earlier one',
    async (change) => {
      const { id, email } = await colleague();
      await ask(email);
      const token = tokenIn((await mailsTo(server, email))[0]);
      await db.update(users).set(change).where(eq(users.id, id));
      expect((await ask(email)).status).toBe(204);
      expect(await mailsTo(server, email)).toHaveLength(1);
      expect((await confirm(token, NEW)).status).toBe(422);
    },
  );

  test('The server limits reset requests for one account from any addresses, and to five links an hour', async () => {
    const { email } = await colleague();
    const replies = await Promise.all(
      Array.from({ length: 7 }, (_, index) => ask(email, `10.0.0.${index}`)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(5).fill(204), 429, 429]);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    server.clock.advance(3 * 60_000);
    expect((await ask(email)).status).toBe(204);
    expect(await mailsTo(server, email)).toHaveLength(5);
  });

  test('An invalid or mistyped new password does not use up the reset link', async () => {
    const { email } = await colleague();
    await ask(email);
    const token = tokenIn((await mailsTo(server, email))[0]);
    expect((await confirm(token, 'Password1!')).body.errors).toEqual({ password: ['too_common'] });
    expect((await confirm(token, NEW, 'Other')).body.errors).toEqual({
      confirmPassword: ['passwords_mismatch'],
    });
    expect((await confirm(token, NEW)).status).toBe(204);
  });

  test.each([
    { account: '' },
    {},
    { account: 'x'.repeat(255) },
    { account: 'salma', role: 'admin' },
  ])('The server refuses a reset request with %j', async (body) => {
    expect((await server.anonymous.post('/api/user/reset/password/', body)).status).toBe(422);
  });

  test('The server limits guesses of reset tokens', async () => {
    const strict = await startTestServer({ beside: server, config: { signInsPerMinute: 2 } });
    const body = { token: 'x', password: NEW, confirmPassword: NEW };
    const guess = () =>
      strict.anonymous.post('/api/user/password_reset/confirm/', body, {
        'x-forwarded-for': '10.9.9.9',
      });
    server.clock.advance(2 * 60_000);
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([422, 422, 429]);
    // The same limit holds for reading the owner of a token.
    const look = await strict.anonymous.post('/api/user/password_reset/read/', { token: 'x' });
    expect(look.status).toBe(429);
  });

  test('A reset token is not in the database, the audit log or the server’s log', async () => {
    const { email, id } = await colleague();
    await ask(email);
    const token = tokenIn((await mailsTo(server, email))[0]);
    await confirm(token, NEW);
    const [row] = await db.select().from(passwordResets).where(eq(passwordResets.userId, id));
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    const { rows } = await db.execute<{ found: boolean }>(sql`
      select exists (select from mail_outbox t where t::text like ${`%${token}%`})
          or exists (select from password_resets t where t::text like ${`%${token}%`})
          or exists (select from audit_log t where t::text like ${`%${token}%`} or t::text like '%$argon2%') as found`);
    expect(rows).toEqual([{ found: false }]);
    const log = server.logs.join('\n');
    for (const secret of [token, NEW, DEMO_PASSWORD]) expect(log).not.toContain(secret);
  });
});

async function colleague() {
  const added = await addColleague(server.database.db);
  return { ...added, client: await server.signIn(added.userName) };
}

function ask(account: string, address = '10.0.0.1') {
  return server.anonymous.post(
    '/api/user/reset/password/',
    { account },
    { 'x-forwarded-for': address, forwarded: `for=${address}` },
  );
}

function confirm(token: string, password: string, again = password) {
  const body = { token, password, confirmPassword: again };
  return server.anonymous.post('/api/user/password_reset/confirm/', body);
}
