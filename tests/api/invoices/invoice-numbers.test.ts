import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { invoices } from '../../../server/database/schema/invoices';
import { issueInvoiceForOrder } from '../../../server/invoicing/invoice-issue';
import { oneOf, seededRandom, testSeed } from '../support/seeded-random';
import { startTestServer } from '../support/test-server';
import { deliveredOrder } from './invoice-builder';

const server = await startTestServer();
const other = await startTestServer({ beside: server });
const { db } = server.database;
const seed = testSeed();

test(`Fifty concurrent invoices, many of them rolled back, leave no gap in the numbers (seed ${seed})`, async () => {
  const random = seededRandom(seed);
  const orderIds = await Promise.all(
    Array.from({ length: 50 }, () => deliveredOrder(server, { total: 6000 })),
  );
  const before = await numbersOf('str_nejjarine');
  const outcomes = await Promise.allSettled(
    orderIds.map((orderId) => {
      const { database } = oneOf(random, [server, other]);
      const isTakenBack = random() < 0.4;
      return database.transaction(async (tx) => {
        const issued = await issueInvoiceForOrder(tx, { orderId, now: server.clock.now() });
        if (isTakenBack) throw new Error('taken back');
        return issued.number;
      });
    }),
  );
  const drawn = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.length).toBeLessThan(50);
  const after = await numbersOf('str_nejjarine');
  expect(after.length).toBe(before.length + drawn.length);
  expect(after).toEqual(withoutGap(after));
});

test('Fifty concurrent requests to issue a draft issue it once', async () => {
  const orderId = await deliveredOrder(server, { total: 6000 });
  const admin = await server.signIn('admin');
  const { id } = (await admin.post('/api/store/invoices/', { orderId })).body;
  const ask = async (): Promise<number> => {
    const { status } = await admin.post(`/api/store/invoices/${id}/issue`);
    return status === 503 ? ask() : status;
  };
  const statuses = await Promise.all(Array.from({ length: 50 }, ask));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  const numbers = await numbersOf('str_nejjarine');
  expect(numbers).toEqual(withoutGap(numbers));
});

test('Fifty concurrent one-piece credits never exceed the invoice', async () => {
  const admin = await server.signIn('admin');
  const orderId = await deliveredOrder(server, { total: 6000 });
  const draft = (await admin.post('/api/store/invoices/', { orderId })).body;
  const lines = [{ label: 'Bol', quantity: 20, unitPrice: 333, taxRate: 0.2 }];
  await admin.patch(`/api/store/invoices/${draft.id}`, { lines }, { revision: 1 });
  const issued = (await admin.post(`/api/store/invoices/${draft.id}/issue`)).body;
  const ask = async (): Promise<number> => {
    const { status } = await admin.post(`/api/store/invoices/${draft.id}/credit`, {
      lines: [{ position: 0, quantity: 1 }],
    });
    return status === 503 ? ask() : status;
  };
  const statuses = await Promise.all(Array.from({ length: 50 }, ask));
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  const notes = await db.select().from(invoices).where(eq(invoices.originalInvoiceId, draft.id));
  expect(notes.reduce((sum, note) => sum + note.total, 0)).toBe(issued.total);
  expect(notes.reduce((sum, note) => sum + note.taxTotal, 0)).toBe(issued.taxTotal);
  const numbers = await numbersOf('str_nejjarine', 'credit_note');
  expect(numbers).toEqual(withoutGap(numbers));
});

test('Each store and each year has its own series of invoice numbers', async () => {
  const orderId = await deliveredOrder(server, { storeId: 'str_zahra', total: 6000 });
  const inYear = async (year: number, id: string) =>
    (
      await server.database.transaction((tx) =>
        issueInvoiceForOrder(tx, { orderId: id, now: new Date(`${year}-06-01T12:00:00Z`) }),
      )
    ).number;
  expect(await inYear(2031, orderId)).toBe('FA-2031-000001');
  const next = await deliveredOrder(server, { storeId: 'str_zahra', total: 6000 });
  expect(await inYear(2031, next)).toBe('FA-2031-000002');
  const ours = await deliveredOrder(server, { total: 6000 });
  expect(await inYear(2031, ours)).toBe('FA-2031-000001');
  // 31 December at 23:30 UTC is still the old year since Casablanca keeps UTC.
  const last = await deliveredOrder(server, { total: 6000 });
  const issued = await server.database.transaction((tx) =>
    issueInvoiceForOrder(tx, { orderId: last, now: new Date('2031-12-31T23:30:00Z') }),
  );
  expect([issued.number, issued.issueDate]).toEqual(['FA-2031-000002', '2031-12-31']);
});

test('The demo’s invoice numbers follow their dates, and its invoices have every status', async () => {
  for (const storeId of ['str_nejjarine', 'str_zahra']) {
    const rows = await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.storeId, storeId), isNotNull(invoices.number)))
      .orderBy(asc(invoices.type), asc(invoices.number));
    rows.forEach((row, index) => {
      const before = rows[index - 1];
      if (before?.type === row.type && before.number?.slice(0, 7) === row.number?.slice(0, 7)) {
        expect(String(row.issueDate) >= String(before.issueDate)).toBe(true);
      }
    });
  }
  const statuses = await db.selectDistinct({ status: invoices.status }).from(invoices);
  expect(statuses.map(({ status }) => status).sort()).toEqual([
    'credited',
    'draft',
    'issued',
    'overdue',
    'paid',
    'partially_paid',
  ]);
});

async function numbersOf(storeId: string, type: 'invoice' | 'credit_note' = 'invoice') {
  const year = String(server.clock.now().getUTCFullYear());
  const rows = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.storeId, storeId), eq(invoices.type, type), isNotNull(invoices.number)));
  return rows
    .map(({ number }) => String(number))
    .filter((number) => number.includes(year))
    .map((number) => Number(number.slice(-6)))
    .sort((one, another) => one - another);
}

function withoutGap(numbers: readonly number[]): number[] {
  return numbers.map((_, index) => index + 1);
}
