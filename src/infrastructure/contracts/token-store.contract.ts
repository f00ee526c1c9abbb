import { expect, test } from 'vitest';
import type { TokenStore } from '#application/ports/tokens.port';

/** Two stores over one storage, as two tabs have them. */
export interface TokenStorePair {
  readonly here: TokenStore;
  readonly there: TokenStore;
}

/** What every token store keeps to. */
export function describeTokenStoreContract(open: () => TokenStorePair): void {
  test('a new store holds nothing', () => {
    expect(open().here.read()).toEqual({ access: null, refresh: null });
  });

  test('what is written is read, in every tab', () => {
    const { here, there } = open();
    here.write({ access: 'a', refresh: 'r' });
    expect(here.read()).toEqual({ access: 'a', refresh: 'r' });
    expect(there.read()).toEqual({ access: 'a', refresh: 'r' });
  });

  test('a refresh leaves the refresh token', () => {
    const { here } = open();
    here.write({ access: 'a', refresh: 'r' });
    here.write({ access: 'b' });
    expect(here.read()).toEqual({ access: 'b', refresh: 'r' });
  });

  test('clearing removes both', () => {
    const { here } = open();
    here.write({ access: 'a', refresh: 'r' });
    here.clear();
    expect(here.read()).toEqual({ access: null, refresh: null });
  });

  test('another tab is told of every change, the own one is not', () => {
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

  test('whoever hears of a new access token finds the refresh token that belongs to it', () => {
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
