import { expect, test } from 'vitest';
import { createTextReader } from './read-texts';

const GROUPS = [
  ['lists', 'products'],
  ['lists', 'orders', 'products'],
];

test('Namespaces of one group that are needed together are one request, with the fallback language', async () => {
  const { read, asked } = reader();
  const texts = await Promise.all([
    read('fr', 'products'),
    read('fr', 'lists'),
    read('en', 'products'),
    read('en', 'lists'),
  ]);
  expect(asked).toEqual(['/locales/fr/lists.products.json']);
  expect(texts).toEqual(['fr:products', 'fr:lists', 'en:products', 'en:lists']);
});

test('Namespaces of a larger group are the request of that group', async () => {
  const { read, asked } = reader();
  await Promise.all([read('fr', 'orders'), read('fr', 'lists')]);
  expect(asked).toEqual(['/locales/fr/lists.orders.products.json']);
});

test('One namespace, and namespaces of no common group, are requests of their own', async () => {
  const { read, asked } = reader();
  expect(await read('fr', 'lists')).toBe('fr:lists');
  await Promise.all([read('fr', 'products'), read('fr', 'home')]);
  expect(asked).toEqual([
    '/locales/fr/lists.json',
    '/locales/fr/products.json',
    '/locales/fr/home.json',
  ]);
});

test('A namespace of a requested group that is needed later is not requested again', async () => {
  const { read, asked } = reader();
  await Promise.all([read('fr', 'products'), read('fr', 'lists')]);
  expect(await read('en', 'lists')).toBe('en:lists');
  expect(asked).toEqual(['/locales/fr/lists.products.json']);
});

test('Namespaces of a group that could not be loaded are requested one by one', async () => {
  const { read, asked } = reader(503);
  await Promise.allSettled([read('fr', 'products'), read('fr', 'lists')]);
  await Promise.allSettled([read('en', 'lists')]);
  expect(asked).toEqual(['/locales/fr/lists.products.json', '/locales/en/lists.json']);
});

test('Without the file of a group, each of its namespaces is read from its own file', async () => {
  const { read, asked } = reader(404, '/locales/fr/lists.products.json');
  const texts = await Promise.all([
    read('fr', 'products'),
    read('fr', 'lists'),
    read('en', 'lists'),
  ]);
  expect(texts).toEqual(['fr:products', 'fr:lists', 'en:lists']);
  expect(asked).toHaveLength(4);
});

test('A group whose request fails is reported for each of its namespaces', async () => {
  const { read } = reader(503);
  const outcomes = await Promise.allSettled([read('fr', 'products'), read('fr', 'lists')]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { status: 503 } },
    { status: 'rejected', reason: { status: 503 } },
  ]);
});

/**
 * The files contain the names of their languages and namespaces.
 * @param refused the only address that answers with the status; all addresses when left out
 */
function reader(status = 200, refused?: string) {
  const asked: string[] = [];
  const fetch: typeof window.fetch = async (input) => {
    const address = String(input);
    asked.push(address);
    const [, , language = '', file = ''] = address.split('/');
    const names = file.replace('.json', '').split('.');
    const textsIn = (one: string) =>
      Object.fromEntries(names.map((name) => [name, `${one}:${name}`]));
    const content =
      names.length > 1
        ? { [language]: textsIn(language), en: textsIn('en') }
        : `${language}:${names[0]}`;
    const isRefused = refused === undefined || refused === address;
    return new Response(JSON.stringify(content), { status: isRefused ? status : 200 });
  };
  const findGroup = (names: readonly string[]) =>
    GROUPS.find((group) => names.every((name) => group.includes(name)));
  return { read: createTextReader(fetch, findGroup), asked };
}
