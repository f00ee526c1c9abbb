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
  /** Every eleventh product has none. */
  readonly price: number | null;
}

/** Copies of one product, with codes, names and prices in three different orders. */
async function storeManyProducts(): Promise<void> {
  const { id } = await storeProduct(server, { code: 'DEEP-PATTERN' });
  await server.database.db.execute(sql`
    insert into products (id, store_id, code, handle, name, search_text, product_type, status,
      approval_state, price_min, price_max, quantity, variants_count)
    select 'prd_deep' || number, store_id, 'DEEP-' || lpad(number::text, 4, '0'), 'deep-' || number,
      'Tapis ' || (number * 7) % ${sql.raw(String(COUNT + 1))}, ' tapis', product_type, status,
      approval_state, priced.price, priced.price, 1, 1
    from products, generate_series(1, ${sql.raw(String(COUNT))}) as number,
      lateral (select case when number % 11 > 0 then (number * 31) % 1009 + 100 end as price) as priced where id = ${id}`);
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
  for (const [sort, turn] of [
    ['price', 1],
    ['-price', -1],
  ] as const) {
    const found = await everyItem(sort);
    const prices = ownOf(found).map(({ price }) => price);
    const known = prices.filter((price) => price !== null);
    expect(known.length).toBeLessThan(COUNT);
    expect(known).toEqual(known.toSorted((one, other) => turn * (one - other)));
    // Products without a price follow, in both directions.
    expect(prices.slice(0, known.length)).toEqual(known);
    expect(found.map(({ id }) => id).sort()).toEqual(byCode.map(({ id }) => id).sort());
  }
  await expectIndexFor('-price');
  const byName = await everyItem('name');
  const numbers = ownOf(byName).map(({ name }) => Number(name.replace('Tapis ', '')));
  expect(numbers).toEqual(Array.from({ length: COUNT }, (_, at) => at + 1));
  expect(byName.map(({ id }) => id).sort()).toEqual(byCode.map(({ id }) => id).sort());
});

/** The pages of a sort are found in an index, without sorting the whole catalogue. */
async function expectIndexFor(sort: '-price'): Promise<void> {
  await server.database.db.execute(sql`analyze products`);
  const { rows } = await server.database.db.execute<{ 'QUERY PLAN': string }>(sql`
    explain select id from products where store_id = 'str_nejjarine' and archived_at is null
      order by price_min desc nulls last, id desc limit 100 offset 100`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan, sort).toContain('products_price_down');
  expect(plan, sort).not.toContain('Sort');
}
