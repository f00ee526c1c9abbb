import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, startTestServer } from '../support/test-server';
import { mailsTo, tokenIn } from './mail-outbox';
import { runInLockOrder } from './row-lock-order';
import { addColleague } from './staff-builder';

const server = await startTestServer({ config: { signInsPerMinute: 1000 } });
const NEW = 'Zellige&2027';

describe('Password change', () => {
  test('A password change ends all other sessions, keeps this one, and sends the user a mail', async () => {
    const { client, userName, email } = await colleague();
    const other = await server.signIn(userName);
    expect((await change(client, NEW)).status).toBe(204);
    expect((await client.get('/api/user/')).status).toBe(200);
    expect((await other.get('/api/user/')).body.error).toBe('token_invalid');
    expect((await server.signIn(userName, NEW)).token).toBeDefined();
    await expect(server.signIn(userName)).rejects.toThrow('401');
    expect(await mailsTo(server, email)).toEqual([expect.stringContaining('vient d’être changé')]);
  });

  test('A password change makes the links sent before invalid', async () => {
    const { client, email } = await colleague();
    await ask(email);
    const [mail] = await mailsTo(server, email);
    await change(client, NEW);
    expect((await confirm(tokenIn(mail), 'Autre&2028mdp')).status).toBe(422);
  });

  test.each([
    ['Wrong#2026', NEW, NEW, { oldPassword: ['wrong_password'] }],
    [DEMO_PASSWORD, DEMO_PASSWORD, DEMO_PASSWORD, { newPassword: ['same_as_old'] }],
    [DEMO_PASSWORD, NEW, `${NEW}!`, { confirmNewPassword: ['passwords_mismatch'] }],
    [DEMO_PASSWORD, 'Ab1!', 'Ab1!', { newPassword: ['too_short'] }],
    [DEMO_PASSWORD, 'Iloveyou2!', 'Iloveyou2!', { newPassword: ['too_common'] }],
    [DEMO_PASSWORD, '', '', { newPassword: ['required'], confirmNewPassword: ['required'] }],
  ])(
    'A password change from %s to %s, confirmed as %s, is refused with %j',
    async (old, next, again, errors) => {
      const { client, userName } = await colleague();
      const reply = await change(client, next, again, old);
      expect([reply.status, reply.body.errors]).toEqual([422, errors]);
      expect((await server.signIn(userName)).token).toBeDefined();
    },
  );

  test('A long new password with emoji is not truncated', async () => {
    const { client, userName } = await colleague();
    const long = `Thé à la menthe 2026 🫖${'é'.repeat(80)}`;
    expect((await change(client, long)).status).toBe(204);
    await expect(server.signIn(userName, long.slice(0, 72))).rejects.toThrow('401');
    expect((await server.signIn(userName, long)).token).toBeDefined();
  });

  test('Of two concurrent password changes, the first succeeds', async () => {
    const { client, id, userName } = await colleague();
    const other = await server.signIn(userName);
    const [first, second] = await runInLockOrder(
      server,
      [id],
      [() => change(client, NEW), () => change(other, 'Autre&2028mdp')],
    );
    expect([first?.status, second?.status]).toEqual([204, 422]);
    expect((await server.signIn(userName, NEW)).token).toBeDefined();
  });

  test('A sign-in with the old password during the change is refused', async () => {
    const { client, id, userName } = await colleague();
    const credentials = { username: userName, password: DEMO_PASSWORD };
    const [changed, opened] = await runInLockOrder(
      server,
      [id],
      [() => change(client, NEW), () => server.anonymous.post('/api/auth/token/', credentials)],
    );
    expect([changed?.status, opened?.status]).toEqual([204, 401]);
  });

  test('The server limits guesses of the old password, from any addresses', async () => {
    const strict = await startTestServer({ beside: server, config: { signInsPerMinute: 3 } });
    const { client } = await colleague();
    const guesser = strict.withToken(String(client.token));
    const guess = (index: number) =>
      guesser.request('POST', '/api/user/change/password/', {
        headers: { 'x-forwarded-for': `10.0.0.${index}` },
        body: { oldPassword: `Wrong#202${index}`, newPassword: NEW, confirmNewPassword: NEW },
      });
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await guess(index)).status);
    expect(statuses).toEqual([422, 422, 422, 429]);
    expect(Number((await guess(5)).headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

async function colleague() {
  const added = await addColleague(server.database.db);
  return { ...added, client: await server.signIn(added.userName) };
}

type Client = Awaited<ReturnType<typeof server.signIn>>;

function change(client: Client, newPassword: string, again = newPassword, old = DEMO_PASSWORD) {
  const body = { oldPassword: old, newPassword, confirmNewPassword: again };
  return client.post('/api/user/change/password/', body);
}

function ask(account: string) {
  return server.anonymous.post('/api/user/reset/password/', { account });
}

function confirm(token: string, password: string, again = password) {
  const body = { token, password, confirmPassword: again };
  return server.anonymous.post('/api/user/password_reset/confirm/', body);
}
