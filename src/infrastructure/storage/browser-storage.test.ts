import { expect, test } from 'vitest';
import { createBrowserStorage } from './browser-storage';

test('Memory replaces a blocked browser storage', () => {
  const storage = createBrowserStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.set('settings', '{}');
  expect(storage.get('settings')).toBe('{}');
  storage.remove('settings');
  expect(storage.get('settings')).toBeNull();
});

test('A value that exceeds the storage quota stays in memory until a later write succeeds', () => {
  const kept = new Map([['settings', 'old']]);
  let full = true;
  const storage = createBrowserStorage(
    () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (full) throw new DOMException('full', 'QuotaExceededError');
          kept.set(key, value);
        },
        removeItem: (key: string) => kept.delete(key),
        // The test uses no other members of Storage.
      }) as unknown as Storage,
  );
  storage.set('settings', 'new');
  expect(storage.get('settings')).toBe('new');
  full = false;
  storage.set('settings', 'newer');
  expect([storage.get('settings'), kept.get('settings')]).toEqual(['newer', 'newer']);
});
