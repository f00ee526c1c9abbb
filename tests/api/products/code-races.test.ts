import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products } from '../../../server/database/schema/products';
import type { Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { storeProduct } from './product-builder';

const server = await startTestServer();
const beside = await startTestServer({ beside: server });
const manager = await server.signIn('manager');
const besides = await beside.signIn('manager');
const SPELLINGS = ['Race-1', 'RACE-1', 'race‑1', ' race - 1', 'rAce\u200b-1', 'raCe-1'];

test('Of products that get one code in several spellings at once on two servers, one is created', async () => {
  const replies = await Promise.all(
    SPELLINGS.map((code, turn) =>
      (turn % 2 ? manager : besides).post('/api/store/product/create', { code, name: 'Bol' }),
    ),
  );
  expect(statusesOf(replies)).toEqual([201, 409, 409, 409, 409, 409]);
  const stored = sql`comparable_code(${products.code}) = 'race-1'`;
  expect(await server.database.db.$count(products, stored)).toBe(1);
});

test('Of variants that get one SKU in several spellings at once on two servers, one gets it', async () => {
  const skus = SPELLINGS.slice(0, 4).map((spelling) => spelling.replace(/race/i, 'Sku'));
  const variantIds: string[] = [];
  for (const code of ['VR-1', 'VR-2', 'VR-3', 'VR-4']) {
    const made = await storeProduct(server, {
      code,
      productType: 'variable',
      variants: [{ sku: `${code}-S` }],
    });
    variantIds.push(made.variantIds[0] ?? '');
  }
  const replies = await Promise.all(
    variantIds.map((id, turn) =>
      (turn % 2 ? manager : besides).patch(
        `/api/store/variant/${id}`,
        { sku: skus[turn] },
        { revision: 1 },
      ),
    ),
  );
  expect(statusesOf(replies)).toEqual([200, 409, 409, 409]);
});

function statusesOf(replies: readonly Reply[]): number[] {
  return replies.map(({ status }) => status).sort();
}
