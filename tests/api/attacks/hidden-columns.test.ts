import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { stores, users } from '../../../server/database/schema/stores';
import { operationsOf, readContract } from '../../../server/http/contract';
import { startTestServer } from '../support/test-server';

/** Lists must not reveal columns that they do not show. */
const server = await startTestServer();
const { db } = server.database;
const admin = await server.signIn('admin');
const { body: me } = await admin.get('/api/user/');
const lists = operationsOf(readContract()).filter(
  ({ method, path }) => method === 'GET' && !path.includes('{'),
);

const secrets = await whatIsHidden();

describe.each(lists.map(({ id, path }) => [id, path] as const))('%s', (_id, path) => {
  test.each([
    'passwordHash',
    'password_hash',
    'storeId',
    '-id',
    '__proto__',
    'id;drop table users',
    '',
  ])('The server refuses to sort the list by "%s"', async (column) => {
    const { status } = await admin.get(`${path}?sort=${encodeURIComponent(column)}`);
    expect(status).toBe(400);
  });

  test.each([
    'passwordHash',
    'storeId',
    'store_id',
    'where',
    '$where',
    '__proto__',
    'q[]',
    'q[$ne]',
  ])('The server refuses to filter the list by %s', async (column) => {
    const { status } = await admin.get(`${path}?${encodeURIComponent(column)}=1`);
    expect(status).toBe(400);
  });

  test('A search for hidden values in the list finds no record', async () => {
    for (const secret of secrets) {
      const { status, body, text } = await admin.get(`${path}?q=${encodeURIComponent(secret)}`);
      expect(status === 400 || isEmpty(body, text)).toBe(true);
    }
  });

  test('The list contains no hash and no hidden value', async () => {
    const { text } = await admin.get(path);
    // The store of a product is public.
    const told = path.startsWith('/api/public/') ? /^str_/ : /^$/;
    for (const secret of secrets) if (!told.test(secret)) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\$argon2|password_?hash/i);
  });
});

/** Whether an answer contains no record: a file, a board, a list, or a list of each kind. */
function isEmpty(
  body: string | { items?: unknown[]; stages?: { count: number }[] },
  text: string,
): boolean {
  // A file without records contains only its header line.
  if (typeof body === 'string') return text.trim().split('\n').length === 1;
  if (body.stages) return body.stages.every(({ count }) => count === 0);
  if (body.items) return body.items.length === 0;
  const kinds = Object.values(body);
  const isNothing = (found: unknown) =>
    found === null || (Array.isArray(found) && found.length === 0);
  return kinds.length > 0 && kinds.every(isNothing);
}

/** Parts of password hashes, and the ids of the other stores. */
async function whatIsHidden(): Promise<string[]> {
  const staff = await db.select().from(users).where(eq(users.storeId, me.store.id));
  const others = (await db.select().from(stores)).filter(({ id }) => id !== me.store.id);
  const hashes = staff.map(({ passwordHash }) => passwordHash?.slice(-20) ?? '');
  return [...hashes, '$argon2', ...others.map(({ id }) => id)].filter((text) => text !== '');
}
