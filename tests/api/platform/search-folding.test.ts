import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldForSearch } from '#domain/text/search-fold';
import { migrateDatabase } from '../../../server/database/migrate';
import { clientSearchText } from '../../../server/search/client-search-text';
import { productSearchText } from '../../../server/search/product-search-text';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const { db } = server.database;

describe('Folding in SQL', () => {
  test('The database folds every text as the domain does', async () => {
    const character = fc.constantFrom(...'aÉœßç9 -.+٣۳أإآٱىئؤةگڭکیكيهوابتـًّ،؟');
    const texts = fc.sample(fc.string({ unit: character, maxLength: 20 }), { numRuns: 500 });
    const { rows } = await db.execute<{ folded: string }>(sql`
      select fold_for_search(said) as folded
        from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as t(said, at)
       order by at`);
    const unlike = texts.filter((text, at) => rows[at]?.folded !== foldForSearch(text));
    expect(unlike).toEqual([]);
  });
});

describe('Texts that were folded by the release before', () => {
  test('A start folds the letter ڭ in stored texts, and leaves all others', async () => {
    const client = {
      firstName: 'سعيد',
      lastName: 'الڭرسيفي',
      phoneNumber: '+212661420318',
      email: null,
      ice: null,
    };
    const product = { code: 'ڭ-1', name: null, nameEn: 'Grill', nameAr: 'ڭلة', variants: [] };
    const folded = [clientSearchText(client), productSearchText(product)];
    await db.execute(sql`update clients set search_text = ${unfolded(folded[0] ?? '', 'ك', 'ڭ')}
      where id = (select min(id) from clients)`);
    await db.execute(sql`update products set search_text = ${unfolded(folded[1] ?? '', 'Cp', 'Gr')}
      where id = (select min(id) from products)`);
    const others = await othersOf();
    await db.execute(sql`delete from drizzle.applied_functions where file = 'search-text.sql'`);
    await migrateDatabase(server.databaseUrl);
    const { rows } = await db.execute<{ search_text: string }>(sql`
      (select search_text from clients order by id limit 1)
      union all (select search_text from products order by id limit 1)`);
    expect(rows.map((row) => row.search_text)).toEqual(folded);
    expect(await othersOf()).toEqual(others);
  });
});

/** The text as the release before folded it: ڭ and ك were two letters. */
function unfolded(text: string, now: string, before: string): string {
  expect(text).toContain(now);
  return text.replaceAll(now, before);
}

async function othersOf() {
  const { rows } = await db.execute(sql`
    select id, search_text from clients where id > (select min(id) from clients)
    union all select id, search_text from products where id > (select min(id) from products)
    union all select id, search_text from orders union all select id, search_text from media
    order by id`);
  return rows;
}
