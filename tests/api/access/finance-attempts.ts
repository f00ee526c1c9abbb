import { and, eq, isNull, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { STAFF_INVOICE_ACTIONS, type StaffInvoiceAction } from '#domain/invoices/invoice-lifecycle';
import type { Db } from '../../../server/context';
import { newId } from '../../../server/database/ids';
import { invoices } from '../../../server/database/schema/invoices';
import { clients, orders } from '../../../server/database/schema/orders';
import { payments } from '../../../server/database/schema/payments';
import { payouts } from '../../../server/database/schema/payouts';
import { invoiceSearchText } from '../../../server/search/invoice-search-text';
import type { ApiClient, RequestOptions } from '../support/api-client';
import { type Attempt, firstRecord, readAttempt, storeOf, type Target } from './attempt';

/** Any record of the client's store. */
function anyOf(table: PgTable & { id: PgColumn; storeId: PgColumn }) {
  return async (client: ApiClient, db: Db): Promise<Target> => {
    const storeId = await storeOf(client);
    const [row] = await db.select().from(table).where(eq(table.storeId, storeId)).limit(1);
    if (!row) throw new Error('The demo store has none.');
    return { id: String(row['id']) };
  };
}

/** A delivered order of the client's store that has no invoice. */
async function freshOrder(client: ApiClient, db: Db): Promise<typeof orders.$inferSelect> {
  const storeId = await storeOf(client);
  const [row] = await db
    .select({ order: orders })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(eq(orders.storeId, storeId), eq(orders.status, 'delivered'), isNull(invoices.id)))
    .limit(1);
  if (!row) throw new Error('The demo store has no delivered order left.');
  return row.order;
}

const WANTED: Record<StaffInvoiceAction, 'draft' | 'issued'> = {
  issue: 'draft',
  delete: 'draft',
  recordPayment: 'issued',
  credit: 'issued',
  send: 'issued',
};

let made = 0;

/** An invoice of the client's store, as a draft or issued; nothing else uses its order. */
function invoiceFor(wanted: 'draft' | 'issued') {
  return async (client: ApiClient, db: Db): Promise<Target> => {
    const storeId = await storeOf(client);
    const [order] = await db.select().from(orders).where(eq(orders.storeId, storeId)).limit(1);
    if (!order) throw new Error('The demo store has no order.');
    made += 1;
    const id = newId('ord');
    const number = 900_000 + made;
    const { acceptBy: _, deadlineAt: __, ...rest } = order;
    await db.insert(orders).values({ ...rest, id, number, status: 'delivered', archivedAt: null });
    const isIssued = wanted === 'issued';
    const at = new Date();
    const line = { label: 'Bol', quantity: 1, unitPrice: 1200, taxRate: 0.2, total: 1200 };
    const invoice = {
      id: newId('inv'),
      storeId,
      orderId: id,
      orderNumber: number,
      type: 'invoice' as const,
      status: wanted,
      number: isIssued ? `FA-2001-${number}` : null,
      lines: [line],
      seller: { name: 'A', ice: null, rce: null, address: null },
      client: { id: order.clientId, name: 'B', ice: null, address: 'C' },
      taxTotals: [{ taxRate: 0.2, base: 1000, amount: 200 }],
      subtotal: 1000,
      taxTotal: 200,
      total: 1200,
      datedAt: at,
      searchText: invoiceSearchText({ number: null, orderNumber: number, clientName: 'B' }),
    };
    await db.insert(invoices).values(invoice);
    return { id: invoice.id };
  };
}

const BODIES: Record<StaffInvoiceAction, RequestOptions> = {
  issue: {},
  delete: {},
  recordPayment: { body: { amount: 100 } },
  credit: { body: {} },
  send: { body: { email: 'client@exemple.ma', language: 'fr' } },
};

/** A payout on hold of the store. */
async function heldPayout(client: ApiClient, db: Db): Promise<Target> {
  const storeId = await storeOf(client);
  const closed = and(eq(payouts.storeId, storeId), ne(payouts.status, 'open'));
  const target = firstRecord(await db.select().from(payouts).where(closed).limit(1), 'payout');
  await db.update(payouts).set({ status: 'on_hold' }).where(eq(payouts.id, target.id));
  return target;
}

function pdfForm(): FormData {
  const content = new FormData();
  content.set('file', new Blob(['%PDF-1.7\n%%EOF\n']), 'matrix.pdf');
  return content;
}

/** The payout whose file is read: the path contains both ids. */
let answered = 'pyt_none';

async function fileOfPayout(client: ApiClient, db: Db): Promise<Target> {
  const { id } = await heldPayout(client, db);
  answered = id;
  const path = `/api/store/payouts/${id}/files/`;
  const { body } = await client.request('POST', path, { raw: pdfForm() });
  return { id: body.id };
}

/** Attempts on payments, invoices and payouts. */
export const financeAttempts: readonly Attempt[] = [
  readAttempt('listPayments', '/api/store/payments/'),
  { ...readAttempt('getPayment', '/api/store/payments/{id}'), prepare: anyOf(payments) },
  readAttempt('listPayouts', '/api/store/payouts/'),
  { ...readAttempt('getPayout', '/api/store/payouts/{id}'), prepare: anyOf(payouts) },
  {
    ...readAttempt('downloadPayoutStatement', '/api/store/payouts/{id}/statement'),
    prepare: anyOf(payouts),
  },
  {
    operationId: 'answerPayout',
    name: 'answerPayout',
    path: '/api/store/payouts/{id}/answer',
    request: { body: { text: 'Le bon est joint.' } },
    prepare: heldPayout,
  },
  {
    operationId: 'uploadPayoutFile',
    name: 'uploadPayoutFile',
    path: '/api/store/payouts/{id}/files/',
    get request() {
      return { raw: pdfForm() };
    },
    prepare: heldPayout,
  },
  {
    operationId: 'downloadPayoutFile',
    name: 'downloadPayoutFile',
    get path() {
      return `/api/store/payouts/${answered}/files/{id}`;
    },
    prepare: fileOfPayout,
  },
  readAttempt('listInvoices', '/api/store/invoices/'),
  { ...readAttempt('getInvoice', '/api/store/invoices/{id}'), prepare: anyOf(invoices) },
  {
    ...readAttempt('createInvoice', '/api/store/invoices/'),
    prepare: async (client, db) => {
      const { id } = await freshOrder(client, db);
      return { id, request: { body: { orderId: id } } };
    },
  },
  {
    ...readAttempt('createInvoice', '/api/store/invoices/'),
    name: 'createInvoice without an order',
    prepare: async (client, db) => {
      const { id } = await anyOf(clients)(client, db);
      return { id, request: { body: { clientId: id } } };
    },
  },
  {
    ...readAttempt('updateInvoice', '/api/store/invoices/{id}'),
    request: { body: { note: 'Merci' }, headers: { 'if-match': '"1"' } },
    prepare: invoiceFor('draft'),
  },
  ...STAFF_INVOICE_ACTIONS.map((action) => ({
    operationId: 'performInvoiceAction',
    name: `performInvoiceAction ${action}`,
    path: `/api/store/invoices/{id}/${action}`,
    request: BODIES[action],
    prepare: invoiceFor(WANTED[action]),
  })),
];
