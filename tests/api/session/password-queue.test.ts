import { expect, test } from 'vitest';
import { DEMO_PASSWORD, startTestServer } from '../support/test-server';

const server = await startTestServer({
  config: { signInsPerMinute: 1000, failedSignInsPerNetwork: 1000 },
});
// The clock is stopped, so that all attempts are in one minute.
server.clock.stop();

test('Of 150 sign-ins at once each gets 401, or 503 with Retry-After and no failure; users are served meanwhile', async () => {
  const known = await signIn(server.anonymous, 'admin', DEMO_PASSWORD);
  const cookie = (known.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const manager = await server.signIn('manager');
  const told: string[] = [];
  const burst = Promise.all(
    Array.from({ length: 150 }, async () => {
      const { status, headers } = await signIn(server.anonymous, 'seller', 'Wrong#2026');
      told.push(`${status} ${headers.get('retry-after')}`);
    }),
  );
  await expect.poll(() => told.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const ofUsers = await Promise.all([
    signIn(server.anonymous, 'admin', DEMO_PASSWORD, { cookie }),
    manager.post('/api/user/change/password/', {
      oldPassword: 'not the password',
      newPassword: 'Tangerine#1999',
      confirmNewPassword: 'Tangerine#1999',
    }),
    manager.get('/api/store/orders/'),
  ]);
  const toldBefore = told.length;
  await burst;
  expect(ofUsers.map(({ status }) => status)).toEqual([200, 422, 200]);
  expect(toldBefore).toBeLessThan(150);
  expect(new Set(told)).toEqual(new Set(['401 null', '503 5']));
  const failures = told.filter((one) => one === '401 null').length;
  const limited = await startTestServer({
    beside: server,
    config: { signInsPerMinute: failures + 1, failedSignInsPerNetwork: 1000 },
  });
  expect((await signIn(limited.anonymous, 'seller', DEMO_PASSWORD)).status).toBe(200);
});

function signIn(
  client: typeof server.anonymous,
  username: string,
  password: string,
  headers: Record<string, string> = {},
) {
  return client.post('/api/auth/token/', { username, password }, headers);
}
