import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../../server/database/schema/products';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const { db } = server.database;

test('On a full disk, the server answers writes with 503, serves reads, and stores no partial write', async () => {
  const admin = await server.signIn('admin');
  const product = { code: 'FULL-1', name: 'Bol', productType: 'simple' };
  const before = await db.$count(products);
  await fillDisk();
  const refused = await admin.post('/api/store/product/create', product);
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(refused.text).not.toMatch(/disk|space|53100/i);
  for (const path of ['products/search/get/', 'orders/', 'invoices/', 'my/get/']) {
    expect([path, (await admin.get(`/api/store/${path}`)).status]).toEqual([path, 200]);
  }
  expect(await db.$count(products)).toBe(before);
  await db.execute(sql`drop trigger disk_full on variants`);
  expect((await admin.post('/api/store/product/create', product)).status).toBe(201);
});

/**
 * Raises PostgreSQL's error for a table that can't grow (53100) in the middle of the transaction.
 */
async function fillDisk(): Promise<void> {
  await db.execute(sql`
    create function disk_full() returns trigger language plpgsql as $$
      begin
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end $$`);
  await db.execute(sql`
    create trigger disk_full before insert or update on variants
      for each statement execute function disk_full()`);
}
