import { describe, expect, test } from 'vitest';
import { describeTokenStoreContract } from '../contracts/token-store.contract';
import { openBrowser } from '../test-support/browser-tabs';
import { createTokenStore } from './token-store';

const open = (stored: Record<string, string> = {}) => {
  const browser = openBrowser(stored);
  const store = () => {
    const { storage, events } = browser.openTab();
    return createTokenStore(storage, events);
  };
  return { here: store(), there: store(), stored: browser.stored };
};

describe('the token store', () => {
  describeTokenStoreContract(open);

  test('keeps the tokens under the three keys of the specification', () => {
    const { here, stored } = open();
    here.write({ access: 'a', refresh: 'r' });
    expect(stored()).toEqual({ authToken: 'a', accessToken: 'a', refreshToken: 'r' });
  });

  test('reads accessToken only where authToken is absent', () => {
    expect(open({ accessToken: 'b' }).here.read().access).toBe('b');
    expect(open({ authToken: 'a', accessToken: 'b' }).here.read().access).toBe('a');
  });

  test('an empty token is none', () => {
    expect(open({ authToken: '', refreshToken: '' }).here.read()).toEqual({
      access: null,
      refresh: null,
    });
  });

  test('clearing leaves what is not its own', () => {
    const { here, stored } = open({ authToken: 'a', settings: '{}', i18nextLng: 'ar' });
    here.clear();
    expect(stored()).toEqual({ settings: '{}', i18nextLng: 'ar' });
  });
});
