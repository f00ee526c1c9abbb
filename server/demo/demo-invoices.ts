import { addHours } from 'date-fns/addHours';
import { invoiceLinesOfBooking } from '#domain/invoices/booking-invoice';
import { creditNoteOf } from '#domain/invoices/invoice-credit';
import {
  type InvoiceType,
  PAYMENT_TERM_DAYS,
  paidInvoiceStatus,
} from '#domain/invoices/invoice-lifecycle';
import { invoiceLinesOf, type StoredInvoiceLine } from '#domain/invoices/invoice-lines';
import { invoiceNumber, seriesYear } from '#domain/invoices/invoice-number';
import { invoiceTotals, type TaxTotal } from '#domain/invoices/tax-totals';
import { paymentStatusOf } from '#domain/payments/payment-status';
import { addDays, casablancaDay } from '#domain/time/casablanca-day';
import { groupBy } from '../database/group-by';
import type { invoicePayments, invoiceSeries, invoices } from '../database/schema/invoices';
import { invoiceSearchText } from '../search/invoice-search-text';
import type { DemoClient } from './demo-clients';
import type { OrderRows } from './demo-orders';
import { type DemoStore, sellerOfDemo } from './demo-stores';
import type { DemoBookingRow } from './demo-tour-bookings';

type Order = OrderRows['orders'][number];
type InvoiceInsert = typeof invoices.$inferInsert;
type PaymentInsert = typeof invoicePayments.$inferInsert;

/** Rows of one store's invoices. */
export interface InvoiceRows {
  readonly invoices: InvoiceInsert[];
  readonly payments: PaymentInsert[];
  readonly series: (typeof invoiceSeries.$inferInsert)[];
}

/** Events of a demo invoice in addition to its issue and its payment. */
type InvoiceFixture =
  | 'paid'
  | 'issued'
  | 'partially_paid'
  | 'overdue'
  | 'credited'
  | 'credited_in_part';

/** A drafted invoice; its lines and totals are those of its order. */
interface Draft extends InvoiceInsert {
  lines: StoredInvoiceLine[];
  taxTotals: TaxTotal[];
}

function suffixOf(id: string): string {
  return id.slice(id.indexOf('_') + 1);
}

/** What every draft has: its lines with their totals, nothing paid, and its time. */
function draftColumns(lines: StoredInvoiceLine[], at: Date) {
  return {
    lines,
    ...invoiceTotals(lines),
    amountPaid: 0,
    creditedTotal: 0,
    datedAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

/** What the invoices of a store are written from, found by the order. */
interface Billed {
  readonly store: DemoStore;
  readonly clients: ReadonlyMap<string, DemoClient>;
  readonly items: ReadonlyMap<string, OrderRows['items']>;
}

function draftRow(order: Order, { store, clients, items: all }: Billed, at: Date): Draft {
  const client = clients.get(order.clientId);
  if (!client) throw new Error(`Nobody ordered ${order.number}.`);
  const clientName = `${client.row.firstName} ${client.row.lastName}`;
  const { line1, line2, zipcode } = client.address;
  const items = (all.get(order.id) ?? []).map((item) => ({
    ...item,
    optionsText: item.optionsText ?? null,
    optionsTextEn: item.optionsTextEn ?? null,
    optionsTextAr: item.optionsTextAr ?? null,
    quantityCancelled: item.quantityCancelled ?? 0,
    quantityReturned: item.quantityReturned ?? 0,
  }));
  const lines = invoiceLinesOf({ ...order, items });
  return {
    id: `inv_${suffixOf(order.id)}`,
    storeId: store.id,
    type: 'invoice',
    status: 'draft',
    orderId: order.id,
    orderNumber: order.number,
    seller: sellerOfDemo(store),
    client: {
      id: client.row.id,
      name: clientName,
      ice: null,
      address: [line1, line2, zipcode, client.city].filter((part) => part !== null).join(', '),
    },
    ...draftColumns(lines, at),
    searchText: invoiceSearchText({ number: null, orderNumber: order.number, clientName }),
  };
}

/** The draft of a booking's invoice. Its client is the guest, with the address that staff wrote. */
function bookingDraftRow({ departure, row }: DemoBookingRow, store: DemoStore, at: Date): Draft {
  const { id, number, guests, refundedTotal = 0, firstName, lastName, email = null } = row;
  const lines = invoiceLinesOfBooking({ ...departure.tour.fields, guests, refundedTotal });
  const name = `${firstName} ${lastName}`;
  return {
    id: `inv_${suffixOf(id)}`,
    storeId: store.id,
    type: 'invoice',
    status: 'draft',
    tourBookingId: id,
    tourBookingNumber: number,
    seller: sellerOfDemo(store),
    client: { id: null, name, ice: null, address: '14, rue des Consuls, Rabat', email },
    isClientEdited: true,
    ...draftColumns(lines, at),
    searchText: '',
  };
}

/** Sets the order to payment on account: delivered, with its bank transfer still pending. */
function putOnAccount(order: Order, sales: OrderRows): void {
  const payment = sales.payments.find(({ orderId }) => orderId === order.id);
  if (!payment) return;
  const facts = { refundedTotal: 0, authorizedAt: null, capturedAt: null, failedAt: null };
  Object.assign(payment, { ...facts, method: 'transfer', status: 'pending', reference: null });
  const { handOver } = order;
  Object.assign(order, {
    paymentMethod: 'transfer',
    paymentStatus: 'pending',
    handOver: handOver && { ...handOver, paymentStatus: 'pending' },
  });
}

/** Refunds the amount of a partial credit note as goodwill, because it was already paid. */
function giveBack(order: Order, sales: OrderRows, amount: number, at: Date): void {
  const payment = sales.payments.find(({ orderId }) => orderId === order.id);
  if (!payment?.capturedAt) return;
  const facts = {
    amount: payment.amount,
    refundedTotal: amount,
    authorizedAt: null,
    capturedAt: payment.capturedAt,
    failedAt: null,
  };
  const status = paymentStatusOf(facts);
  Object.assign(payment, { refundedTotal: amount, status, updatedAt: at });
  Object.assign(order, { paymentStatus: status });
  sales.refunds.push({
    id: `rfd_${suffixOf(order.id)}`,
    storeId: order.storeId,
    paymentId: payment.id,
    orderId: order.id,
    amount,
    reason: 'goodwill',
    sourceId: order.id,
    createdAt: at,
  });
}

/** Sets the dates of the issue. Numbers are assigned once all invoices are in order of time. */
function issued(draft: Draft, at: Date, termDays: number): Draft {
  const issueDate = casablancaDay(at);
  return Object.assign(draft, {
    status: 'issued',
    issuedAt: at,
    datedAt: at,
    updatedAt: at,
    issueDate,
    dueDate: addDays(issueDate, termDays),
  });
}

function pay(rows: InvoiceRows, invoice: Draft, amount: number, at: Date): void {
  rows.payments.push({
    id: `ivp_${suffixOf(invoice.id)}`,
    invoiceId: invoice.id,
    amount,
    createdAt: at,
    receivedOn: casablancaDay(at),
  });
  invoice.amountPaid = amount;
}

/** Creates a credit note of the whole invoice, or of one piece of the first line. */
function credit(rows: InvoiceRows, invoice: Draft, at: Date, wholly: boolean): number {
  const note = creditNoteOf(
    { lines: invoice.lines, taxTotals: invoice.taxTotals, total: invoice.total, creditNotes: [] },
    wholly ? null : [{ position: 0, quantity: 1 }],
  );
  if ('code' in note) return 0;
  const { storeId, orderId, orderNumber, seller, client } = invoice;
  rows.invoices.push({
    storeId,
    orderId,
    orderNumber,
    seller,
    client,
    type: 'credit_note',
    status: 'issued',
    id: `inv_av${suffixOf(invoice.id)}`,
    originalInvoiceId: invoice.id,
    ...note,
    issueDate: casablancaDay(at),
    issuedAt: at,
    datedAt: at,
    createdAt: at,
    updatedAt: at,
    searchText: invoiceSearchText({ number: null, orderNumber, clientName: client.name }),
  });
  Object.assign(invoice, { creditedTotal: note.total, updatedAt: at });
  return note.total;
}

const APPLY_FIXTURE: Record<
  InvoiceFixture,
  (rows: InvoiceRows, draft: Draft, at: Date, sales: OrderRows) => void
> = {
  paid: (rows, draft, at) => pay(rows, issued(draft, at, PAYMENT_TERM_DAYS), draft.total, at),
  issued: (_rows, draft, at) => void issued(draft, at, PAYMENT_TERM_DAYS),
  partially_paid: (rows, draft, at) =>
    pay(rows, issued(draft, at, PAYMENT_TERM_DAYS), Math.round(draft.total / 3), at),
  overdue: (_rows, draft, at) => void issued(draft, at, 0),
  credited: (rows, draft, at) => {
    pay(rows, issued(draft, at, PAYMENT_TERM_DAYS), draft.total, at);
    const later = addHours(at, 24);
    // Credited because of a mistake, then issued again.
    credit(rows, draft, later, true);
    const id = `inv_re${suffixOf(draft.id)}`;
    const again: Draft = { ...draft, id, status: 'draft', amountPaid: 0, creditedTotal: 0 };
    rows.invoices.push(again);
    Object.assign(again, { createdAt: later });
    pay(rows, issued(again, later, PAYMENT_TERM_DAYS), again.total, later);
  },
  credited_in_part: (rows, draft, at, sales) => {
    pay(rows, issued(draft, at, PAYMENT_TERM_DAYS), draft.total, at);
    const later = addHours(at, 24);
    const amount = credit(rows, draft, later, false);
    const order = sales.orders.find(({ id }) => id === draft.orderId);
    if (order && amount > 0) giveBack(order, sales, amount, later);
  },
};

const ON_ACCOUNT: readonly InvoiceFixture[] = ['issued', 'partially_paid', 'overdue'];

/** Of so many recent orders one is on account, and of so many old ones one was credited. */
const ONE_ON_ACCOUNT_IN = 9;
const ONE_CREDITED_IN = 45;
const FIRST_TURN = 4;

function fixtureOf({ status }: Order, turn: number): InvoiceFixture {
  const oneIn = status === 'invoiced' ? ONE_ON_ACCOUNT_IN : ONE_CREDITED_IN;
  const nth = Math.floor(turn / oneIn);
  if (turn % oneIn !== FIRST_TURN) return 'paid';
  if (status === 'invoiced') return ON_ACCOUNT[nth % ON_ACCOUNT.length] ?? 'issued';
  return nth % 2 === 0 ? 'credited' : 'credited_in_part';
}

/** Assigns consecutive numbers by type and year in order of time. */
function numberInvoices(rows: InvoiceRows): void {
  const last = new Map<string, { year: number; type: InvoiceType; position: number }>();
  const [storeId = ''] = rows.invoices.map((invoice) => invoice.storeId);
  const byTime = rows.invoices
    .filter(({ issuedAt }) => issuedAt)
    .sort((one, other) => Number(one.issuedAt) - Number(other.issuedAt));
  for (const invoice of byTime) {
    const year = seriesYear(invoice.issueDate ?? '');
    const { type } = invoice;
    const position = (last.get(`${type} ${year}`)?.position ?? 0) + 1;
    last.set(`${type} ${year}`, { year, type, position });
    const number = invoiceNumber(type, year, position);
    const { orderNumber, tourBookingNumber, client } = invoice;
    const named = { number, orderNumber, tourBookingNumber, clientName: client.name };
    const searchText = invoiceSearchText(named);
    Object.assign(invoice, { number, searchText });
  }
  for (const { position: lastNumber, ...series } of last.values()) {
    rows.series.push({ storeId, ...series, lastNumber });
  }
}

function settle(invoice: InvoiceInsert, today: string): void {
  if (invoice.type !== 'invoice' || invoice.status === 'draft') return;
  const { total, amountPaid = 0, creditedTotal = 0, dueDate } = invoice;
  const isPastDue = typeof dueDate === 'string' && dueDate < today;
  invoice.status = paidInvoiceStatus({ total, amountPaid, creditedTotal }, isPastDue);
}

/** Issues the invoice of the first booking that a payout has counted, when its guests left. */
function invoiceBooking(
  rows: InvoiceRows,
  store: DemoStore,
  bookings: readonly DemoBookingRow[],
): void {
  const sold = bookings.find(({ row }) => row.settledAt);
  if (!sold?.row.settledAt) return;
  const at = addHours(sold.row.settledAt, 1);
  const draft = bookingDraftRow(sold, store, at);
  rows.invoices.push(draft);
  pay(rows, issued(draft, at, PAYMENT_TERM_DAYS), draft.total, at);
}

/**
 * The invoices of one store's orders: one for each invoiced order, drafts of some delivered ones,
 * credit notes of some old ones; and one of a booking. Also writes the payments and refunds that follow from them into
 * `sales`.
 */
export function invoiceRows(
  sales: OrderRows,
  store: DemoStore,
  clients: readonly DemoClient[],
  bookings: readonly DemoBookingRow[],
  now: Date,
): InvoiceRows {
  const rows: InvoiceRows = { invoices: [], payments: [], series: [] };
  const turns = { invoiced: 0, done: 0, delivered: 0 };
  const billed = {
    store,
    clients: new Map(clients.map((client) => [client.row.id, client])),
    items: groupBy(sales.items, ({ orderId }) => orderId),
  };
  const ended = new Map(
    sales.history.flatMap(({ orderId, action, at }) =>
      action === 'deliver' || action === 'invoice' ? [[`${orderId} ${action}`, at] as const] : [],
    ),
  );
  for (const order of [...sales.orders].sort((one, other) => one.number - other.number)) {
    const { status } = order;
    if (status !== 'invoiced' && status !== 'done' && status !== 'delivered') continue;
    const turn = turns[status];
    turns[status] += 1;
    const at = ended.get(`${order.id} ${status === 'delivered' ? 'deliver' : 'invoice'}`);
    if (!at || (status === 'delivered' && turn % 7 !== 3)) continue;
    const draft = draftRow(order, billed, at);
    rows.invoices.push(draft);
    if (status === 'delivered') continue;
    const story = fixtureOf(order, turn);
    if (ON_ACCOUNT.includes(story)) putOnAccount(order, sales);
    APPLY_FIXTURE[story](rows, draft, at, sales);
  }
  invoiceBooking(rows, store, bookings);
  for (const invoice of rows.invoices) settle(invoice, casablancaDay(now));
  numberInvoices(rows);
  return rows;
}
