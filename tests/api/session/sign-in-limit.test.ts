import { expect, test } from 'vitest';
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../support/test-server';

const server = await startTestServer();
// However long the tries take here, they fall into the minute that is meant.
server.clock.stop();

test('a hundred sign-ins a minute on one account are too many, whatever address they name', async () => {
  beginMinute();
  const statuses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => trySignIn(server, 'seller', `10.0.0.${index}`)),
  );
  expect(count(statuses, 401)).toBe(60);
  expect(count(statuses, 429)).toBe(40);
  const { status, headers } = await tryOnce(server, 'SELLER ', DEMO_PASSWORD);
  expect(status).toBe(429);
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(65);
});

test('another account is not concerned', async () => {
  expect((await tryOnce(server, 'manager', DEMO_PASSWORD)).status).toBe(200);
});

test('a second process on the same database counts with the first, and a restart forgets nothing', async () => {
  const restarted = await startTestServer({ beside: server });
  expect((await tryOnce(restarted, 'seller', DEMO_PASSWORD)).status).toBe(429);
});

test('after the time named in Retry-After the right password opens again', async () => {
  const { headers } = await tryOnce(server, 'seller', DEMO_PASSWORD);
  server.clock.advance(Number(headers.get('retry-after')) * 1000);
  expect((await tryOnce(server, 'seller', DEMO_PASSWORD)).status).toBe(200);
});

test('a minute is any sixty seconds, not only those of the calendar', async () => {
  beginMinute();
  server.clock.advance(59_000);
  await Promise.all(Array.from({ length: 50 }, () => trySignIn(server, 'admin', '10.0.0.1')));
  server.clock.advance(2000);
  const statuses = await Promise.all(
    Array.from({ length: 50 }, () => trySignIn(server, 'admin', '10.0.0.1')),
  );
  // Of the fifty before, all but the second that has passed still count.
  expect(count(statuses, 401)).toBe(10);
});

test('opening one store after another from one place is limited, too', async () => {
  const strict = await startTestServer({ beside: server, config: { signInsPerMinute: 2 } });
  const statuses: number[] = [];
  for (const name of ['one', 'two', 'three']) {
    const email = `${name}@limit.example.ma`;
    const person = { email, password: 'Atelier#2026', firstName: 'Salma', lastName: 'Bennani' };
    statuses.push((await strict.anonymous.post('/api/auth/register', person)).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
});

const tryOnce = (at: TestServer, username: string, password: string, address = '10.0.0.1') =>
  at.anonymous.post(
    '/api/auth/token/',
    { username, password },
    { 'x-forwarded-for': address, forwarded: `for=${address}` },
  );

const trySignIn = async (at: TestServer, username: string, address: string) =>
  (await tryOnce(at, username, 'Wrong#2026', address)).status;

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

const beginMinute = () => {
  server.clock.advance(60_000 - (server.clock.now().getTime() % 60_000));
};
