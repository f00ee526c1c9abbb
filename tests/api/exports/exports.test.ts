import { readFileSync } from 'node:fs';
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
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  expect(text.endsWith('\r\n')).toBe(true);
  const [header = [], ...records] = parse(text, { bom: true }) as string[][];
  return { header, records };
}

const LANGUAGES = ['fr', 'ar', 'en'] as const;

/** The texts of the portal's lists in a language. */
function textsOf(language: string, file: string) {
  return JSON.parse(readFileSync(`public/locales/${language}/${file}.json`, 'utf8'));
}

describe('Export of orders', () => {
  test('The export of orders has the orders of the list under the same filters, the newest first', async () => {
    for (const filters of [
      '',
      'status=done,returned&paymentMethod=cod',
      'q=alaoui',
      'delivery=refused',
      `clientId=${await someClient()}`,
    ]) {
      const { records } = await fileOf(`/api/store/orders/export/?${filters}`);
      const { body } = await admin.get(`/api/store/orders/?pageSize=50&${filters}`);
      expect(records).toHaveLength(body.total);
      const numbers = body.items.map(({ number }: { number: number }) => String(number));
      expect(records.slice(0, 50).map(([number]) => number)).toEqual(numbers);
      expect(new Set(records.map(([number]) => number)).size).toBe(records.length);
    }
  });

  test.each([
    'deadline',
    '-deadline',
    'orderDate',
    '-orderDate',
    'total',
    '-total',
    'number',
    '-number',
  ])('The export of orders has the order %s of the list, across batches', async (sort) => {
    const { records } = await fileOf(`/api/store/orders/export/?sort=${sort}`);
    const numbers: string[] = [];
    for (const page of [1, 6, 11, 15]) {
      const { body } = await admin.get(`/api/store/orders/?sort=${sort}&pageSize=50&page=${page}`);
      numbers.push(...body.items.map(({ number }: { number: number }) => String(number)));
    }
    const places = [0, 5, 10, 14].flatMap((page) => records.slice(page * 50, page * 50 + 50));
    expect(places.map(([number]) => number)).toEqual(numbers);
  });

  test.each(LANGUAGES)(
    'The export of orders has the words of the list in %s, and no codes',
    async (language) => {
      const { records } = await fileOf(`/api/store/orders/export/?language=${language}`);
      const { body } = await admin.get('/api/store/orders/?pageSize=100');
      const texts = textsOf(language, 'orders');
      expect(
        records.slice(0, 100).map((cells) => [cells[3], cells[6], cells[12], cells[13]]),
      ).toEqual(
        body.items.map((order: ListedOrder) => [
          texts.status[order.status],
          { fr: order.city, ar: order.cityAr, en: order.cityEn }[language],
          texts.payment[order.paymentMethod],
          texts.paymentStatus[order.paymentStatus],
        ]),
      );
      expect(new Set(records.map((cells) => cells[3])).size).toBeGreaterThan(4);
    },
  );

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
    expect((await admin.get('/api/store/orders/export/?sort=status')).status).toBe(400);
  });
});

interface ListedOrder {
  readonly status: string;
  readonly paymentMethod: string;
  readonly paymentStatus: string;
  readonly city: string;
  readonly cityEn: string;
  readonly cityAr: string;
}

async function someClient(): Promise<string> {
  const { body } = await admin.get('/api/store/orders/?pageSize=1&page=9');
  return body.items[0].client.id;
}

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

describe('Order and words of other exports', () => {
  test.each(['name', '-name', 'createdAt', '-createdAt'])(
    'The export of clients has the order %s of the list, and its cities in Arabic',
    async (sort) => {
      const { records } = await fileOf(`/api/store/clients/export/?sort=${sort}&language=ar`);
      const { body } = await admin.get(`/api/store/clients/?sort=${sort}&language=ar&pageSize=100`);
      expect(records.slice(0, 100).map((cells) => cells[2])).toEqual(
        body.items.map(({ phoneNumber }: { phoneNumber: string }) => phoneNumber),
      );
      const cities = records.map((cells) => cells[6] ?? '').filter((city) => city !== '');
      expect(cities.length).toBeGreaterThan(0);
      expect(cities.filter((city) => /[a-z]/i.test(city))).toEqual([]);
    },
  );

  test.each(['issueDate', '-issueDate', 'total', '-total', 'dueDate', '-dueDate'])(
    'The export of invoices has the order %s and the words of the list',
    async (sort) => {
      for (const language of LANGUAGES) {
        const path = `/api/store/invoices/export/?sort=${sort}&language=${language}`;
        const { records } = await fileOf(path);
        const { body } = await admin.get(`/api/store/invoices/?sort=${sort}&pageSize=100`);
        const { status } = textsOf(language, 'invoices');
        expect(records.slice(0, 100).map((cells) => [cells[0], cells[2]])).toEqual(
          body.items.map((invoice: { number: string | null; status: string }) => [
            invoice.number ?? '',
            status[invoice.status],
          ]),
        );
      }
    },
  );

  test('The statement of a payout has the words of its page, also for Excel', async () => {
    const { body } = await admin.get('/api/store/payouts/?status=paid&pageSize=1');
    const [payout] = body.items;
    const entries = (await admin.get(`/api/store/payouts/${payout.id}?pageSize=100`)).body.entries;
    for (const language of LANGUAGES) {
      const { header, records } = await fileOf(
        `/api/store/payouts/${payout.id}/statement?language=${language}`,
      );
      const { kinds, columns } = textsOf(language, 'payouts');
      // The page has a table for orders and one for bookings, the file one column for both.
      expect(header[1]).toContain(columns.order);
      expect([header[0], header[2]]).toEqual([columns.date, columns.line]);
      expect(records).toHaveLength(entries.total);
      const ofOrders = records.filter((cells) => !cells[1]?.startsWith('V'));
      const words = new Set(ofOrders.map((cells) => cells[2]));
      expect([...words].filter((word) => !Object.values(kinds).includes(word))).toEqual([]);
    }
    const path = `/api/store/payouts/${payout.id}/statement?format=excel&language=fr`;
    const { text } = await admin.get(path);
    const [, first = []] = parse(text, { bom: true, delimiter: ';' }) as string[][];
    expect(first[3]).toMatch(/^-?\d+,\d\d$/);
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
    const { text } = await admin.get('/api/store/products/export/?q=LG&sort=-price&language=ar');
    const job = await importFile(admin, text, { textLanguage: 'fr', currency: 'MAD' });
    expect(job).toMatchObject({ format: 'own', status: 'finished', failedCount: 0 });
    expect(job.products).toMatchObject({ created: 0, updated: 0, failed: 0 });
    const again = await admin.get('/api/store/products/export/?q=LG&sort=-price&language=ar');
    expect(again.text).toBe(text);
  });

  test.each(['name', '-createdAt', '-price', 'quantity', 'code'])(
    'The export of products has the order %s of the list, in the names of the language',
    async (sort) => {
      const query = `sort=${sort}&language=ar`;
      const { header, records } = await fileOf(`/api/store/products/export/?${query}`);
      const { body } = await admin.get(`/api/store/products/search/get/?${query}&pageSize=100`);
      const parents = records.filter((record) => record[header.indexOf('parent_code')] === '');
      expect(parents.slice(0, 100).map(([code]) => code)).toEqual(
        body.items.map(({ code }: { code: string }) => code),
      );
      expect(records.map((record) => record[header.indexOf('status')])).toContain('published');
    },
  );

  test('The export of products has those of a similar spelling that the list shows', async () => {
    const { body } = await admin.get('/api/store/products/search/get/?q=babuche&pageSize=50');
    const { header, records } = await fileOf('/api/store/products/export/?q=babuche');
    const parents = records.filter((record) => record[header.indexOf('parent_code')] === '');
    expect(body.isApproximate).toBe(true);
    expect(parents.map(([code]) => code).sort()).toEqual(
      body.items.map(({ code }: { code: string }) => code).sort(),
    );
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
