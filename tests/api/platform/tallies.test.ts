import { readFileSync } from 'node:fs';
import { eq, ne, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { invoices } from '../../../server/database/schema/invoices';
import { orderItems, orders } from '../../../server/database/schema/orders';
import { payments } from '../../../server/database/schema/payments';
import { products } from '../../../server/database/schema/products';
import { tallies } from '../../../server/database/schema/tallies';
import { markOverdueInvoices } from '../../../server/invoices/overdue-invoices';
import {
  capturePayment,
  openPayment,
  refundPayment,
} from '../../../server/payments/payments.repository';
import { draftedInvoice, issuedInvoice } from '../invoices/invoice-builder';
import { placeOrder } from '../orders/order-builder';
import { storeProduct } from '../products/product-builder';
import type { ApiClient } from '../support/api-client';
import { startTestServer, type TestServer } from '../support/test-server';
import {
  consolidateTallies,
  expectExactTallies,
  talliedGroups,
  tallyDifferences,
} from './tallied-groups';

const server = await startTestServer();
const other = await startTestServer({ beside: server });
const { db } = server.database;
const now = server.clock.now();

describe('Tallies', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['an order that comes in', () => placeOrder(server)],
    ['money that is taken', async () => take(server, await ordered('transfer'))],
    ['a claim that gets smaller', async () => give(server, await ordered('cod'), 500)],
    ['a claim that is given up', async () => give(server, await ordered('cod'), 'all')],
    ['money that is given back in parts', () => refundedInParts()],
    ['an order opened for payment twice', async () => openAgain(await ordered('card'))],
    ['orders of which one is deleted with its payment', () => twoOfWhichOneGoes()],
    ['a draft of an invoice', () => draftedInvoice(server, admin)],
    ['a draft that is deleted', () => deletedDraft()],
    ['an invoice that is issued', () => issuedInvoice(server, admin)],
    [
      'an invoice that is paid',
      async () => take(server, (await issuedInvoice(server, admin)).orderId),
    ],
    ['an invoice that is taken back', () => creditedInvoice()],
    ['invoices that become overdue', () => becomeOverdue()],
    ['a product that is stored, and sold out', () => soldOut()],
    ['a change of many at once', () => db.update(payments).set({ amount: sql`amount + 7` })],
    ['rows of two stores in one statement', () => db.update(orders).set({ archivedAt: now })],
  ])('The tallies equal the counted rows after %s', async (_name, write) => {
    const before = await talliedGroups(db);
    await write();
    expect(await talliedGroups(db)).not.toEqual(before);
    await expectExact();
  });

  test('The tallies are unchanged after a rollback', async () => {
    const orderId = await ordered('card');
    const before = await talliedGroups(db);
    const broken = server.database.transaction(async (tx) => {
      await refundPayment(tx, wanted(orderId, 700));
      await tx.update(invoices).set({ archivedAt: now }).where(eq(invoices.status, 'draft'));
      await consolidateTallies(tx);
      throw new Error('taken back');
    });
    await expect(broken).rejects.toThrow('taken back');
    expect(await talliedGroups(db)).toEqual(before);
  });

  test('The tallies are exact after concurrent writes, consolidations and checks on two servers', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => ordered('card')));
    const drafts = await Promise.all(
      Array.from({ length: 6 }, async () => (await draftedInvoice(server, admin)).id as string),
    );
    const turns = Array.from({ length: 90 }, (_, turn) => turn);
    await Promise.allSettled(turns.map((turn) => mixedWrite(turn, ids, drafts)));
    expect(looks).toEqual(Array.from({ length: 10 }, () => []));
    await expectExact();
    await consolidateTallies(db);
    await expectExact();
    const rows = await db.select().from(tallies);
    expect(rows).toHaveLength((await talliedGroups(db)).length);
  });

  test('The tallies are exact when they are consolidated while a transaction locks some of them', async () => {
    await consolidateTallies(db);
    await refundedInParts();
    await server.database.transaction(async (tx) => {
      await tx.select().from(tallies).where(ne(tallies.count, 0)).for('update');
      await consolidateTallies(other.database.db);
    });
    await expectExact();
  });
});

test('The tallies of a table count the rows that existed before them', async () => {
  await db.execute(sql`drop function tally_payments() cascade`);
  await placeOrder(server);
  await db.execute(sql`drop function tally_invoices() cascade`);
  await db.delete(tallies).where(eq(tallies.subject, 'invoices'));
  expect(await tallyDifferences(db)).not.toEqual([]);
  await db.execute(sql.raw(readFileSync('server/database/functions/tallies.sql', 'utf8')));
  await expectExact();
  await placeOrder(server);
  await expectExact();
});

test('The tallies are exact after their tables are truncated', async () => {
  await db.execute(sql`truncate refunds, payments, payout_entries`);
  await expectExact();
});

type Given = number | 'all';

let admin: ApiClient;
let elsewhere: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
  elsewhere = await other.signIn('manager');
});

/** Asserts that the tallies equal the counted rows, and that the lists agree. */
async function expectExact(): Promise<void> {
  await expectExactTallies(db, admin);
}

async function ordered(paymentMethod: 'cod' | 'card' | 'transfer'): Promise<string> {
  return (await placeOrder(server, { paymentMethod, total: 20_000 })).id;
}

function wanted(orderId: string, amount: Given) {
  return { orderId, amount, reason: 'goodwill', sourceId: `src_${amount}`, now } as const;
}

function take({ database }: TestServer, orderId: string) {
  return database.transaction((tx) => capturePayment(tx, { orderId, now }));
}

function give({ database }: TestServer, orderId: string, amount: Given) {
  return database.transaction((tx) => refundPayment(tx, wanted(orderId, amount)));
}

/** The second refund leaves the status of the payment unchanged: only the sum changes. */
async function refundedInParts() {
  const orderId = await ordered('card');
  await give(server, orderId, 2000);
  await give(server, orderId, 3000);
}

function openAgain(orderId: string) {
  return server.database.transaction((tx) =>
    openPayment(tx, { orderId, storeId: 'str_nejjarine', method: 'cod', amount: 1, now }),
  );
}

async function twoOfWhichOneGoes() {
  const [orderId = ''] = [await ordered('card'), await ordered('card')];
  await expectExact();
  await db.delete(orderItems).where(eq(orderItems.orderId, orderId));
  await db.delete(orders).where(eq(orders.id, orderId));
}

async function deletedDraft() {
  const { id } = await draftedInvoice(server, admin);
  expect((await admin.post(`/api/store/invoices/${id}/delete`)).status).toBe(200);
}

async function creditedInvoice() {
  const { id } = await issuedInvoice(server, admin);
  expect((await admin.post(`/api/store/invoices/${id}/credit`, {})).status).toBe(200);
}

async function becomeOverdue() {
  await issuedInvoice(server, admin);
  await markOverdueInvoices(server, new Date(now.getTime() + 60 * 86_400_000));
}

async function soldOut() {
  const { id } = await storeProduct(server);
  await expectExact();
  await db.update(products).set({ quantity: 0 }).where(eq(products.id, id));
}

/** The differences that the checks found during the writes. */
const looks: unknown[] = [];

/** One of many writes: every fifth is rolled back, every ninth is a check or a consolidation. */
function mixedWrite(turn: number, ids: readonly string[], drafts: readonly string[]) {
  const orderId = ids[(turn * 7) % ids.length] ?? '';
  const at = turn % 2 === 0 ? server : other;
  if (turn % 9 === 0) return consolidateTallies(at.database.db);
  if (turn % 9 === 4) return tallyDifferences(at.database.db).then((seen) => looks.push(seen));
  if (turn % 5 === 0) {
    return at.database.transaction(async (tx) => {
      await refundPayment(tx, wanted(orderId, 100));
      throw new Error('taken back');
    });
  }
  if (turn % 5 === 1) return elsewhere.post(`/api/store/invoices/${drafts[turn % 6]}/issue`);
  if (turn % 5 === 2) return ordered('cod');
  return give(at, orderId, 1000 + turn);
}
