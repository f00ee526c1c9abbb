import { describe, expect, it } from 'vitest';
import {
  hasSession,
  isTokenValid,
  NO_SESSION,
  sessionState,
  tokenExpiry,
  tokenIssuedAt,
  tokenRole,
} from './tokens';

const now = Date.UTC(2026, 10, 19, 9, 24);
const second = 1_000;

describe('Token', () => {
  it('A token is valid only if its expiry is later than now', () => {
    expect(isTokenValid(tokenOf({ exp: now / 1000 + 1 }), now)).toBe(true);
    expect(isTokenValid(tokenOf({ exp: now / 1000 }), now)).toBe(false);
    expect(isTokenValid(tokenOf({ exp: now / 1000 - 1 }), now)).toBe(false);
  });

  it.each([
    ['missing', null],
    ['empty', ''],
    ['not a token', 'abc'],
    ['of broken base64', 'a.%%%.c'],
    ['of broken JSON', `a.${btoa('{')}.c`],
    ['whose payload is no object', `a.${btoa('7')}.c`],
    ['without expiry', tokenOf({ sub: 'usr_1' })],
    ['whose expiry is text', tokenOf({ exp: '9999999999' })],
    ['whose expiry is null', tokenOf({ exp: null })],
  ])('A token is invalid when it is %s', (_, token) => {
    expect(isTokenValid(token, now)).toBe(false);
    expect(tokenExpiry(token)).toBeNull();
  });

  it('A token is decoded from base64url, with any letters in its claims', () => {
    expect(tokenExpiry(tokenOf({ name: 'سلمى ÿ?>', exp: 5 }))).toBe(5_000);
  });
});

describe('Time at which a token was issued', () => {
  it('The time of issue is read in ms', () => {
    expect(tokenIssuedAt(tokenOf({ iat: 5, exp: 905 }))).toBe(5_000);
  });

  it.each(['', 'abc', tokenOf({ exp: 905 }), tokenOf({ iat: '5' })])(
    'A token without a readable time of issue has none: %s',
    (token) => {
      expect(tokenIssuedAt(token)).toBeNull();
    },
  );
});

describe('Session', () => {
  it('A session with two valid tokens is valid and renewable', () => {
    expect(sessionState({ access: accessFor(60), refresh: accessFor(3600) }, now)).toEqual({
      accessValid: true,
      accessExpiresAt: now + 60 * second,
      renewable: true,
      subject: 'usr_1',
    });
  });

  it('A session with an expired access token and a valid refresh token is renewable', () => {
    expect(sessionState({ access: accessFor(-60), refresh: accessFor(60) }, now)).toEqual({
      accessValid: false,
      accessExpiresAt: now - 60 * second,
      renewable: true,
      subject: 'usr_1',
    });
  });

  it('A session whose refresh token ends before the access token is not renewable', () => {
    const standing = sessionState({ access: accessFor(600), refresh: accessFor(60) }, now);
    expect(standing.renewable).toBe(false);
  });

  it('Without tokens there is no session', () => {
    expect(sessionState({ access: null, refresh: null }, now)).toEqual(NO_SESSION);
  });

  it('A session with only a refresh token belongs to the token’s owner', () => {
    const standing = sessionState({ access: null, refresh: accessFor(60) }, now);
    expect(standing).toEqual({
      accessValid: false,
      accessExpiresAt: null,
      renewable: true,
      subject: 'usr_1',
    });
  });
});

describe('Role in a token', () => {
  it('The role is read, and nothing else is taken for one', () => {
    expect(tokenRole(tokenOf({ role: 'store_admin' }))).toBe('store_admin');
    for (const token of [null, 'abc', tokenOf({}), tokenOf({ role: 7 })]) {
      expect(tokenRole(token)).toBeNull();
    }
  });
});

describe('Whether tokens are those of a session', () => {
  it('A session has a valid access token, or one that can be renewed', () => {
    expect(hasSession({ access: accessFor(60), refresh: null }, now)).toBe(true);
    expect(hasSession({ access: accessFor(-60), refresh: accessFor(60) }, now)).toBe(true);
    expect(hasSession({ access: accessFor(-60), refresh: accessFor(-30) }, now)).toBe(false);
    expect(hasSession({ access: null, refresh: null }, now)).toBe(false);
  });
});

function tokenOf(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `h.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.s`;
}

function accessFor(seconds: number): string {
  return tokenOf({ sub: 'usr_1', exp: now / 1000 + seconds });
}
