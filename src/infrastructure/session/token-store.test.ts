import { describe, expect, test } from 'vitest';
import { describeTokenStoreContract } from '../contracts/token-store.contract';
import { openBrowser } from '../test-support/browser-tabs';
import { createTokenStore } from './token-store';

function open(stored: Record<string, string> = {}) {
  const browser = openBrowser(stored);
  const store = () => {
    const { storage, events } = browser.openTab();
    return createTokenStore(storage, events);
  };
  return { here: store(), there: store(), stored: browser.stored };
}

describe('Token store', () => {
  describeTokenStoreContract(open);

  test('The token store writes the tokens under the three keys of the specification', () => {
    const { here, stored } = open();
    here.write({ access: 'a', refresh: 'r' });
    expect(stored()).toEqual({ authToken: 'a', accessToken: 'a', refreshToken: 'r' });
  });

  test('The token store reads accessToken only when authToken is absent', () => {
    expect(open({ accessToken: 'b' }).here.read().access).toBe('b');
    expect(open({ authToken: 'a', accessToken: 'b' }).here.read().access).toBe('a');
  });

  test('The token store reads an empty token as null', () => {
    expect(open({ authToken: '', refreshToken: '' }).here.read()).toEqual({
      access: null,
      refresh: null,
    });
  });

  test('Clearing the token store leaves other keys in the storage', () => {
    const { here, stored } = open({ authToken: 'a', settings: '{}', i18nextLng: 'ar' });
    here.clear();
    expect(stored()).toEqual({ settings: '{}', i18nextLng: 'ar' });
  });
});
