import { createHmac } from 'node:crypto';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, startTestServer, TEST_SECRET } from '../support/test-server';

const server = await startTestServer();
const pair = (
  await server.anonymous.post('/api/auth/token/', { username: 'admin', password: DEMO_PASSWORD })
).body;
const claims = decodeJwt(pair.access);
const refreshClaims = decodeJwt(pair.refresh);
const now = Math.floor(Date.now() / 1000);

/** Contains the key that signs it: `a`. */
const OWN_KEY = { alg: 'HS256', typ: 'at+jwt', jwk: { kty: 'oct', k: 'YQ' } };

/** Forged with the server's own key unless stated otherwise: only one error can cause a refusal. */
const forgeries: readonly (readonly [what: string, token: string])[] = [
  ['no algorithm', `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims)}.`],
  [
    'no algorithm, spelled otherwise',
    `${encode({ alg: 'nOnE', typ: 'at+jwt' })}.${encode(claims)}.`,
  ],
  ['another algorithm', forge(claims, { header: { alg: 'HS512', typ: 'at+jwt' }, hash: 'sha512' })],
  ['another key', forge(claims, { secret: 'another secret of thirty-two characters' })],
  ['an empty key', forge(claims, { secret: '' })],
  ['an edited payload', edited({ ...claims, sub: 'usr_somebodyelse' })],
  ['no signature', pair.access.replace(/[^.]+$/, '')],
  ['another type', forge(claims, { header: { alg: 'HS256', typ: 'JWT' } })],
  ['no type', forge(claims, { header: { alg: 'HS256' } })],
  ['another issuer', forge({ ...claims, iss: 'somebody' })],
  ['no issuer', forge(without('iss'))],
  ['another audience', forge({ ...claims, aud: 'another-api' })],
  ['no audience', forge(without('aud'))],
  ['no end', forge(without('exp'))],
  ['an end in text', forge({ ...claims, exp: String(now + 900) })],
  ['an end that is no number', forge({ ...claims, exp: Number.NaN })],
  ['no expiry', forge({ ...claims, exp: 1e300 })],
  ['a longer life than ours', forge({ ...claims, exp: Number(claims.iat) + 901 })],
  ['a beginning in the future', forge({ ...claims, nbf: now + 3600 })],
  ['no time of issue', forge(without('iat'))],
  ['no subject', forge(without('sub'))],
  ['no session', forge(without('sid'))],
  ['an unknown session', forge({ ...claims, sid: 'ses_unknown' })],
  ['the session of somebody else', forge({ ...claims, sub: 'usr_somebodyelse' })],
  ['a session that is no text', forge({ ...claims, sid: { $ne: null } })],
  ['a key of its own', forge(claims, { header: OWN_KEY, secret: 'a' })],
  [
    'a critical extension',
    forge(claims, { header: { alg: 'HS256', typ: 'at+jwt', crit: ['x'], x: 1 } }),
  ],
  ['the refresh token', pair.refresh],
  ['no token at all', 'undefined'],
  ['dots', '...'],
];

describe('Access token', () => {
  test.each(forgeries)('The server refuses an access token with %s', async (_what, token) => {
    const { status, body } = await server.withToken(token).get('/api/user/');
    expect([status, body.error]).toEqual([401, 'token_invalid']);
  });

  test('The server reports an expired access token as expired', async () => {
    const past = forge({ ...claims, iat: now - 1000, exp: now - 100 });
    const { status, body } = await server.withToken(past).get('/api/user/');
    expect([status, body.error]).toEqual([401, 'token_expired']);
  });

  test('The server accepts a forged access token without an error, so the others fail for theirs', async () => {
    expect((await server.withToken(forge(claims)).get('/api/user/')).status).toBe(200);
  });
});

describe('Refresh token', () => {
  test.each([
    ['the type of an access token', forge(refreshClaims, {})],
    ['the session of nobody', forgeRefresh({ ...refreshClaims, sid: 'ses_unknown' })],
    [
      'a later end than the stored one',
      forgeRefresh({ ...refreshClaims, iat: now + 60, exp: now + 60 + 2_592_000 }),
    ],
    ['the access token', pair.access],
    ['rubbish', 'a.b.c'],
  ])('The server refuses a refresh token with %s', async (_what, refresh) => {
    const { status, body } = await server.anonymous.post('/api/auth/token/refresh/', { refresh });
    expect([status, body.error]).toEqual([401, 'token_invalid']);
  });
});

describe('Authorization header', () => {
  test.each([
    ['is missing', {}, 'Unauthorized'],
    ['names another scheme', { authorization: `Basic ${pair.access}` }, 'token_invalid'],
    ['holds only the scheme', { authorization: 'Bearer' }, 'token_invalid'],
    [
      'holds two tokens',
      { authorization: `Bearer ${pair.access} ${pair.access}` },
      'token_invalid',
    ],
  ])(
    'The server refuses a request whose Authorization header %s',
    async (_what, headers, error) => {
      const { status, body } = await server.anonymous.get('/api/user/', headers);
      expect([status, body.error]).toEqual([401, error]);
    },
  );
});

test('No log line contains a token or a password', () => {
  const log = server.logs.join('\n');
  expect(log).toContain('/api/auth/token/');
  for (const secret of [pair.access, pair.refresh, DEMO_PASSWORD])
    expect(log).not.toContain(secret);
});

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

interface Forgery {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly secret?: string;
  readonly hash?: string;
}

function forge(payload: unknown, forgery: Forgery = {}): string {
  const {
    header = { alg: 'HS256', typ: 'at+jwt' },
    secret = TEST_SECRET,
    hash = 'sha256',
  } = forgery;
  const content = `${encode(header)}.${encode(payload)}`;
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
}

function forgeRefresh(payload: unknown): string {
  return forge(payload, { header: { alg: 'HS256', typ: 'rt+jwt' } });
}

function edited(payload: unknown): string {
  const [header, , signature] = pair.access.split('.');
  return `${header}.${encode(payload)}.${signature}`;
}

function without(claim: string): object {
  return Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim));
}
