import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products, variantOptionValues, variants } from '../../../server/database/schema/products';
import { encodeText, type FileEncoding } from '../fuzz/files/encode-text';
import { importFile, startImportWorker } from '../imports/import-client';
import { storeLiveProduct, storeProduct } from '../products/product-builder';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const { db } = server.database;
await startImportWorker(server);
let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

/** Products whose prices, codes and barcodes a spreadsheet would change if they were plain cells. */
async function storeDelicateProducts() {
  const simple = await storeLiveProduct(server, {
    code: '0012345',
    name: 'Tapis de laine',
    variants: [{ price: 129_900, compareAtPrice: 149_900, costPrice: 80_005 }],
    pendingChanges: { name: 'Tapis de laine rouge' },
    approvalState: 'under_review',
  });
  const variable = await storeProduct(server, {
    code: 'XLS-MAR',
    name: "Babouches d'été",
    variants: [
      { sku: '1-2', price: 1_250_000, barcode: '0611124562084', stockOnHand: 3 },
      { sku: 'MAR-01', price: 95, barcode: '6111245620848', stockOnHand: 7 },
    ],
  });
  await db.insert(variantOptionValues).values(
    variable.variantIds.map((variantId, at) => ({
      variantId,
      attributeId: 'atr_size',
      valueId: ['atv_size36', 'atv_size37'][at] ?? '',
      rank: 0,
    })),
  );
  return [simple, variable];
}

/**
 * The cells of a file as a French Excel opens and saves them: it computes `="0612"` to its text,
 * and makes numbers of what looks like one.
 */
function openedInExcel(text: string): string[][] {
  const records = parse(text, { bom: true, delimiter: ';' }) as string[][];
  return records.map((cells) =>
    cells.map((cell) => {
      const formula = /^="(.*)"$/s.exec(cell);
      if (formula) return formula[1] ?? '';
      return /^\d+(?:,\d+)?$/.test(cell)
        ? String(Number(cell.replace(',', '.'))).replace('.', ',')
        : cell;
    }),
  );
}

function savedByExcel(records: readonly (readonly string[])[], encoding: FileEncoding) {
  const quoted = (cell: string) =>
    /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const text = records.map((cells) => `${cells.map(quoted).join(';')}\r\n`).join('');
  return Uint8Array.from(encodeText(text, encoding));
}

async function rowsOf(productIds: readonly string[]) {
  const rows = [];
  for (const id of productIds) {
    rows.push({
      product: await db.select().from(products).where(eq(products.id, id)),
      variants: await db
        .select()
        .from(variants)
        .where(eq(variants.productId, id))
        .orderBy(variants.position),
    });
  }
  return rows;
}

describe('Export for Excel', () => {
  test.each(['windows-1252', 'utf-8-bom'] as const)(
    'Of a file for French Excel that is saved in %s with other quantities, only the quantities are imported',
    async (encoding) => {
      const stored = await storeDelicateProducts();
      const ids = stored.map(({ id }) => id);
      const before = await rowsOf(ids);
      const { text } = await admin.get('/api/store/products/export/?format=excel&language=fr');
      const [header = [], ...records] = openedInExcel(text);
      const codes = new Set([...stored.map(({ code }) => code), '1-2', 'MAR-01']);
      const quantity = header.indexOf('quantity');
      const changed = records
        .filter((cells) => codes.has(cells[0] ?? ''))
        .map((cells) =>
          cells.map((cell, at) =>
            at === quantity && cell !== '' ? String(Number(cell) + 5) : cell,
          ),
        );
      const job = await importFile(admin, savedByExcel([header, ...changed], encoding));
      expect(job).toMatchObject({ format: 'own', status: 'finished', failedCount: 0 });
      expect(job.products).toMatchObject({ created: 0, updated: 2, failed: 0 });
      const after = await rowsOf(ids);
      expect(after).toEqual(
        before.map((rows, at) => ({
          product: rows.product.map((row) => ({
            ...row,
            ...writtenColumns(after[at]?.product[0]),
          })),
          variants: rows.variants.map((row, place) => ({
            ...row,
            stockOnHand: row.stockOnHand + 5,
            updatedAt: after[at]?.variants[place]?.updatedAt,
            revision: row.revision + 1,
          })),
        })),
      );
      for (const { code } of stored) await removeProduct(code);
    },
  );
});

/** What every write of a product changes, and what a trigger derives from the stock. */
function writtenColumns(row: typeof products.$inferSelect | undefined) {
  return { quantity: row?.quantity, updatedAt: row?.updatedAt, revision: row?.revision };
}

async function removeProduct(code: string): Promise<void> {
  await db.delete(products).where(eq(products.code, code));
}
