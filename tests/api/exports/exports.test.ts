import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { clients } from '../../../server/database/schema/orders';
import { seedLargeStore } from '../../../server/demo/large/large-store';
import { importFile, startImportWorker } from '../imports/import-client';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
  // More orders than one batch.
  await seedLargeStore(server.databaseUrl, {
    products: 30,
    orders: 700,
    userName: 'admin',
    isUnsettled: false,
    now: server.clock.now(),
  });
});

/** Records of a file without the header; the file must be RFC 4180 with a BOM. */
async function fileOf(path: string, client = admin) {
  const { status, text, headers } = await client.get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="\w+-[\d-]+\.csv"$/);
  expect(text.endsWith('\r\n')).toBe(true);
  const [header = [], ...records] = parse(text, { bom: true }) as string[][];
  return { header, records };
}

describe('Export of orders', () => {
  test('The export of orders has the orders of the list under the same filters, the newest first', async () => {
    for (const filters of ['', 'status=done,returned&paymentMethod=cod', 'q=alaoui']) {
      const { records } = await fileOf(`/api/store/orders/export/?${filters}`);
      const { body } = await admin.get(`/api/store/orders/?pageSize=50&${filters}`);
      expect(records).toHaveLength(body.total);
      const numbers = body.items.map(({ number }: { number: number }) => String(number));
      expect(records.slice(0, 50).map(([number]) => number)).toEqual(numbers);
      expect(new Set(records.map(([number]) => number)).size).toBe(records.length);
    }
  });

  test('The export of orders has its header in the requested language', async () => {
    const numberIn = async (language: string) =>
      (await fileOf(`/api/store/orders/export/?language=${language}&q=none`)).header[0];
    expect([await numberIn('fr'), await numberIn('ar'), await numberIn('en')]).toEqual([
      'Numéro',
      'الرقم',
      'Number',
    ]);
    expect((await admin.get('/api/store/orders/export/?language=de')).status).toBe(400);
    expect((await admin.get('/api/store/orders/export/?page=2')).status).toBe(400);
  });
});

describe('Export for Excel', () => {
  test('A file for Excel has semicolons and a decimal comma in French and Arabic, and its texts stay texts', async () => {
    const { records } = await fileOf('/api/store/orders/export/');
    const [order = []] = records;
    for (const language of ['fr', 'ar']) {
      const address = `/api/store/orders/export/?format=excel&language=${language}`;
      const { text } = await admin.get(address);
      const [, first = []] = parse(text, { bom: true, delimiter: ';' }) as string[][];
      expect(first.slice(7, 12)).toEqual(order.slice(7, 12).map((cell) => cell.replace('.', ',')));
      expect(first[5]).toBe(`="${order[5]}"`);
    }
    const inEnglish = await admin.get('/api/store/orders/export/?format=excel&language=en');
    const [, first = []] = parse(inEnglish.text, { bom: true }) as string[][];
    expect(first.slice(7, 12)).toEqual(order.slice(7, 12));
    expect((await admin.get('/api/store/orders/export/?format=ods')).status).toBe(400);
  });
});

describe('Export of clients', () => {
  test('The export of clients has the clients of the list, with escaped formulas', async () => {
    const { body } = await admin.get('/api/store/clients/?pageSize=1');
    const [client] = body.items;
    await server.database.db
      .update(clients)
      .set({ lastName: '=cmd|"calc"!A1', email: '@SUM(A1)' })
      .where(eq(clients.id, client.id));
    const { records } = await fileOf('/api/store/clients/export/');
    expect(records).toHaveLength(body.total);
    const row = records.find(([name]) => name?.includes('calc'));
    expect([row?.[0], row?.[3]]).toEqual([`'=cmd|"calc"!A1`, "'@SUM(A1)"]);
    expect(row?.slice(7, 11)).toEqual([
      String(client.ordersCount),
      (client.totalSpent / 100).toFixed(2),
      String(client.refusedCount),
      String(client.returnsCount),
    ]);
  });
});

describe('Export of invoices', () => {
  test('The export of invoices has as many invoices as the list under the same filters', async () => {
    for (const filters of ['', 'status=paid', 'overdue=true']) {
      const { records } = await fileOf(`/api/store/invoices/export/?${filters}`);
      expect(records).toHaveLength(
        (await admin.get(`/api/store/invoices/?pageSize=1&${filters}`)).body.total,
      );
    }
  });
});

describe('Export of products', () => {
  test('The export of products can be imported again without a change', async () => {
    await startImportWorker(server);
    const { text } = await admin.get('/api/store/products/export/?q=LG');
    const job = await importFile(admin, text, { textLanguage: 'fr', currency: 'MAD' });
    expect(job).toMatchObject({ format: 'own', status: 'finished', failedCount: 0 });
    expect(job.products).toMatchObject({ created: 0, updated: 0, failed: 0 });
    expect((await admin.get('/api/store/products/export/?q=LG')).text).toBe(text);
  });

  test('The export of products has the variants below their product, and no cost for a store user', async () => {
    const { header, records } = await fileOf('/api/store/products/export/?status=active');
    const { body } = await admin.get('/api/store/products/search/get/?status=active&pageSize=1');
    const parents = records.filter((record) => record[header.indexOf('parent_code')] === '');
    expect(parents).toHaveLength(body.total);
    const seller = await server.signIn('seller');
    const seen = await fileOf('/api/store/products/export/?status=active', seller);
    expect(header).toContain('cost');
    expect(seen.header).not.toContain('cost');
    expect(seen.records).toHaveLength(records.length);
  });
});
