import { expect, test } from 'vitest';
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../support/test-server';

const server = await startTestServer();
// The clock is stopped, so that all attempts are in the intended minute.
server.clock.stop();

test('The server refuses sign-ins on one account beyond sixty a minute, from any addresses', async () => {
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

test('The sign-in limit of one account does not affect another', async () => {
  expect((await tryOnce(server, 'manager', DEMO_PASSWORD)).status).toBe(200);
});

test('The sign-in limit is shared by processes on one database, and survives a restart', async () => {
  const restarted = await startTestServer({ beside: server });
  expect((await tryOnce(restarted, 'seller', DEMO_PASSWORD)).status).toBe(429);
});

test('The correct password is accepted after the time in Retry-After', async () => {
  const { headers } = await tryOnce(server, 'seller', DEMO_PASSWORD);
  server.clock.advance(Number(headers.get('retry-after')) * 1000);
  expect((await tryOnce(server, 'seller', DEMO_PASSWORD)).status).toBe(200);
});

test('The sign-in limit counts any sixty seconds, not calendar minutes', async () => {
  beginMinute();
  server.clock.advance(59_000);
  await Promise.all(Array.from({ length: 50 }, () => trySignIn(server, 'admin', '10.0.0.1')));
  server.clock.advance(2000);
  const statuses = await Promise.all(
    Array.from({ length: 50 }, () => trySignIn(server, 'admin', '10.0.0.1')),
  );
  // Of the first fifty, only those of the past second no longer count.
  expect(count(statuses, 401)).toBe(10);
});

test('The server limits the registrations from one address per minute', async () => {
  const strict = await startTestServer({ beside: server, config: { signInsPerMinute: 2 } });
  const statuses: number[] = [];
  for (const name of ['one', 'two', 'three']) {
    const email = `${name}@limit.example.ma`;
    const person = { email, password: 'Atelier#2026', firstName: 'Salma', lastName: 'Bennani' };
    statuses.push((await strict.anonymous.post('/api/auth/register', person)).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
});

function tryOnce(at: TestServer, username: string, password: string, address = '10.0.0.1') {
  return at.anonymous.post(
    '/api/auth/token/',
    { username, password },
    { 'x-forwarded-for': address, forwarded: `for=${address}` },
  );
}

async function trySignIn(at: TestServer, username: string, address: string) {
  return (await tryOnce(at, username, 'Wrong#2026', address)).status;
}

function count(statuses: readonly number[], status: number) {
  return statuses.filter((one) => one === status).length;
}

function beginMinute() {
  server.clock.advance(60_000 - (server.clock.now().getTime() % 60_000));
}
