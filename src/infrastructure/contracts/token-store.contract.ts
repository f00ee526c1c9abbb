import { expect, test } from 'vitest';
import type { TokenStore } from '#application/ports/tokens.port';

/** Two stores over one storage, like two tabs. */
export interface TokenStorePair {
  readonly here: TokenStore;
  readonly there: TokenStore;
}

/** Contract tests of every token store. */
export function describeTokenStoreContract(open: () => TokenStorePair): void {
  test('A new token store is empty', () => {
    expect(open().here.read()).toEqual({ access: null, refresh: null });
  });

  test('A token store reads in every tab the tokens written in one', () => {
    const { here, there } = open();
    here.write({ access: 'a', refresh: 'r' });
    expect(here.read()).toEqual({ access: 'a', refresh: 'r' });
    expect(there.read()).toEqual({ access: 'a', refresh: 'r' });
  });

  test('A token store keeps the refresh token when only the access token is written', () => {
    const { here } = open();
    here.write({ access: 'a', refresh: 'r' });
    here.write({ access: 'b' });
    expect(here.read()).toEqual({ access: 'b', refresh: 'r' });
  });

  test('Clearing a token store removes both tokens', () => {
    const { here } = open();
    here.write({ access: 'a', refresh: 'r' });
    here.clear();
    expect(here.read()).toEqual({ access: null, refresh: null });
  });

  test('A token store notifies the other tab of every change, and not its own', () => {
    const { here, there } = open();
    const told = { here: 0, there: 0 };
    here.subscribe(() => {
      told.here += 1;
    });
    const stop = there.subscribe(() => {
      told.there += 1;
    });
    here.write({ access: 'a', refresh: 'r' });
    expect(told.here).toBe(0);
    expect(told.there).toBeGreaterThan(0);
    const before = told.there;
    stop();
    here.clear();
    expect(told.there).toBe(before);
  });

  test('A tab notified of a new access token also finds its refresh token', () => {
    const { here, there } = open();
    const seen: (string | null)[] = [];
    there.subscribe(() => {
      const { access, refresh } = there.read();
      if (access !== null) seen.push(refresh);
    });
    here.write({ access: 'a', refresh: 'r' });
    expect(new Set(seen)).toEqual(new Set(['r']));
  });
}
