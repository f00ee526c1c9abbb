import { describe, expect, test } from 'vitest';
import { offsetAtStart } from '#infrastructure/clock/server-clock';
import { hideFromSession } from './hide-from-session';

const NOW = Date.parse('2026-11-26T10:00:00Z');

describe('A page for signed-out users before the app has come', () => {
  test.each([
    ['a valid access token', { authToken: tokenFor(60) }, true],
    ['a valid token under its second key', { accessToken: tokenFor(60) }, true],
    ['an expired access token', { authToken: tokenFor(-60) }, false],
    ['a refresh token that is valid', { refreshToken: tokenFor(3600) }, true],
    [
      'an expired access token and a valid refresh token',
      { authToken: tokenFor(-60), refreshToken: tokenFor(60) },
      true,
    ],
    ['an unreadable token', { authToken: 'x', refreshToken: 'a.b.c' }, false],
    ['a token without an end', { authToken: token({ sub: 'usr_1' }) }, false],
    ['nothing', {}, false],
  ])('The page is hidden from a browser with %s: %j', (_name, stored, isHidden) => {
    expect(isHiddenWith(stored)).toBe(isHidden);
  });

  test.each([
    ['fast, and the token is valid', -60, -600, true],
    ['slow, and the token has ended', 60, 600, false],
    ['said to be slow by a month, of which a week counts', 8 * 86_400, 30 * 86_400, true],
  ])('The server’s time decides where the clock is %s', (_name, seconds, offset, isHidden) => {
    const stored = { authToken: tokenFor(seconds), clockOffset: `${offset * 1000}` };
    expect(isHiddenWith(stored)).toBe(isHidden);
  });

  test('A page that a user with a session may see is not hidden', () => {
    expect(isHiddenWith({ authToken: tokenFor(60) }, '')).toBe(false);
  });
});

/** @param kind for whom the page was written */
function isHiddenWith(stored: Readonly<Record<string, string>>, kind = 'signed-out'): boolean {
  const root = { dataset: { written: kind } };
  const storage = { get: (key: string) => stored[key] ?? null };
  hideFromSession(root, storage, NOW + offsetAtStart(storage));
  return 'session' in root.dataset;
}

function token(claims: object): string {
  return `head.${btoa(JSON.stringify(claims))}.signature`;
}

/** @param seconds after the time of the computer */
function tokenFor(seconds: number): string {
  return token({ exp: NOW / 1000 + seconds });
}
