import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { INVOICE_STATUSES } from '#domain/invoices/invoice-lifecycle';
import { casablancaDay } from '#domain/time/casablanca-day';
import { invoices } from '../../../server/database/schema/invoices';
import type { ApiClient } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { issuedInvoice } from './invoice-builder';

const server = await startTestServer();
const { db } = server.database;
let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

test('The invoice list has all invoices of the store, the newest first, with the numbers in each status', async () => {
  const { body } = await list('?pageSize=100');
  const rows = await db.select().from(invoices).where(eq(invoices.storeId, 'str_nejjarine'));
  expect([body.total, body.items.length]).toEqual([rows.length, Math.min(100, rows.length)]);
  for (const status of INVOICE_STATUSES) {
    expect(body.counts[status]).toBe(rows.filter((row) => row.status === status).length);
  }
  expect(body.totals).toEqual(totalsOf(rows));
  const sorted = [...rows].sort((one, other) => Number(other.datedAt) - Number(one.datedAt));
  expect(body.items[0].id).toBe(sorted[0]?.id);
  expect(body.items.every(({ id }: Item) => rows.some((row) => row.id === id))).toBe(true);
});

test('The invoice list totals charged and due amounts by type and status, under the current filters', async () => {
  const { id, total, orderNumber } = await issuedInvoice(server, admin, { lastName: 'Sommes' });
  const paid = { amount: total - 100 };
  expect((await admin.post(`/api/store/invoices/${id}/recordPayment`, paid)).status).toBe(200);
  expect((await list(`?q=${orderNumber}`)).body.totals).toEqual([
    { type: 'invoice', status: 'partially_paid', count: 1, total, amountDue: 100 },
  ]);
  expect(
    (await admin.post(`/api/store/invoices/${id}/recordPayment`, { amount: 100 })).status,
  ).toBe(200);
  expect((await admin.post(`/api/store/invoices/${id}/credit`, {})).status).toBe(200);
  const both = [
    { type: 'credit_note', status: 'issued', count: 1, total, amountDue: 0 },
    { type: 'invoice', status: 'credited', count: 1, total, amountDue: 0 },
  ];
  expect((await list(`?q=${orderNumber}`)).body.totals).toEqual(both);
  // A status filter restricts the rows but not the totals. A type filter restricts both.
  expect((await list(`?q=${orderNumber}&status=paid`)).body.totals).toEqual(both);
  expect((await list(`?q=${orderNumber}&type=invoice`)).body.totals).toEqual(both.slice(1));
  const rows = await db.select().from(invoices).where(eq(invoices.storeId, 'str_nejjarine'));
  expect((await list('')).body.totals).toEqual(totalsOf(rows));
});

test('The invoice list filters by status, type, days and overdue', async () => {
  const paid = (await list('?status=paid,overdue&pageSize=100')).body;
  expect(new Set(paid.items.map(({ status }: Item) => status))).toEqual(
    new Set(['paid', 'overdue']),
  );
  expect(paid.total).toBe(paid.counts.paid + paid.counts.overdue);
  expect(paid.counts.draft).toBeGreaterThan(0);
  const notes = (await list('?type=credit_note&pageSize=100')).body;
  expect(notes.items.every(({ type }: Item) => type === 'credit_note')).toBe(true);
  expect(notes.total).toBe(notes.items.length);
  const [late] = (await list('?overdue=true')).body.items;
  expect(late.status).toBe('overdue');
  const rest = (await list('?overdue=false')).body;
  const all = (await list('')).body;
  expect(rest.total).toBe(all.total - 1);
  const day = casablancaDay(new Date(late.createdAt));
  const thatDay = (await list(`?from=${day}&to=${day}&pageSize=100`)).body;
  expect(thatDay.items.map(({ id }: Item) => id)).toContain(late.id);
  expect(thatDay.items.every(({ issueDate }: Item) => !issueDate || issueDate === day)).toBe(true);
  expect((await list('?to=2020-01-01')).body.total).toBe(0);
});

test('The overdue filter includes an issued invoice from the day after its due date, before any job marked it', async () => {
  const { id } = await issuedInvoice(server, admin, { lastName: 'Retardataire' });
  expect((await list('?q=retardataire&overdue=true')).body.total).toBe(0);
  server.clock.advance(31 * 24 * 60 * 60 * 1000);
  const later = await server.signIn('admin');
  const { body } = await later.get('/api/store/invoices/?q=retardataire&overdue=true');
  expect(body.items).toMatchObject([{ id, status: 'issued' }]);
  server.clock.advance(-31 * 24 * 60 * 60 * 1000);
});

test('The invoice list finds numbers, clients and orders, with any accents and letter forms', async () => {
  const body = await issuedInvoice(server, admin, { firstName: 'Éloïse', lastName: 'بَنَّانيّ' });
  for (const q of [body.number, body.number.slice(-6), body.orderNumber, 'eloise', 'بناني']) {
    const { items } = (await list(`?q=${encodeURIComponent(q)}`)).body;
    expect([q, items.map(({ id }: Item) => id)]).toEqual([q, expect.arrayContaining([body.id])]);
  }
  expect((await list('?q=%25')).body.total).toBe(0);
});

test.each([
  ['total', (item: Item) => item.total, 1],
  ['-total', (item: Item) => item.total, -1],
  ['issueDate', (item: Item) => item.issueDate ?? item.createdAt.slice(0, 10), 1],
  ['dueDate', (item: Item) => item.dueDate ?? '9', 1],
  ['-dueDate', (item: Item) => item.dueDate ?? '0', -1],
] as const)('The invoice list is sorted by %s across pages', async (sort, key, direction) => {
  const pages = await Promise.all(
    [1, 2, 3].map(
      async (page) => (await list(`?sort=${sort}&pageSize=20&page=${page}`)).body.items,
    ),
  );
  const items: Item[] = pages.flat();
  expect(new Set(items.map(({ id }) => id)).size).toBe(60);
  items.forEach((item, index) => {
    const before = items[index - 1];
    if (!before) return;
    const [low, high] = direction === 1 ? [before, item] : [item, before];
    expect(key(low) <= key(high)).toBe(true);
  });
});

test('The invoice list has only the store’s own invoices', async () => {
  const stranger = await server.signIn('admin2');
  const { body } = await stranger.get('/api/store/invoices/?pageSize=100');
  const rows = await db.select().from(invoices).where(eq(invoices.storeId, 'str_zahra'));
  expect(body.items.map(({ id }: Item) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
});

type Row = typeof invoices.$inferSelect;

/** The totals of the rows that are not archived, added up one by one. */
function totalsOf(rows: readonly Row[]) {
  return (['credit_note', 'invoice'] as const).flatMap((type) =>
    INVOICE_STATUSES.flatMap((status) => {
      const alike = rows.filter(
        (row) => row.type === type && row.status === status && !row.archivedAt,
      );
      const sum = (part: 'total' | 'amountDue') => alike.reduce((all, row) => all + row[part], 0);
      if (alike.length === 0) return [];
      const sums = { total: sum('total'), amountDue: sum('amountDue') };
      return [{ type, status, count: alike.length, ...sums }];
    }),
  );
}

interface Item {
  id: string;
  type: string;
  status: string;
  total: number;
  issueDate: string | null;
  dueDate: string | null;
  createdAt: string;
}

function list(query: string) {
  return admin.get(`/api/store/invoices/${query}`);
}
