import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { knownDevices } from '../../../server/database/schema/people';
import { users } from '../../../server/database/schema/stores';
import {
  DEVICES_PER_USER,
  FAILURES_PER_DEVICE,
} from '../../../server/session/known-devices.repository';
import type { Reply } from '../support/api-client';
import { DEMO_PASSWORD, startTestServer } from '../support/test-server';
import { mailsTo, tokenIn } from '../users/mail-outbox';
import { addColleague } from '../users/staff-builder';

const LIMIT = 5;
const config = { signInsPerMinute: LIMIT };
const server = await startTestServer({ config });
const { db } = server.database;
const NEW = 'Zellige&2027';
const WRONG = 'Wrong#2026';
const DAY_MS = 24 * 60 * 60_000;

// The clock is stopped, so that all attempts of a test are in one minute.
server.clock.stop();
beforeEach(() => server.clock.advance(120_000));

describe('A stranger who tries passwords', () => {
  test('The owner signs in on a device that they have used before, after 200 failures of a stranger', async () => {
    const { userName } = await addColleague(db);
    const device = cookieIn(await signIn(userName));
    expect(await strangerTries(userName, 200)).toEqual({ 401: LIMIT, 429: 200 - LIMIT });
    expect((await signIn(userName)).status).toBe(429);
    expect((await signIn(userName, DEMO_PASSWORD, device)).status).toBe(200);
  });

  test('The owner signs in on a new device after a confirmed reset, and on the one that confirmed it also under attack', async () => {
    const { userName, email } = await addColleague(db);
    await strangerTries(userName, 200);
    const device = cookieIn(await resetPassword(userName, email));
    expect((await signIn(userName, NEW)).status).toBe(200);
    expect(await strangerTries(userName, 200)).toEqual({ 401: LIMIT, 429: 200 - LIMIT });
    expect((await signIn(userName, NEW)).status).toBe(429);
    expect((await signIn(userName, NEW, device)).status).toBe(200);
  });

  test('A reset that is refused does not clear the failures', async () => {
    const { userName } = await addColleague(db);
    await strangerTries(userName, LIMIT);
    const body = { token: 'x'.repeat(43), password: NEW, confirmPassword: NEW };
    const { status } = await server.anonymous.post('/api/user/password_reset/confirm/', body);
    expect([status, (await signIn(userName)).status]).toEqual([422, 429]);
  });

  test('A known and an unknown name get the same answers, also with a forged cookie', async () => {
    const { userName } = await addColleague(db);
    const own = cookieIn(await signIn(userName));
    const forged = own.replace(/=.*/, '=forged');
    const answersFor = async (name: string, cookie: string) => {
      const replies = await Promise.all(
        Array.from({ length: LIMIT + 3 }, () => signIn(name, WRONG, cookie)),
      );
      return replies
        .map(({ status, body, headers }) => ({
          status,
          body: { ...body, requestId: '' },
          headers: [...headers.keys()].sort(),
        }))
        .sort((one, other) => one.status - other.status);
    };
    const answers = await answersFor(userName, forged);
    expect(answers.map(({ status }) => status)).toEqual([...Array(LIMIT).fill(401), 429, 429, 429]);
    expect(await answersFor('nobody.at.all', forged)).toEqual(answers);
  });
});

describe('Only failures count', () => {
  test('Sign-ins with the right password leave the number of failures as it is', async () => {
    const { userName } = await addColleague(db);
    for (let turn = 0; turn < LIMIT - 1; turn += 1) {
      expect((await signIn(userName)).status).toBe(200);
    }
    expect(await strangerTries(userName, LIMIT + 1)).toEqual({ 401: LIMIT, 429: 1 });
  });

  test('One user cannot open more sessions in a minute than the limit, with the right password either', async () => {
    const { userName } = await addColleague(db);
    const replies: Reply[] = [];
    for (let turn = 0; turn <= LIMIT; turn += 1) replies.push(await signIn(userName));
    expect(replies.map(({ status }) => status)).toEqual([...Array(LIMIT).fill(200), 429]);
    expect(Number(replies.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('A stolen device cookie', () => {
  test('Guesses with it are limited, also at once and in a second process, and then it is worth nothing', async () => {
    const { userName } = await addColleague(db);
    const device = cookieIn(await signIn(userName));
    await strangerTries(userName, LIMIT);
    const second = await startTestServer({ beside: server, config });
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        signIn(userName, WRONG, device, turn % 2 ? server : second),
      ),
    );
    expect(countByStatus(replies)).toEqual({
      401: FAILURES_PER_DEVICE,
      429: 50 - FAILURES_PER_DEVICE,
    });
    const restarted = await startTestServer({ beside: server, config });
    expect((await signIn(userName, DEMO_PASSWORD, device, restarted)).status).toBe(429);
    server.clock.advance(24 * 60 * 60_000);
    await strangerTries(userName, LIMIT);
    expect((await signIn(userName, DEMO_PASSWORD, device)).status).toBe(429);
  });

  test('It is worth nothing after the next sign-in of its owner, whose own failures are forgotten', async () => {
    const { userName } = await addColleague(db);
    const stolen = cookieIn(await signIn(userName));
    for (let turn = 1; turn < FAILURES_PER_DEVICE; turn += 1) {
      await signIn(userName, WRONG, stolen);
    }
    const device = cookieIn(await signIn(userName, DEMO_PASSWORD, stolen));
    await strangerTries(userName, LIMIT);
    expect((await signIn(userName, WRONG, stolen)).status).toBe(429);
    expect((await signIn(userName, WRONG, device)).status).toBe(401);
    expect((await signIn(userName, DEMO_PASSWORD, device)).status).toBe(200);
  });

  test('It is of no use for another user, nor as a proof of who somebody is', async () => {
    const [one, other] = [await addColleague(db), await addColleague(db)];
    const token = cookieIn(await signIn(one.userName)).split('=')[1];
    const [name] = cookieIn(await signIn(other.userName)).split('=');
    await strangerTries(other.userName, LIMIT);
    const cookie = `${name}=${token}`;
    expect((await signIn(other.userName, DEMO_PASSWORD, cookie)).status).toBe(429);
    const { status, body } = await server.anonymous.get('/api/user/', { cookie });
    expect([status, body.error]).toEqual([401, 'Unauthorized']);
    expect((await signIn(one.userName, WRONG, cookie)).status).toBe(401);
  });

  test.each(['a password change', 'a reset', 'archiving'])('%s makes it worthless', async (how) => {
    const { id, userName, email } = await addColleague(db);
    const reply = await signIn(userName);
    const device = cookieIn(reply);
    const client = server.withToken(reply.body.access);
    if (how === 'a password change') {
      const body = { oldPassword: DEMO_PASSWORD, newPassword: NEW, confirmNewPassword: NEW };
      expect((await client.post('/api/user/change/password/', body)).status).toBe(204);
    } else if (how === 'a reset') await resetPassword(userName, email);
    else {
      const admin = await server.signIn('admin');
      const { status } = await admin.post('/api/store/users/archive/', { ids: [id] });
      expect(status).toBe(200);
      await db.update(users).set({ archivedAt: null }).where(eq(users.id, id));
    }
    await strangerTries(userName, LIMIT);
    const password = how === 'archiving' ? DEMO_PASSWORD : NEW;
    expect((await signIn(userName, password, device)).status).toBe(429);
  });
});

describe('The device cookie', () => {
  test('It is sent to sign-in only, hidden from scripts, and stored as a hash', async () => {
    const { id, userName } = await addColleague(db);
    const { headers } = await signIn(userName);
    const [cookie = '', ...others] = headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(
      /^device-[0-9a-f]{16}=[\w-]{43}; Max-Age=15552000; Path=\/api\/auth\/token\/; HttpOnly; SameSite=Strict$/,
    );
    const rows = await db.select().from(knownDevices).where(eq(knownDevices.userId, id));
    const token = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
    expect(rows).toMatchObject([{ tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(server.logs.filter((line) => line.includes(token))).toEqual([]);
  });

  test('It is sent over https only where the portal is', async () => {
    const { userName } = await addColleague(db);
    const secure = await startTestServer({
      beside: server,
      config: { ...config, publicUrl: 'https://portal.example.ma' },
    });
    const { headers } = await signIn(userName, DEMO_PASSWORD, undefined, secure);
    expect(headers.getSetCookie()[0]).toMatch(/; Secure/);
  });

  test('A failed sign-in sets none, and its device is known for 180 days after the last sign-in', async () => {
    const { userName } = await addColleague(db);
    expect((await signIn(userName, WRONG)).headers.getSetCookie()).toEqual([]);
    const first = cookieIn(await signIn(userName));
    server.clock.advance(179 * DAY_MS);
    const device = cookieIn(await signIn(userName, DEMO_PASSWORD, first));
    server.clock.advance(179 * DAY_MS);
    await strangerTries(userName, LIMIT);
    const renewed = await signIn(userName, DEMO_PASSWORD, device);
    expect(renewed.status).toBe(200);
    server.clock.advance(181 * DAY_MS);
    await strangerTries(userName, LIMIT);
    expect((await signIn(userName, DEMO_PASSWORD, cookieIn(renewed))).status).toBe(429);
  });

  test('A user has a limited number of known devices, and the least recently used one is forgotten', async () => {
    const { id, userName } = await addColleague(db);
    const devices: string[] = [];
    for (let turn = 0; turn <= DEVICES_PER_USER; turn += 1) {
      server.clock.advance(60_000);
      devices.push(cookieIn(await signIn(userName)));
    }
    expect(await db.$count(knownDevices, eq(knownDevices.userId, id))).toBe(DEVICES_PER_USER);
    server.clock.advance(120_000);
    await strangerTries(userName, LIMIT);
    const [oldest, next] = devices;
    expect((await signIn(userName, DEMO_PASSWORD, oldest)).status).toBe(429);
    expect((await signIn(userName, DEMO_PASSWORD, next)).status).toBe(200);
  });
});

function signIn(username: string, password = DEMO_PASSWORD, cookie?: string, at = server) {
  const headers = cookie === undefined ? {} : { cookie };
  return at.anonymous.post('/api/auth/token/', { username, password }, headers);
}

/** Tries wrong passwords at once, from as many addresses. */
async function strangerTries(username: string, times: number) {
  const replies = await Promise.all(
    Array.from({ length: times }, (_, turn) =>
      server.anonymous.post(
        '/api/auth/token/',
        { username, password: WRONG },
        { 'x-forwarded-for': `10.0.0.${turn}`, cookie: `device-${turn}=forged` },
      ),
    ),
  );
  return countByStatus(replies);
}

async function resetPassword(account: string, email: string): Promise<Reply> {
  await server.anonymous.post('/api/user/reset/password/', { account });
  const token = tokenIn((await mailsTo(server, email))[0]);
  const body = { token, password: NEW, confirmPassword: NEW };
  const reply = await server.anonymous.post('/api/user/password_reset/confirm/', body);
  expect(reply.status).toBe(204);
  return reply;
}

function countByStatus(replies: readonly Reply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The cookie that an answer sets, as a browser returns it. */
function cookieIn({ headers }: Reply): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
