import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { comparableCode } from '#domain/products/comparable-code';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const { db } = server.database;

/** One of each letter, mark, blank and hyphen between two characters that must stay. */
const CHARACTERS = Array.from({ length: 0x3100 }, (_, at) => at + 1)
  .filter((code) => /\P{Cn}/u.test(String.fromCodePoint(code)))
  .map((code) => `a${String.fromCodePoint(code)}1`);

const SAMPLES = [
  'ZW-1\u200b',
  '\u202aZW\u2011 5\u202c',
  ' Ab – 2\u00a0',
  'CAFÉ_1',
  'cafe\u0301 œuvre ŒUVRE',
  'زربية - ١٢',
  'ＡＢ１',
  '--',
  '\ufeff',
  '',
];

test('The database compares codes as the domain does', async () => {
  const codes = [...SAMPLES, ...CHARACTERS];
  const { rows } = await db.execute<{ code: string; key: string }>(
    sql`select code, comparable_code(code) as key from unnest(${sql.param(codes)}::text[]) as code`,
  );
  const different = rows.filter(({ code, key }) => key !== comparableCode(code));
  expect(different).toEqual([]);
  expect(rows).toHaveLength(codes.length);
});

test('The database finds a code by its comparable form in an index', async () => {
  const { rows } = await db.execute(sql`
    explain select found.id from unnest('{a-1,a-2}'::text[]) as key cross join lateral (
      select id from variants where store_id = 's' and comparable_code(sku) = key limit 50) as found`);
  expect(JSON.stringify(rows)).toContain('variants_comparable_sku');
});
