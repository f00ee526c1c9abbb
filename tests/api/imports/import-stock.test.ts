import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { variants } from '../../../server/database/schema/products';
import { storeLiveProduct } from '../products/product-builder';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import {
  checkImport,
  fixture,
  importFile,
  productOf,
  rowRemarks,
  startImportWorker,
  uploadImport,
} from './import-client';

const server = await startTestServer();
await startImportWorker(server);
const { db } = server.database;
let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

const CHOICE = { textLanguage: 'fr', currency: 'MAD' } as const;

describe('Stock policies of other systems', () => {
  test('Goods of Shopify sold on order or without tracking do not arrive sold out', async () => {
    await importFile(admin, await fixture('shopify-stock.csv'), CHOICE);
    expect(await stockOf('STO-SUR')).toEqual(['backorder', [['STO-SUR', 0, 'backorder']]]);
    expect(await stockOf('STO-NON')).toEqual(['not_counted', [['STO-NON', 0, 'not_counted']]]);
    const box = await productOf(admin, 'coffret');
    expect(box.stockPolicy).toBeNull();
    expect(box.inventoryType).toBe('in_stock');
    expect(stocksOf(box)).toEqual([
      ['STO-COF-P', 4, 'counted'],
      ['STO-COF-G', 0, 'not_counted'],
    ]);
  });

  test('Goods of WooCommerce that are in stock without a number are not counted', async () => {
    await importFile(admin, await fixture('woocommerce-stock.csv'), CHOICE);
    expect(await stockOf('WOS-NON')).toEqual(['not_counted', [['WOS-NON', 0, 'not_counted']]]);
    expect(await stockOf('WOS-STK')).toEqual(['counted', [['WOS-STK', 12, 'counted']]]);
    expect(await stockOf('WOS-SUR')).toEqual(['backorder', [['WOS-SUR', 0, 'backorder']]]);
    expect(await stockOf('WOS-FIN')).toEqual(['counted', [['WOS-FIN', 0, 'counted']]]);
    expect((await stockOf('WOS-NAP'))[1]).toEqual([
      ['WOS-NAP-M', 0, 'not_counted'],
      ['WOS-NAP-L', 0, 'backorder'],
    ]);
  });

  test('Goods that Vendure does not track are not counted', async () => {
    const { body } = await uploadImport(admin, await fixture('vendure-stock.csv'));
    const targets = Object.fromEntries(
      body.mapping.map(({ column, target }: { column: string; target: string | null }) => [
        column,
        target,
      ]),
    );
    expect(targets).toMatchObject({ trackInventory: 'trackInventory', stockOnHand: 'quantity' });
    await importFile(admin, await fixture('vendure-stock.csv'), CHOICE);
    expect(await stockOf('VEN-PLA')).toEqual(['counted', [['VEN-PLA', 6, 'counted']]]);
    expect(await stockOf('VEN-COU')).toEqual(['not_counted', [['VEN-COU', 0, 'not_counted']]]);
    expect(await stockOf('VEN-CAR')).toEqual(['counted', [['VEN-CAR', 40, 'counted']]]);
  });
});

describe('Stock policy in our own file', () => {
  test('A file without the column leaves the policy, and one with the same policy changes nothing', async () => {
    const { code } = await live('not_counted', 0);
    await importFile(admin, `code,name_fr,price\n${code},Gravure,70\n`);
    expect((await stockOf(code))[0]).toBe('not_counted');
    const same = await checkImport(admin, `code,stock_policy\n${code},not_counted\n`);
    expect(same.products).toMatchObject({ updated: 0, unchanged: 1 });
  });

  test('An exported file says the policy, and its import changes nothing', async () => {
    // Words only: a number would also find the barcodes that begin with it.
    const code = 'SOLD-ON-ORDER';
    await storeLiveProduct(server, {
      code,
      variants: [{ stockPolicy: 'backorder', stockOnHand: 0 }],
    });
    const { text } = await admin.get(`/api/store/products/export/?q=${code}`);
    const [header = '', row = ''] = text.replace('\uFEFF', '').split('\r\n');
    const at = header.split(',').indexOf('stock_policy');
    expect(row.split(',')[at]).toBe('backorder');
    const job = await checkImport(admin, text);
    expect(job.products).toMatchObject({ created: 0, updated: 0, unchanged: 1, failed: 0 });
  });

  test('Stock that becomes counted must cover what orders have reserved', async () => {
    const { id, code } = await live('not_counted', 0);
    await db.update(variants).set({ stockReserved: 3 }).where(eq(variants.productId, id));
    const short = `code,quantity,stock_policy\n${code},2,counted\n`;
    expect(await rowRemarks(admin, await checkImport(admin, short))).toEqual([
      '2 error below_reserved',
    ]);
    await importFile(admin, `code,quantity,stock_policy\n${code},3,counted\n`);
    expect(await stockOf(code)).toEqual(['counted', [[code, 3, 'counted']]]);
    await importFile(admin, `code,quantity,stock_policy\n${code},1,backorder\n`);
    expect(await stockOf(code)).toEqual(['backorder', [[code, 1, 'backorder']]]);
  });

  test('A variant that a file adds has the policy that the others share', async () => {
    const header = 'code,parent_code,name_fr,price,quantity,stock_policy,option:size';
    await importFile(admin, `${header}\nPOL,,Cours,,,backorder,\nPOL-S,POL,,90,0,,S\n`);
    expect((await stockOf('POL'))[1]).toEqual([['POL-S', 0, 'backorder']]);
    const other = 'code,parent_code,name_fr,price,quantity,option:size';
    await importFile(admin, `${other}\nPOL,,Cours,,,\nPOL-M,POL,,90,0,M\n`);
    expect((await stockOf('POL'))[1]).toEqual([
      ['POL-S', 0, 'backorder'],
      ['POL-M', 0, 'backorder'],
    ]);
  });
});

interface ShownProduct {
  readonly variants: readonly { sku: string; stockOnHand: number; stockPolicy: string }[];
}

function stocksOf(product: ShownProduct) {
  return product.variants.map(({ sku, stockOnHand, stockPolicy }) => [
    sku,
    stockOnHand,
    stockPolicy,
  ]);
}

async function stockOf(code: string) {
  const product = await productOf(admin, code);
  return [product.stockPolicy, stocksOf(product)];
}

function live(stockPolicy: 'not_counted' | 'backorder', stockOnHand: number) {
  return storeLiveProduct(server, { variants: [{ stockPolicy, stockOnHand }] });
}
