import { expect, test } from 'vitest';
import { lazyPage } from './lazy-page';

function Word() {
  return <p>here</p>;
}

test('A page whose code is fetched ahead runs it only when it is preloaded', async () => {
  const calls: string[] = [];
  const fetchCode = async () => {
    calls.push('fetch');
  };
  const load = async () => {
    calls.push('run');
    return { Word };
  };
  const page = lazyPage(load, 'Word', fetchCode);
  await page.fetchCode();
  expect(calls).toEqual(['fetch']);
  expect(page.isLoaded()).toBe(false);
  await page.preload();
  expect(calls).toEqual(['fetch', 'run']);
  expect(page.isLoaded()).toBe(true);
});

test('A page without a function for fetching its code loads it', async () => {
  const page = lazyPage(async () => ({ Word }), 'Word');
  await page.fetchCode();
  expect(page.isLoaded()).toBe(true);
});
