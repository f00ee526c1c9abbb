import { describe, expect, test } from 'vitest';
import { aUser } from '../../../tests/support/builders/user';
import { openBrowser } from '../test-support/browser-tabs';
import { createKnownUser, KNOWN_USER_KEY } from './known-user';
import { createTokenStore } from './token-store';

function open(stored: Record<string, string> = {}) {
  const browser = openBrowser(stored);
  const { storage, events } = browser.openTab();
  const tokens = createTokenStore(storage, events);
  return { known: createKnownUser(storage), tokens, stored: browser.stored };
}

describe('Known user', () => {
  test('The user is read as they were written', () => {
    const { known } = open();
    expect(known.read()).toBeNull();
    known.write(aUser());
    expect(known.read()).toEqual(aUser());
  });

  test('The user is removed together with the tokens', () => {
    const { known, tokens, stored } = open({ settings: '{}' });
    tokens.write({ access: 'a', refresh: 'r' });
    known.write(aUser());
    tokens.clear();
    expect(known.read()).toBeNull();
    expect(stored()).toEqual({ settings: '{}' });
  });

  test.each([
    ['unreadable text', '{'],
    ['another value', '"salma"'],
    ['no store', JSON.stringify({ ...aUser(), store: null })],
    ['unnamed permissions', JSON.stringify({ ...aUser(), permissions: [1] })],
  ])('A stored user with %s is not used', (_, stored) => {
    expect(open({ [KNOWN_USER_KEY]: stored }).known.read()).toBeNull();
  });
});
