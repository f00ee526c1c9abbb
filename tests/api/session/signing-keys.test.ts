import { decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import { createClient } from '../support/api-client';
import { startServerProcess } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';
import {
  DEMO_PASSWORD,
  startTestServer,
  TEST_SECRET,
  type TestServer,
} from '../support/test-server';

const OLD = TEST_SECRET;
const NEW = 'a-new-signing-key-of-more-than-32-characters';

const server = await startTestServer();

test('While keys are replaced one process after another, every process accepts the tokens of all, and the newest key signs', async () => {
  const prepared = await withKeys([OLD, NEW]);
  const replaced = await withKeys([NEW, OLD]);
  const ended = await withKeys([NEW]);

  const before = await tokensOf(server);
  // Step 1: not every process knows the new key yet.
  const during = await tokensOf(prepared);
  expect([keyOf(before.access), keyOf(during.access)]).toEqual([
    keyOf(before.access),
    keyOf(before.access),
  ]);
  expect(await areAccepted(during, [server, prepared])).toEqual([200, 200]);
  // Step 2: not every process signs with the new key yet.
  const after = await tokensOf(replaced);
  expect(keyOf(after.access)).not.toBe(keyOf(before.access));
  expect(await areAccepted(after, [prepared, replaced])).toEqual([200, 200]);
  expect(await areAccepted(before, [prepared, replaced])).toEqual([200, 200]);
  // A session of before goes on with the new key, and outlives the old one.
  const { body: renewed } = await refresh(replaced, before.refresh);
  expect(keyOf(renewed.access)).toBe(keyOf(after.access));
  expect(await areAccepted(renewed, [ended])).toEqual([200]);
  // Step 3: what the old key signed has ended.
  expect(await areAccepted(during, [ended])).toEqual([401]);
  expect((await refresh(ended, during.refresh)).status).toBe(401);
});

test('Another signing key changes neither the keys of drafts nor the marks of links', async () => {
  const replaced = await withKeys([NEW]);
  const [here, there] = [await server.signIn('admin'), await replaced.signIn('admin')];
  const path = '/api/user/drafts/key/';
  expect((await there.get(path)).body).toEqual((await here.get(path)).body);
  const marks = ({ context: { tokens } }: TestServer) => [
    tokens.linkToken('lnk_1'),
    tokens.mailedCode('cod_1'),
    tokens.guestMark('bkg_1'),
  ];
  expect(marks(replaced)).toEqual(marks(server));
});

test('A token that names another key than the one that signed it is refused', async () => {
  const replaced = await withKeys([NEW, OLD]);
  const { access } = await tokensOf(server);
  const other = await tokensOf(replaced);
  const [, payload, signature] = access.split('.');
  const forged = [other.access.split('.')[0], payload, signature].join('.');
  expect((await replaced.withToken(forged).get('/api/user/')).status).toBe(401);
});

test('A user stays signed in when a process ends and another one with a new key goes on', async () => {
  const folder = await temporaryFolder();
  const launch = (name: string, keys: string) =>
    startServerProcess(`${folder.path}/${name}`, {
      DATABASE_URL: server.databaseUrl,
      JWT_SECRET: OLD,
      JWT_SIGNING_KEYS: keys,
      WORKER: 'off',
      LOG_LEVEL: 'error',
    });
  const first = await launch('first', `${OLD},${NEW}`);
  const credentials = { username: 'admin', password: DEMO_PASSWORD };
  const { body } = await createClient(first.url).post('/api/auth/token/', credentials);
  const second = await launch('second', `${NEW},${OLD}`);
  first.kill('SIGTERM');
  expect((await first.end).code).toBe(0);
  expect((await createClient(second.url, body.access).get('/api/user/')).status).toBe(200);
  const renewed = await createClient(second.url).post('/api/auth/token/refresh/', {
    refresh: body.refresh,
  });
  expect([renewed.status, keyOf(renewed.body.access) === keyOf(body.access)]).toEqual([200, false]);
  await folder.remove();
});

function withKeys(signingKeys: readonly string[]): Promise<TestServer> {
  return startTestServer({ beside: server, config: { signingKeys } });
}

interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

async function tokensOf({ anonymous }: TestServer): Promise<TokenPair> {
  const credentials = { username: 'admin', password: DEMO_PASSWORD };
  return (await anonymous.post('/api/auth/token/', credentials)).body;
}

function refresh({ anonymous }: TestServer, token: string) {
  return anonymous.post('/api/auth/token/refresh/', { refresh: token });
}

function keyOf(token: string): string | undefined {
  return decodeProtectedHeader(token).kid;
}

/** The statuses of a request with this session, from each of the servers. */
async function areAccepted({ access }: TokenPair, servers: readonly TestServer[]) {
  const replies = servers.map((one) => one.withToken(access).get('/api/user/'));
  return (await Promise.all(replies)).map(({ status }) => status);
}
