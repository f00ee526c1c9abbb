import { createPublicKey } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWTPayload, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import type { ProviderName } from '#domain/identity/identity-providers';
import { users } from '../../../server/database/schema/stores';
import { deleteExpiredData } from '../../../server/worker/housekeeping';
import type { Reply } from '../support/api-client';
import { statementsOf } from '../support/statements-of';
import { DEMO_PASSWORD, startTestServer, type TestServer } from '../support/test-server';
import { exchangeClient, stranger } from './exchange-client';
import {
  NONCE,
  type ProviderKey,
  SUPABASE_SECRET,
  startTestProviders,
  type TokenChange,
} from './test-providers';

const clock: { now(): Date } = { now: () => new Date() };
const providers = await startTestProviders(() => clock.now());
const server: TestServer = await startTestServer({
  config: { signInsPerMinute: 100_000, identityProviders: providers.config },
});
clock.now = server.clock.now;
const { send, issue, challenge, colleague, link } = exchangeClient(server, providers);
const { person: linked } = await colleague();
await link(linked, DEMO_PASSWORD);
for (const provider of ['amplify', 'firebase', 'supabase'] as const) {
  await link({ ...linked, subject: `${linked.subject}-${provider}` }, DEMO_PASSWORD, provider);
}
const foreign = await generateKeyPair('RS256', { extractable: true });
const foreignJwk = await exportJWK(foreign.publicKey);
const HOUR = 3600;

describe('Refused tokens', () => {
  const changed: [name: string, provider: ProviderName, change: () => TokenChange][] = [
    ['of another issuer', 'auth0', () => ({ claims: { iss: 'https://evil.eu.auth0.com/' } })],
    ['whose issuer lacks the slash', 'auth0', () => ({ claims: { iss: providers.url } })],
    ['of another user pool', 'amplify', () => ({ claims: { iss: `${providers.url}/amplify/x` } })],
    ['of another project', 'firebase', () => ({ claims: { aud: 'another' } })],
    ['for another application', 'auth0', () => ({ claims: { aud: 'another-client' } })],
    ['for several audiences', 'auth0', () => ({ claims: { aud: ['auth0-client', 'another'] } })],
    ['without an audience', 'amplify', () => ({ claims: { aud: undefined } })],
    ['that is an access token of Cognito', 'amplify', () => ({ claims: { token_use: 'access' } })],
    ['of a tenant', 'firebase', () => ({ claims: { firebase: { tenant: 'x' } } })],
    ['of a sign-in in the future', 'firebase', () => ({ claims: { auth_time: seconds(300) } })],
    ['without the time of the sign-in', 'firebase', () => ({ claims: { auth_time: undefined } })],
    ['of an anonymous user', 'supabase', () => ({ claims: { is_anonymous: true } })],
    ['of the service role', 'supabase', () => ({ claims: { role: 'service_role' } })],
    ['that has expired', 'auth0', () => ({ claims: { exp: seconds(-60) } })],
    ['that does not expire', 'auth0', () => ({ claims: { exp: undefined } })],
    ['that expires at no number', 'auth0', () => ({ claims: { exp: 'never' } })],
    ['that is older than an hour', 'auth0', () => ({ claims: { iat: seconds(-HOUR - 60) } })],
    ['that was issued in the future', 'auth0', () => ({ claims: { iat: seconds(120) } })],
    ['that was issued at 1e300', 'auth0', () => ({ claims: { iat: 1e300, exp: 1e301 } })],
    ['without a time', 'auth0', () => ({ claims: { iat: undefined } })],
    ['that is not valid yet', 'auth0', () => ({ claims: { nbf: seconds(120) } })],
    ['without a subject', 'auth0', () => ({ claims: { sub: undefined } })],
    ['with an empty subject', 'firebase', () => ({ claims: { sub: '' } })],
    ['with a subject that is too long', 'auth0', () => ({ claims: { sub: 's'.repeat(256) } })],
    ['with a subject that is no text', 'auth0', () => ({ claims: { sub: 7 } })],
    ['with another nonce', 'auth0', () => ({ claims: { nonce: 'of another sign-in' } })],
    ['without a nonce', 'auth0', () => ({ claims: { nonce: undefined } })],
    ['with a nonce that was not sent', 'firebase', () => ({ claims: { nonce: NONCE } })],
    ['signed with another key', 'auth0', () => ({ key: foreign.privateKey })],
    ['with an unknown key', 'auth0', () => ({ header: { kid: 'unknown' } })],
    [
      'that brings its own key',
      'auth0',
      () => ({ key: foreign.privateKey, header: { jwk: foreignJwk } }),
    ],
    [
      'that names an address of keys',
      'auth0',
      () => ({ key: foreign.privateKey, header: { jku: `${providers.url}/evil/jwks.json` } }),
    ],
    [
      'with HS256 and the public key as its secret',
      'auth0',
      () => ({ key: pemOf(keyFor('RS256')), header: { alg: 'HS256' } }),
    ],
    [
      'with HS256 and the public key as its secret, for supabase',
      'supabase',
      () => ({ key: pemOf(keyFor('ES256')), header: { alg: 'HS256' } }),
    ],
    [
      'with the shared secret where none is configured',
      'supabase',
      () => ({ key: bytes(SUPABASE_SECRET), header: { alg: 'HS256' } }),
    ],
    ['with another algorithm', 'auth0', () => ({ header: { alg: 'PS256' } })],
    [
      'with the algorithm of another provider',
      'auth0',
      () => ({
        key: keyFor('ES256').privateKey,
        header: { alg: 'ES256', kid: keyFor('ES256').kid },
      }),
    ],
  ];

  test.each(changed)('The server refuses a token %s, of %s', async (_name, provider, change) => {
    const issued = await issue(personAt(provider), provider, await usable(change()));
    await expectRefused(() => send(issued));
  });

  test.each([
    ['alg none', (payload: JWTPayload) => new UnsecuredJWT(payload).encode()],
    ['edited claims', (_payload: JWTPayload, token: string) => edited(token, { sub: 'admin' })],
    ['no signature', (_payload: JWTPayload, token: string) => token.replace(/[^.]*$/, '')],
    ['a text', () => 'no token at all'],
    ['five parts', (_payload: JWTPayload, token: string) => `${token}.x.y`],
    ['a NUL', (_payload: JWTPayload, token: string) => `${token}\u0000`],
  ])('The server refuses a token with %s', async (_name, forge) => {
    const { token } = await issue(linked);
    const forged = forge(payloadOf(token), token);
    await expectRefused(() => send({ provider: 'auth0', token: forged }));
  });

  test('The server refuses the token of one provider as that of another', async () => {
    const { token } = await issue(personAt('firebase'), 'firebase');
    await expectRefused(() => send({ provider: 'amplify', token }));
  });

  test('The server refuses a nonce that the token does not have', async () => {
    const issued = await issue(personAt('firebase'), 'firebase');
    await expectRefused(() => send(issued, { nonce: NONCE }));
  });

  test('Supabase’s own word counts: a session that it has ended is refused', async () => {
    const person = personAt('supabase');
    const issued = await issue(person, 'supabase');
    providers.supabaseUsers.delete(person.subject);
    await expectRefused(() => send(issued));
    const other = await issue(person, 'supabase');
    providers.supabaseUsers.set(person.subject, stranger());
    await expectRefused(() => send(other));
  });

  test('The reason is in the log, without the token', async () => {
    const { token } = await issue(linked, 'auth0', { claims: { aud: 'another' } });
    const from = server.logs.length;
    await send({ provider: 'auth0', token });
    const log = server.logs.slice(from).join('');
    expect(log).toContain('"provider":"auth0","reason":"unexpected \\"aud\\""');
    expect(log).not.toContain(token.split('.')[1]);
  });
});

describe('Accepted tokens', () => {
  test.each([
    ['that expired ten seconds ago, for another clock', 'auth0', { exp: -10 }],
    ['that was issued in ten seconds, for another clock', 'auth0', { iat: 10 }],
    ['that lives for a month', 'auth0', { exp: 30 * 24 * HOUR }],
  ] as const)('The server accepts a token %s, of %s', async (_name, provider, times) => {
    const claims = Object.fromEntries(
      Object.entries(times).map(([name, offset]) => [name, seconds(offset)]),
    );
    expect((await send(await issue(personAt(provider), provider, { claims }))).status).toBe(200);
  });

  test('The server accepts one audience in a list', async () => {
    const issued = await issue(linked, 'auth0', { claims: { aud: ['auth0-client'] } });
    expect((await send(issued)).status).toBe(200);
  });

  test('The shared secret of supabase verifies HS256 only if it is configured, and no other key does', async () => {
    const { supabase } = providers.config;
    const identityProviders = {
      ...providers.config,
      supabase: supabase && { ...supabase, jwtSecret: SUPABASE_SECRET },
    };
    const shared = await startTestServer({
      beside: server,
      config: { signInsPerMinute: 100_000, identityProviders },
    });
    const statuses = [];
    for (const secret of [SUPABASE_SECRET, 'another secret of thirty-two characters or more']) {
      const change = { key: bytes(secret), header: { alg: 'HS256', kid: undefined as never } };
      const issued = await issue(personAt('supabase'), 'supabase', change);
      statuses.push((await send(issued, {}, shared)).status);
    }
    const asymmetric = await issue(personAt('supabase'), 'supabase');
    statuses.push((await send(asymmetric, {}, shared)).status);
    expect(statuses).toEqual([200, 401, 200]);
  });
});

describe('Replayed tokens', () => {
  test('A token is accepted once, also by another process', async () => {
    const issued = await issue(linked);
    expect((await send(issued)).status).toBe(200);
    await expectRefused(() => send(issued));
    const restarted = await startTestServer({
      beside: server,
      config: { signInsPerMinute: 100_000, identityProviders: providers.config },
    });
    await expectRefused(() => send(issued, {}, restarted));
  });

  test('Of ten requests with one token at once, one is accepted', async () => {
    const issued = await issue(linked);
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(issued)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(401)]);
  });

  test('A token with another spelling of the same signature is the same token', async () => {
    const person = personAt('supabase');
    const issued = await issue(person, 'supabase');
    expect((await send(issued)).status).toBe(200);
    // Of an ECDSA signature (r, s), (r, n − s) is as valid.
    const other = { ...issued, token: withMirroredSignature(issued.token) };
    expect(other.token).not.toBe(issued.token);
    await expectRefused(() => send(other));
  });

  test.each([
    ['an unknown person', async () => issue(stranger())],
    ['a user who must confirm', async () => issue((await colleague()).person)],
    ['an address that is not verified', async () => issue(stranger({ isVerified: false }))],
  ])('The token of %s is used up too', async (_name, create) => {
    const issued = await create();
    expect([403, 404, 409]).toContain((await send(issued)).status);
    await expectRefused(() => send(issued));
  });

  test('Used tokens are deleted once they are refused for their age', async () => {
    const issued = await issue(linked);
    await send(issued);
    await deleteExpiredData(server.context);
    await expectRefused(() => send(issued));
    server.clock.advance(HOUR * 1000 + 60_000);
    await deleteExpiredData(server.context);
    const { rows } = await server.database.db.execute(
      sql`select count(*)::int as tokens from used_identity_tokens`,
    );
    expect(rows).toEqual([{ tokens: 0 }]);
    await expectRefused(() => send(issued));
  });

  test('No token is stored in the database', async () => {
    const { person } = await colleague();
    const { issued } = await challenge(person);
    const [, payload = ''] = issued.token.split('.');
    const { rows } = await server.database.db.execute(sql`
      select exists (select from used_identity_tokens t where t::text like ${`%${payload}%`})
          or exists (select from link_challenges t where t::text like ${`%${payload}%`}) as found`);
    expect(rows).toEqual([{ found: false }]);
  });
});

describe('Addresses that are not verified', () => {
  test.each([
    ['auth0', { email_verified: false }],
    ['auth0', { email_verified: undefined }],
    ['auth0', { email_verified: 1 }],
    ['auth0', { email_verified: 'false' }],
    ['auth0', { email: undefined }],
    ['auth0', { email: 'no address' }],
    ['auth0', { email: ['salma@exemple.ma'] }],
    ['amplify', { email_verified: 'false' }],
    ['firebase', { email_verified: false }],
  ] as const)('%s with %j is linked to no user', async (provider, claims) => {
    const { person } = await colleague();
    const change = { claims };
    const { status, body } = await send(await issue(person, provider, change));
    expect([status, body.code]).toEqual([403, 'email_not_verified']);
  });

  test('Cognito may send the text "true"', async () => {
    const { person } = await colleague();
    const issued = await issue(person, 'amplify', { claims: { email_verified: 'true' } });
    expect((await send(issued)).body.code).toBe('link_required');
  });

  test('What a user of supabase writes into their metadata is no proof', async () => {
    const { person } = await colleague();
    const issued = await issue({ ...person, isVerified: false }, 'supabase');
    expect((await send(issued)).body.code).toBe('email_not_verified');
  });

  test('A project of supabase that confirms addresses by itself proves none', async () => {
    const { person } = await colleague();
    providers.isAutoconfirming = true;
    const careless = await startTestServer({
      beside: server,
      config: { signInsPerMinute: 100_000, identityProviders: providers.config },
    });
    const { body } = await send(await issue(person, 'supabase'), {}, careless);
    providers.isAutoconfirming = false;
    expect(body.code).toBe('email_not_verified');
  });

  test('An address that differs by a letter which looks alike belongs to nobody', async () => {
    const { user: victim } = await colleague({ userName: 'kkarim', email: 'karim@exemple.ma' });
    const person = stranger({ email: victim.email.replace('k', '\u212A') });
    expect((await send(await issue(person))).body.code).toBe('no_account');
  });
});

describe('Enumeration', () => {
  test('Before a token is verified, nothing about its user is looked up', async () => {
    const issued = await issue(linked, 'auth0', { key: foreign.privateKey });
    const statements = await statementsOf(() => send(issued));
    expect(statements.filter((text) => /users|user_identities/.test(text))).toEqual([]);
  });

  test('A refused token gets the same answer whether or not its user is known', async () => {
    const change = { key: foreign.privateKey };
    const known = await send(await issue(linked, 'auth0', change));
    const unknown = await send(await issue(stranger(), 'auth0', change));
    expect(answerOf(known)).toEqual(answerOf(unknown));
  });

  test('Unknown and archived users cost the same statements, linked or not', async () => {
    const { person } = await colleague({ archivedAt: new Date() });
    const left = await colleague();
    await link(left.person, DEMO_PASSWORD);
    await server.database.db
      .update(users)
      .set({ archivedAt: new Date() })
      .where(eq(users.id, left.user.id));
    const statements: string[][] = [];
    for (const one of [stranger(), person, left.person]) {
      const issued = await issue(one);
      const all = await statementsOf(() => send(issued));
      // The mail about a link may still be on its way.
      statements.push(
        all.filter((text) => /users|identit|challenge|session|rate_limit/.test(text)),
      );
    }
    const [unknown = [], ...archived] = statements;
    expect(unknown.length).toBeGreaterThan(3);
    expect(archived).toEqual([unknown, unknown]);
  });
});

describe('Limits', () => {
  test('The server limits the exchanges from one address, shared by all processes', async () => {
    const config = { signInsPerMinute: 2, identityProviders: providers.config };
    const strict = await startTestServer({ config });
    const beside = await startTestServer({ config, beside: strict });
    strict.clock.stop();
    const statuses: number[] = [];
    for (const at of [strict, beside, strict]) {
      statuses.push((await send({ provider: 'auth0', token: 'x' }, {}, at)).status);
    }
    expect(statuses).toEqual([401, 401, 429]);
    const body = { challenge: 'unknown' };
    const asked: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      asked.push((await strict.anonymous.post('/api/auth/token/exchange/code', body)).status);
    }
    expect(asked).toEqual([422, 422, 429]);
  });
});

function personAt(provider: ProviderName) {
  return provider === 'auth0' ? linked : { ...linked, subject: `${linked.subject}-${provider}` };
}

/** The time in so many seconds, as claims have it. */
function seconds(offset: number): number {
  return Math.floor(server.clock.now().getTime() / 1000) + offset;
}

function keyFor(alg: ProviderKey['alg']): ProviderKey {
  const key = providers.keys.find((one) => one.alg === alg);
  if (!key) throw new Error(`There is no key for ${alg}.`);
  return key;
}

/** A key that can sign with the algorithm of the header. */
async function usable(change: TokenChange): Promise<TokenChange> {
  if (change.header?.alg !== 'PS256') return change;
  const { privateKey } = await generateKeyPair('PS256');
  return { ...change, key: privateKey };
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function pemOf({ publicJwk }: ProviderKey): Uint8Array {
  const key = createPublicKey({ key: publicJwk as never, format: 'jwk' });
  return bytes(key.export({ type: 'spki', format: 'pem' }).toString());
}

function payloadOf(token: string): JWTPayload {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

function edited(token: string, claims: JWTPayload): string {
  const [header, , signature] = token.split('.');
  const payload = JSON.stringify({ ...payloadOf(token), ...claims });
  return [header, Buffer.from(payload).toString('base64url'), signature].join('.');
}

/** The order of the group of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

function withMirroredSignature(token: string): string {
  const [header, payload, signature = ''] = token.split('.');
  const raw = Buffer.from(signature, 'base64url');
  const mirrored = (ORDER - BigInt(`0x${raw.subarray(32).toString('hex')}`)).toString(16);
  const s = Buffer.from(mirrored.padStart(64, '0'), 'hex');
  return [header, payload, Buffer.concat([raw.subarray(0, 32), s]).toString('base64url')].join('.');
}

function answerOf({ status, headers, body: { requestId: _own, ...body } }: Reply) {
  return [status, body, [...headers.keys()]];
}

async function expectRefused(attempt: () => Promise<Reply>): Promise<void> {
  const { status, body } = await attempt();
  expect([status, { ...body, requestId: '' }]).toEqual([
    401,
    {
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      code: 'identity_refused',
      error: 'Unauthorized',
      requestId: '',
    },
  ]);
}
