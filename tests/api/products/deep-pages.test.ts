import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../support/test-server';
import { storeProduct } from './product-builder';

const server = await startTestServer();
const admin = await server.signIn('admin');

/** More than the rows before which a page is found by an SQL offset. */
const COUNT = 1100;

interface Item {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly price: number;
}

/** Copies of one product, with codes, names and prices in three different orders. */
async function storeManyProducts(): Promise<void> {
  const { id } = await storeProduct(server, { code: 'DEEP-PATTERN' });
  await server.database.db.execute(sql`
    insert into products (id, store_id, code, handle, name, search_text, product_type, status,
      approval_state, price_min, price_max, quantity, variants_count)
    select 'prd_deep' || number, store_id, 'DEEP-' || lpad(number::text, 4, '0'), 'deep-' || number,
      'Tapis ' || (number * 7) % ${sql.raw(String(COUNT + 1))}, ' tapis', product_type, status,
      approval_state, (number * 31) % 1009 + 100, (number * 31) % 1009 + 100, 1, 1
    from products, generate_series(1, ${sql.raw(String(COUNT))}) as number where id = ${id}`);
}

async function everyItem(sort: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await admin.get(
      `/api/store/products/search/get/?pageSize=100&page=${page}&sort=${sort}`,
    );
    items.push(...body.items);
    if (body.items.length < 100) return items;
  }
}

/** The copies, without the products of the demo store. */
function ownOf(items: readonly Item[]): Item[] {
  return items.filter(({ code }) => /^DEEP-\d/.test(code));
}

test('Deep pages of the product list continue the order of the pages before', async () => {
  await storeManyProducts();
  const byCode = await everyItem('code');
  const codes = byCode.map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(COUNT);
  expect(codes).toEqual([...codes].sort());
  const prices = ownOf(await everyItem('-price')).map(({ price }) => price);
  expect(prices).toEqual([...prices].sort((one, other) => other - one));
  const byName = await everyItem('name');
  const numbers = ownOf(byName).map(({ name }) => Number(name.replace('Tapis ', '')));
  expect(numbers).toEqual(Array.from({ length: COUNT }, (_, at) => at + 1));
  expect(byName.map(({ id }) => id).sort()).toEqual(byCode.map(({ id }) => id).sort());
});
