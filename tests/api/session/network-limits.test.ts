import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '../../../server/database/schema/platform';
import { sessions, users } from '../../../server/database/schema/stores';
import { readTrustedProxies } from '../../../server/trusted-proxies';
import type { Reply } from '../support/api-client';
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../support/test-server';
import { addColleague } from '../users/staff-builder';

const LIMIT = 4;
const PROXY = readTrustedProxies('1');
const config = {
  signInsPerMinute: 3,
  publicWritesPerMinute: 3,
  failedSignInsPerNetwork: LIMIT,
  trustedProxies: PROXY,
  poolSize: 6,
};
const server = await startTestServer({ config });
const second = await startTestServer({ beside: server, config });
const { db } = server.database;

// The clock is stopped, so that all attempts of a test are in one minute.
server.clock.stop();
beforeEach(async () => {
  await db.delete(rateLimits);
});

describe('X-Forwarded-For', () => {
  let extra: TestServer | undefined;
  afterEach(() => extra?.stop());

  /** A process on the same database with another `TRUST_PROXY`, until the end of the test. */
  const behind = async (setting: string): Promise<TestServer> => {
    const trustedProxies = readTrustedProxies(setting);
    extra = await startTestServer({ beside: server, config: { ...config, trustedProxies } });
    return extra;
  };

  test.each([
    ['one proxy', '1', '203.0.113.9'],
    ['two proxies', '2', '203.0.113.9, 10.0.0.2'],
    ['the address of the proxy', '127.0.0.1', '203.0.113.9'],
    ['networks of proxies', '127.0.0.0/8, 10.0.0.0/8', '203.0.113.9, 10.0.0.2'],
  ])(
    'With %s, addresses that a client invents before its own are not read',
    async (_, setting, own) => {
      const at = await behind(setting);
      const invented = [
        '198.51.100.7',
        '10.0.0.1',
        '127.0.0.1',
        '::1',
        'unknown',
        ',,',
        '10.0.0.9, 10.0.0.8',
      ];
      const statuses = await Promise.all(
        [...invented, ...invented].map((forged, turn) => guess(`${forged}, ${own}`, turn, at)),
      );
      expect(countOf(statuses, 401)).toBe(LIMIT);
      const { userName, id } = await addColleague(db);
      await db.delete(rateLimits);
      expect((await signIn(userName, DEMO_PASSWORD, `198.51.100.8, ${own}`, at)).status).toBe(200);
      const [session] = await db.select().from(sessions).where(eq(sessions.userId, id));
      expect(session?.ip).toBe('203.0.113.9');
    },
  );

  test('Without a proxy the header is not read', async () => {
    const at = await behind('no');
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => guess(`203.0.113.${turn}`, turn, at)),
    );
    expect(countOf(statuses, 401)).toBe(LIMIT);
  });

  test('A header of a peer that is no proxy is not read', async () => {
    const at = await behind('10.0.0.0/8');
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => guess(`203.0.113.${turn}, 10.0.0.1`, turn, at)),
    );
    expect(countOf(statuses, 401)).toBe(LIMIT);
  });

  test('A client that the proxy does not name is counted as the proxy', async () => {
    const names = ['unknown', '_hidden', '1.2.3', 'x'.repeat(500), '-', '0x7f.1'];
    const statuses = await Promise.all(names.map((name, turn) => guess(name, turn)));
    expect(countOf(statuses, 401)).toBe(LIMIT);
  });
});

describe('Each limit by network', () => {
  const person = {
    email: 'n@reseau.example.ma',
    password: 'Atelier#2026',
    firstName: 'N',
    lastName: 'B',
  };
  const message = {
    firstName: 'N',
    lastName: 'B',
    email: 'n@reseau.example.ma',
    message: 'Bonjour.',
  };
  const join = { product: 'wasaler', phoneNumber: '0661420318' };
  const password = { password: 'Zellige&2027', confirmPassword: 'Zellige&2027' };
  const token = 'x'.repeat(43);

  test.each<[path: string, body: (turn: number) => object]>([
    ['/api/auth/register', (turn) => ({ ...person, email: `n${turn}@reseau.example.ma` })],
    ['/api/user/email/confirm/link/', () => ({ token })],
    ['/api/user/password_reset/read/', () => ({ token })],
    ['/api/user/password_reset/confirm/', () => ({ token, ...password })],
    ['/api/user/reset/password/', (turn) => ({ account: `nobody${turn}` })],
    ['/api/auth/token/exchange', () => ({ provider: 'auth0', token })],
    ['/api/auth/token/exchange/code', () => ({ challenge: 'unknown' })],
    ['/api/public/contact', () => message],
    ['/api/public/join', () => ({ ...message, message: undefined, ...join })],
  ])(
    '%s counts the addresses of an IPv6 network, and each spelling of an IPv4 address, as one',
    async (path, body) => {
      const count = async (addresses: readonly string[]) => {
        const replies = await Promise.all(
          addresses.map((address, turn) =>
            (turn % 2 ? server : second).anonymous.post(path, body(turn), via(address)),
          ),
        );
        return replies.filter(({ status }) => status !== 429).length;
      };
      const six = Array.from({ length: 8 }, (_, turn) => `2a02:26f0:1:2:${turn}::${turn}`);
      expect(await count(six)).toBe(3);
      const four = ['203.0.113.5', '::ffff:203.0.113.5', '::ffff:cb00:7105', '203.0.113.5:80'];
      expect(await count([...four, '2002:cb00:7105::1', '64:ff9b::cb00:7105'])).toBe(3);
      expect(await count(['2a02:26f0:1:3::1', '203.0.113.6'])).toBe(2);
    },
  );
});

describe('Failed sign-ins of one network', () => {
  test('One password is tried for many names: the limit holds for all of them and in two processes', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        guess('203.0.113.1', turn, turn % 2 ? server : second),
      ),
    );
    expect(countOf(statuses, 401)).toBe(LIMIT);
    expect(countOf(statuses, 429)).toBe(60 - LIMIT);
    expect(await guess('203.0.113.2', 0)).toBe(401);
  });

  test('In an hour, a network has five times the failures of a minute', async () => {
    server.clock.advance(3_600_000 - (server.clock.now().getTime() % 3_600_000));
    let passed = 0;
    for (let turn = 0; turn < 8 * LIMIT; turn += 1) {
      if (turn % LIMIT === 0) server.clock.advance(120_000);
      if ((await guess('203.0.113.1', turn)) === 401) passed += 1;
    }
    expect(passed).toBe(5 * LIMIT);
    const refused = await signIn('nobody', 'Wrong#2026', '203.0.113.1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    server.clock.advance(Number(refused.headers.get('retry-after')) * 1000);
    expect(await guess('203.0.113.1', 0)).toBe(401);
  });

  test('The sign-ins of a shop with the right password do not count, nor do those that are not compared', async () => {
    const staff = await Promise.all(Array.from({ length: 3 * LIMIT }, () => addColleague(db)));
    for (const { userName } of staff) {
      expect((await signIn(userName, DEMO_PASSWORD, '203.0.113.1')).status).toBe(200);
    }
    const [broken] = staff;
    const row = eq(users.id, broken?.id ?? '');
    await db.update(users).set({ passwordHash: 'not a hash' }).where(row);
    for (let turn = 0; turn < 2 * LIMIT; turn += 1) {
      const { status } = await signIn(broken?.userName ?? '', DEMO_PASSWORD, '203.0.113.1');
      expect(status).toBe(500);
    }
    const statuses: number[] = [];
    for (let turn = 0; turn <= LIMIT; turn += 1) statuses.push(await guess('203.0.113.1', turn));
    expect(statuses).toEqual([...Array(LIMIT).fill(401), 429]);
  });

  test('A user signs in on a known device from a network that has used up its failures', async () => {
    const { userName } = await addColleague(db);
    const reply = await signIn(userName, DEMO_PASSWORD, '203.0.113.1');
    const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    for (let turn = 0; turn <= LIMIT; turn += 1) await guess('203.0.113.1', turn);
    expect((await signIn(userName, DEMO_PASSWORD, '203.0.113.1')).status).toBe(429);
    const known = { ...via('203.0.113.1'), cookie };
    const body = { username: userName, password: DEMO_PASSWORD };
    expect((await server.anonymous.post('/api/auth/token/', body, known)).status).toBe(200);
  });

  test('A network that has used up its failures does not use up those of a name, nor the reverse', async () => {
    const { userName } = await addColleague(db);
    for (let turn = 0; turn <= LIMIT; turn += 1) await guess('203.0.113.1', turn);
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await signIn(userName, 'Wrong#2026', '203.0.113.1')).status).toBe(429);
    }
    expect((await signIn(userName, DEMO_PASSWORD, '203.0.113.2')).status).toBe(200);
    const tried: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      tried.push((await signIn(userName, 'Wrong#2026', '203.0.113.3')).status);
    }
    expect(countOf(tried, 401)).toBe(3);
    // Three of its failures were compared; the others were refused for the name.
    expect(await guess('203.0.113.3', 0)).toBe(401);
  });

  test('Known and unknown names get the same refusals', async () => {
    const { userName } = await addColleague(db);
    for (let turn = 0; turn <= LIMIT; turn += 1) await guess('203.0.113.1', turn);
    const [known, unknown] = [
      await signIn(userName, 'Wrong#2026', '203.0.113.1'),
      await signIn('nobody.at.all', 'Wrong#2026', '203.0.113.1'),
    ];
    const plain = ({ status, body }: Reply) => ({ status, body: { ...body, requestId: '' } });
    expect(plain(known)).toEqual(plain(unknown));
  });
});

function via(forwarded: string) {
  return { 'x-forwarded-for': forwarded };
}

function signIn(username: string, password: string, forwarded: string, at = server) {
  return at.anonymous.post('/api/auth/token/', { username, password }, via(forwarded));
}

/** Tries a password for the name of this turn. */
async function guess(forwarded: string, turn: number, at = server): Promise<number> {
  return (await signIn(`name${turn}`, 'Wrong#2026', forwarded, at)).status;
}

function countOf(statuses: readonly number[], status: number): number {
  return statuses.filter((one) => one === status).length;
}
