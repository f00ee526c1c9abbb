import { describe, expect, onTestFinished, test } from 'vitest';
import { createTokenVerifier, type TokenVerifier } from '../../../server/identities/verify-token';
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../support/test-server';
import { exchangeClient, type IssuedToken, stranger } from './exchange-client';
import { createProviderKey, type KeyAnswer, NONCE, startTestProviders } from './test-providers';

const clock: { now(): Date } = { now: () => new Date() };
const providers = await startTestProviders(() => clock.now());
const patience = { timeoutMs: 150, keyCooldownMs: 0, pauseMs: 0 };
const server: TestServer = await startTestServer({
  config: {
    signInsPerMinute: 100_000,
    identityProviders: providers.config,
    identityPatience: patience,
  },
});
clock.now = server.clock.now;
const { send, issue, colleague, link } = exchangeClient(server, providers);
const { person } = await colleague();
const KEYS = '/.well-known/jwks.json';
const UNAVAILABLE = { status: 503, code: 'provider_unavailable' };
const REFUSED = { status: 401, code: 'identity_refused' };

const failures: [name: string, answer: KeyAnswer][] = [
  ['silent', () => undefined],
  ['silent after the headers', (_, response) => void response.writeHead(200).write('{"keys":[')],
  ['no JSON', (_, response) => void response.end('<html>Sign in</html>')],
  ['JSON of another kind', (_, response) => void response.end('["gone"]')],
  ['an error', (_, response) => void response.writeHead(500).end()],
  ['a refusal of too many requests', (_, response) => void response.writeHead(429).end()],
  ['a redirect', (_, response) => void response.writeHead(302, { location: KEYS }).end()],
  ['endless', (_, response) => void response.end(`{"x":"${'x'.repeat(300_000)}"}`)],
  ['cut off', (_, response) => void response.socket?.destroy()],
];

describe('Keys that cannot be read', () => {
  test.each([
    ...failures,
    ['a list of garbage', (_, response) => void response.end('{"keys":[1,null]}')],
  ] satisfies typeof failures)(
    'The provider is unavailable if they are %s',
    async (_name, answer) => {
      const verifier = freshVerifier();
      answerKeys(answer);
      const issued = await issue(person);
      await expect(verify(verifier, issued)).rejects.toMatchObject(UNAVAILABLE);
      providers.keyAnswer = null;
      expect((await verify(verifier, issued)).subject).toBe(person.subject);
    },
  );

  test('The server answers 503, and does not use up the token', async () => {
    await link(person, DEMO_PASSWORD);
    await rotate();
    answerKeys(() => undefined);
    const issued = await issue(person);
    const { status, body, headers } = await send(issued);
    expect({ status, code: body.code }).toEqual(UNAVAILABLE);
    expect(headers.get('retry-after')).toBe('1');
    providers.keyAnswer = null;
    expect((await send(issued)).status).toBe(200);
  });

  test.each(failures.filter(([name]) => ['silent', 'no JSON', 'an error'].includes(name)))(
    'Twenty sign-ins within the pause cause one request if they are %s',
    async (_name, answer) => {
      const verifier = freshVerifier({ pauseMs: 60_000 });
      answerKeys(answer);
      const tokens = await Promise.all(Array.from({ length: 20 }, () => issue(person)));
      providers.requests.length = 0;
      const atOnce = await Promise.allSettled(tokens.map((issued) => verify(verifier, issued)));
      expect(atOnce.every(({ status }) => status === 'rejected')).toBe(true);
      await expect(verify(verifier, await issue(person))).rejects.toMatchObject({
        ...UNAVAILABLE,
        parts: { retryAfter: 60 },
      });
      expect(providers.requests).toEqual([KEYS]);
    },
  );

  test('A broken key verifies no token', async () => {
    const verifier = freshVerifier();
    answerKeys((_, response) => void response.end(JSON.stringify({ keys: [brokenKey()] })));
    await expect(verify(verifier, await issue(person))).rejects.toMatchObject(REFUSED);
  });

  test('Stored keys are used while the provider is silent', async () => {
    const verifier = freshVerifier();
    await verify(verifier, await issue(person));
    answerKeys(() => undefined);
    expect((await verify(verifier, await issue(person))).subject).toBe(person.subject);
  });

  test('A provider without keys refuses only its own tokens', async () => {
    const verifier = freshVerifier();
    answerKeys((request, response) => {
      const keys = providers.keys.map(({ publicJwk }) => publicJwk);
      if (request.url === KEYS) response.writeHead(500).end();
      else response.end(JSON.stringify({ keys }));
    });
    await expect(verify(verifier, await issue(person))).rejects.toMatchObject(UNAVAILABLE);
    expect((await verify(verifier, await issue(person, 'firebase'))).provider).toBe('firebase');
  });
});

describe('Supabase’s word on an address', () => {
  test.each(failures)('The provider is unavailable if it is %s', async (_name, answer) => {
    const verifier = freshVerifier();
    const issued = await issue(stranger(), 'supabase');
    answerSupabase(answer);
    await expect(verify(verifier, issued)).rejects.toMatchObject(UNAVAILABLE);
    providers.authAnswer = null;
    expect((await verify(verifier, issued)).email).not.toBeNull();
  });

  test('A setting that is not known to be off counts as on', async () => {
    const verifier = freshVerifier();
    answerSupabase((_, response) => void response.end('{"external":{}}'));
    expect((await verify(verifier, await issue(stranger(), 'supabase'))).email).toBeNull();
  });
});

describe('Rotated keys', () => {
  test('A new key is accepted at once, and a removed key no more', async () => {
    const verifier = freshVerifier();
    const [before, late] = [await issue(person), await issue(person)];
    await verify(verifier, before);
    await rotate();
    expect((await verify(verifier, await issue(person))).subject).toBe(person.subject);
    await expect(verify(verifier, late)).rejects.toMatchObject(REFUSED);
  });

  test('Invented keys cause one request per cooldown, at once and one after another', async () => {
    const verifier = freshVerifier({ keyCooldownMs: 60_000 });
    const forge = () => issue(person, 'auth0', { header: { kid: `${Math.random()}` } });
    const forged = await Promise.all(Array.from({ length: 20 }, forge));
    providers.requests.length = 0;
    const atOnce = await Promise.allSettled(forged.map((issued) => verify(verifier, issued)));
    expect(atOnce.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(verify(verifier, await forge())).rejects.toMatchObject(REFUSED);
    // Tokens with the known key are still accepted.
    expect((await verify(verifier, await issue(person))).subject).toBe(person.subject);
    expect(providers.requests).toEqual([KEYS]);
  });

  test('Of two published keys, the header chooses one, and a token that names none is refused', async () => {
    const [old] = providers.keys;
    await rotate();
    if (!old) throw new Error('There is no key.');
    providers.keys.push(old);
    const verifier = freshVerifier();
    const previous = { header: { kid: old.kid }, key: old.privateKey };
    for (const change of [{}, previous]) {
      const issued = await issue(person, 'auth0', change);
      expect((await verify(verifier, issued)).subject).toBe(person.subject);
    }
    const unnamed = await issue(person, 'auth0', { header: { kid: undefined as never } });
    await expect(verify(verifier, unnamed)).rejects.toMatchObject(REFUSED);
  });
});

/** A verifier that has read no keys yet, like that of a process that has just started. */
function freshVerifier(change: Partial<typeof patience> = {}): TokenVerifier {
  return createTokenVerifier(providers.config, { ...patience, ...change });
}

function verify(verifier: TokenVerifier, { provider, token }: IssuedToken) {
  const nonce = provider === 'auth0' ? NONCE : undefined;
  return verifier.verify({ provider, token, nonce }, clock.now(), server.context.log);
}

function answerKeys(answer: KeyAnswer): void {
  providers.keyAnswer = answer;
  onTestFinished(() => {
    providers.keyAnswer = null;
  });
}

function answerSupabase(answer: KeyAnswer): void {
  providers.authAnswer = answer;
  onTestFinished(() => {
    providers.authAnswer = null;
  });
}

async function rotate(): Promise<void> {
  const fresh = await Promise.all([createProviderKey('RS256'), createProviderKey('ES256')]);
  providers.keys.splice(0, providers.keys.length, ...fresh);
}

function brokenKey() {
  return { kty: 'RSA', kid: providers.keys[0]?.kid, use: 'sig', n: '***', e: 'AQAB' };
}
