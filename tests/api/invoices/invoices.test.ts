import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { invoices } from '../../../server/database/schema/invoices';
import { clients, orders } from '../../../server/database/schema/orders';
import { stores } from '../../../server/database/schema/stores';
import { markOverdueInvoices } from '../../../server/invoices/overdue-invoices';
import { capturePayment } from '../../../server/payments/payments.repository';
import { placeOrder } from '../orders/order-builder';
import type { ApiClient, Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { deliveredOrder, draftedInvoice, issuedInvoice } from './invoice-builder';

const server = await startTestServer();
const { db } = server.database;
const INVOICES = '/api/store/invoices/';
const DAY_MS = 24 * 60 * 60 * 1000;
let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Draft invoice', () => {
  test('A draft invoice contains the order’s remaining pieces, with its VAT by rate', async () => {
    const orderId = await deliveredOrder(server, {
      total: 24_000,
      quantity: 2,
      quantityCancelled: 1,
    });
    const { status, body } = await admin.post(INVOICES, { orderId });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'invoice',
      status: 'draft',
      number: null,
      orderId,
      currency: 'MAD',
      issueDate: null,
      dueDate: null,
      total: 12_000,
      subtotal: 10_000,
      taxTotal: 2000,
      taxTotals: [{ taxRate: 0.2, base: 10_000, amount: 2000 }],
      seller: {
        name: 'Nejjarine Artisanat SARL',
        ice: '001984563000047',
        taxId: '18403527',
        rce: '48213',
        businessTaxId: '13204786',
        cnss: '4872913',
      },
      client: { name: 'Nour El Alami', address: '1, rue des Tests, Casablanca' },
    });
    expect(body.allowedActions.map(({ action }: { action: string }) => action)).toEqual([
      'issue',
      'delete',
    ]);
    expect((await admin.get(`/api/store/order/${orderId}`)).body.invoiceId).toBeNull();
  });

  test('The server refuses a draft for an order that is undelivered, unknown or already invoiced', async () => {
    const { id } = await placeOrder(server, { status: 'shipped' });
    expect(codeOf(await admin.post(INVOICES, { orderId: id }))).toEqual([
      409,
      'order_not_delivered',
    ]);
    const foreign = await deliveredOrder(server, { storeId: 'str_zahra' });
    for (const orderId of ['ord_nobody', foreign]) {
      expect(codeOf(await admin.post(INVOICES, { orderId }))).toEqual([404, 'not_found']);
    }
    const draft = await draftedInvoice(server, admin);
    const again = await admin.post(INVOICES, { orderId: draft.orderId });
    expect(codeOf(again)).toEqual([409, 'already_taken']);
    expect(again.body.current.id).toBe(draft.id);
  });

  test('A draft can be changed, and the server computes its totals', async () => {
    const draft = await draftedInvoice(server, admin);
    const lines = [
      { label: ' Tajine ', quantity: 3, unitPrice: 3333, taxRate: 0.2 },
      { label: 'Miel', quantity: 1, unitPrice: 1001, taxRate: 0.1 },
      { label: 'Geste commercial', quantity: 1, unitPrice: -1000, taxRate: 0.2 },
    ];
    const client = { name: 'Riad Zitoun SARL', ice: '001525713000083' };
    const change = { lines, client, dueDate: '2030-01-15', note: 'Merci.' };
    const { status, body } = await admin.patch(INVOICES + draft.id, change, {
      revision: draft.revision,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 10_000,
      revision: 2,
      dueDate: '2030-01-15',
      note: 'Merci.',
      taxTotals: [
        { taxRate: 0.2, base: 7499, amount: 1500 },
        { taxRate: 0.1, base: 910, amount: 91 },
      ],
      client: { ...client, address: draft.client.address },
    });
    const words = { kind: null, label: 'Tajine', labelEn: null, labelAr: null };
    expect(body.lines[0]).toEqual({ ...lines[0], ...words, total: 9999 });
  });

  test.each([
    [{ total: 1 }, 'total', 'unknown_field'],
    [
      { lines: [{ label: 'a', quantity: -1, unitPrice: 1, taxRate: 0.2 }] },
      'lines.0.quantity',
      'too_small',
    ],
    [
      { lines: [{ label: 'a', quantity: 1.5, unitPrice: 1, taxRate: 0.2 }] },
      'lines.0.quantity',
      'invalid_type',
    ],
    [
      { lines: [{ label: 'a', quantity: 1, unitPrice: 1, taxRate: 0.3 }] },
      'lines.0.taxRate',
      'not_allowed',
    ],
    [
      { lines: [{ label: ' ', quantity: 1, unitPrice: 1, taxRate: 0 }] },
      'lines.0.label',
      'required',
    ],
    [{ lines: [{ label: 'a', quantity: 1, unitPrice: -1, taxRate: 0 }] }, 'lines', 'too_small'],
    [
      { lines: [{ label: 'a', quantity: 100, unitPrice: 100_000_000, taxRate: 0 }] },
      'lines',
      'too_large',
    ],
    [{ client: { name: ' ' } }, 'client.name', 'required'],
    [{ client: { ice: '12' } }, 'client.ice', 'invalid_format'],
  ])('The server refuses the draft change %j', async (change, field, code) => {
    const draft = await draftedInvoice(server, admin);
    const reply = await admin.patch(INVOICES + draft.id, change, { revision: 1 });
    expect([reply.status, reply.body.errors]).toEqual([422, { [field]: [code] }]);
    expect((await admin.get(INVOICES + draft.id)).body).toEqual(draft);
  });

  test('Changing a draft requires its current revision', async () => {
    const draft = await draftedInvoice(server, admin);
    const note = { note: 'un' };
    expect((await admin.patch(INVOICES + draft.id, note)).status).toBe(428);
    expect((await admin.patch(INVOICES + draft.id, note, { revision: 1 })).status).toBe(200);
    const stale = await admin.patch(INVOICES + draft.id, { note: 'deux' }, { revision: 1 });
    expect([stale.status, stale.body.current.note]).toEqual([412, 'un']);
  });

  test('A deleted draft is archived, and its order can be invoiced again', async () => {
    const draft = await draftedInvoice(server, admin);
    const { status, body } = await admin.post(`${INVOICES}${draft.id}/delete`);
    expect([status, body.allowedActions]).toEqual([200, []]);
    expect(codeOf(await admin.post(`${INVOICES}${draft.id}/issue`))).toEqual(REFUSED);
    expect(codeOf(await admin.patch(INVOICES + draft.id, { note: '' }, { revision: 2 }))).toEqual(
      REFUSED,
    );
    const list = await admin.get(`${INVOICES}?q=${draft.orderNumber}`);
    expect(list.body.items).toEqual([]);
    expect((await admin.post(INVOICES, { orderId: draft.orderId })).status).toBe(201);
  });
});

describe('Issuing an invoice', () => {
  test('Issuing numbers the invoice, copies seller and client of that day, and moves the order to invoiced', async () => {
    const draft = await draftedInvoice(server, admin);
    await db
      .update(clients)
      .set({ lastName: 'Tazi', ice: '9' })
      .where(eq(clients.id, draft.client.id));
    await db.update(stores).set({ rce: 'Fès 1' }).where(eq(stores.id, 'str_nejjarine'));
    const { status, body } = await admin.post(`${INVOICES}${draft.id}/issue`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'issued',
      amountPaid: 0,
      amountDue: body.total,
      seller: { rce: 'Fès 1' },
      client: { name: 'Nour Tazi', ice: '9' },
    });
    expect(body.number).toMatch(/^FA-\d{4}-\d{6}$/);
    const order = (await admin.get(`/api/store/order/${draft.orderId}`)).body;
    expect([order.status, order.invoiceId]).toEqual(['invoiced', draft.id]);
    expect(order.history.at(-1)).toMatchObject({
      action: 'invoice',
      from: 'delivered',
      to: 'invoiced',
    });
    await db.update(stores).set({ rce: 'Fès 2' }).where(eq(stores.id, 'str_nejjarine'));
    expect((await admin.get(INVOICES + draft.id)).body.seller.rce).toBe('Fès 1');
  });

  test('Issuing preserves a client set on the draft, and sets a due date after thirty days', async () => {
    const draft = await draftedInvoice(server, admin);
    await admin.patch(
      INVOICES + draft.id,
      { client: { name: 'Riad' }, dueDate: '2020-01-01' },
      { revision: 1 },
    );
    const { body } = await admin.post(`${INVOICES}${draft.id}/issue`);
    expect([body.client.name, body.dueDate]).toEqual(['Riad', body.issueDate]);
    const other = await issuedInvoice(server, admin);
    expect(Date.parse(other.dueDate) - Date.parse(other.issueDate)).toBe(30 * DAY_MS);
  });

  test('An invoice of a paid order is paid at once', async () => {
    const body = await issuedInvoice(server, admin, { isPaid: true });
    expect([body.status, body.amountDue, body.payments[0].recordedBy]).toEqual(['paid', 0, null]);
  });

  test('A draft cannot be issued once its order was returned', async () => {
    const draft = await draftedInvoice(server, admin);
    await db.update(orders).set({ status: 'returned' }).where(eq(orders.id, draft.orderId));
    expect(codeOf(await admin.post(`${INVOICES}${draft.id}/issue`))).toEqual([
      409,
      'order_not_delivered',
    ]);
    expect((await admin.get(INVOICES + draft.id)).body.number).toBeNull();
  });

  test('An issued invoice cannot be changed, not even by SQL', async () => {
    const issued = await issuedInvoice(server, admin);
    const patch = await admin.patch(
      INVOICES + issued.id,
      { note: 'x' },
      { revision: issued.revision },
    );
    expect(codeOf(patch)).toEqual(REFUSED);
    expect(codeOf(await admin.post(`${INVOICES}${issued.id}/delete`))).toEqual(REFUSED);
    const whole = sql`id = ${issued.id}`;
    for (const change of [
      sql`update invoices set total = 1, subtotal = 1, tax_total = 0 where ${whole}`,
      sql`update invoices set number = 'FA-2026-999999' where ${whole}`,
      sql`update invoices set status = 'draft', number = null where ${whole}`,
      sql`update invoices set client = '{}' where ${whole}`,
      sql`update invoices set archived_at = now() where ${whole}`,
      sql`update invoices set due_date = due_date + 90 where ${whole}`,
      sql`delete from invoices where ${whole}`,
      sql`update invoice_series set last_number = last_number + 2`,
      sql`delete from invoice_series`,
    ]) {
      await expect(db.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } });
    }
    expect((await admin.get(INVOICES + issued.id)).body).toEqual(issued);
  });

  test('Issuing repeated under one Idempotency-Key takes effect once', async () => {
    const draft = await draftedInvoice(server, admin);
    const ask = () =>
      admin.post(`${INVOICES}${draft.id}/issue`, {}, { 'idempotency-key': `issue-${draft.id}` });
    const first = await ask();
    expect((await ask()).body).toEqual(first.body);
    const other = await admin.post(
      `${INVOICES}${draft.id}/issue`,
      { note: 'x' },
      { 'idempotency-key': `issue-${draft.id}` },
    );
    expect(codeOf(other)).toEqual([422, 'idempotency_key_reused']);
  });
});

describe('Payments of an invoice', () => {
  test('Recorded payments make the invoice partially paid, then paid, and cannot exceed it', async () => {
    const { id, total } = await issuedInvoice(server, admin, { total: 30_000 });
    const path = `${INVOICES}${id}/recordPayment`;
    const first = await admin.post(path, { amount: 10_000, reference: ' VIR-1 ' });
    expect(first.body).toMatchObject({
      status: 'partially_paid',
      amountPaid: 10_000,
      amountDue: 20_000,
    });
    expect(first.body.payments).toMatchObject([{ amount: 10_000, reference: 'VIR-1' }]);
    const excess = await admin.post(path, { amount: 20_001 });
    expect([excess.status, excess.body.errors]).toEqual([422, { amount: ['exceeds_due'] }]);
    expect((await admin.post(path, { amount: 20_000 })).body.status).toBe('paid');
    expect(codeOf(await admin.post(path, { amount: 1 }))).toEqual(REFUSED);
    expect((await admin.get(INVOICES + id)).body.amountPaid).toBe(total);
  });

  test('A payment captured later by the marketplace pays the amount still due', async () => {
    const { id, orderId, total } = await issuedInvoice(server, admin, { total: 30_000 });
    await admin.post(`${INVOICES}${id}/recordPayment`, { amount: 10_000 });
    const now = server.clock.now();
    await server.database.transaction((tx) => capturePayment(tx, { orderId, now }));
    const { body } = await admin.get(INVOICES + id);
    expect([body.status, body.amountPaid]).toEqual(['paid', total]);
    expect(body.payments.map(({ amount }: { amount: number }) => amount)).toEqual([10_000, 20_000]);
  });

  test('A recorded payment requires an amount and must not be in the future', async () => {
    const { id } = await issuedInvoice(server, admin);
    const path = `${INVOICES}${id}/recordPayment`;
    expect((await admin.post(path, {})).body.errors).toEqual({ amount: ['required'] });
    const ahead = await admin.post(path, { amount: 1, receivedOn: '2099-01-01' });
    expect(ahead.body.errors).toEqual({ receivedOn: ['too_large'] });
  });
});

describe('Crediting an invoice', () => {
  test('Crediting a whole invoice creates a credit note with a number of its own series', async () => {
    const invoice = await issuedInvoice(server, admin, { total: 24_000 });
    const { body } = await admin.post(`${INVOICES}${invoice.id}/credit`, { note: 'Erreur' });
    expect(body).toMatchObject({ status: 'credited', creditedTotal: 24_000, amountDue: 0 });
    const note = (await admin.get(INVOICES + body.creditNotes[0].id)).body;
    expect(note).toMatchObject({
      type: 'credit_note',
      status: 'issued',
      originalInvoiceId: invoice.id,
      originalInvoiceNumber: invoice.number,
      note: 'Erreur',
      total: 24_000,
      amountDue: 0,
      dueDate: null,
      allowedActions: [{ action: 'send', to: 'issued' }],
      taxTotals: invoice.taxTotals,
      seller: invoice.seller,
      client: invoice.client,
    });
    expect(note.number).toMatch(/^AV-\d{4}-\d{6}$/);
    for (const action of ['credit', 'issue', 'delete', 'recordPayment']) {
      expect(codeOf(await admin.post(`${INVOICES}${note.id}/${action}`, { amount: 1 }))).toEqual(
        REFUSED,
      );
      expect(codeOf(await admin.post(`${INVOICES}${invoice.id}/${action}`, { amount: 1 }))).toEqual(
        REFUSED,
      );
    }
    expect((await admin.post(INVOICES, { orderId: invoice.orderId })).status).toBe(201);
  });

  test('Crediting single lines leaves the others to be credited later', async () => {
    const draft = await draftedInvoice(server, admin);
    const lines = [
      { label: 'Bol', quantity: 3, unitPrice: 1000, taxRate: 0.2 },
      { label: 'Verre', quantity: 1, unitPrice: 500, taxRate: 0.2 },
    ];
    await admin.patch(INVOICES + draft.id, { lines }, { revision: 1 });
    const { id } = (await admin.post(`${INVOICES}${draft.id}/issue`)).body;
    const path = `${INVOICES}${id}/credit`;
    const wanted = (position: number, quantity: number) => ({ lines: [{ position, quantity }] });
    const part = await admin.post(path, wanted(0, 2));
    expect(part.body).toMatchObject({ status: 'issued', creditedTotal: 2000, amountDue: 1500 });
    const tooMany = await admin.post(path, wanted(0, 2));
    expect([tooMany.status, tooMany.body.errors]).toEqual([
      422,
      { 'lines.0.quantity': ['exceeds_invoice'] },
    ]);
    expect((await admin.post(path, wanted(7, 1))).body.errors).toEqual({
      'lines.0.position': ['unknown'],
    });
    await admin.post(`${INVOICES}${id}/recordPayment`, { amount: 1000 });
    // A partially paid invoice must be paid before a credit (the contract's table).
    expect(codeOf(await admin.post(path, wanted(1, 1)))).toEqual(REFUSED);
    await admin.post(`${INVOICES}${id}/recordPayment`, { amount: 500 });
    const rest = await admin.post(path, {});
    expect(rest.body).toMatchObject({ status: 'credited', creditedTotal: 3500 });
    const notes = rest.body.creditNotes.map(({ total }: { total: number }) => total);
    expect(notes).toEqual([2000, 1500]);
  });
});

describe('Due date of an invoice', () => {
  test('An invoice past its due date is marked overdue once, even by two concurrent processes', async () => {
    const other = await startTestServer({ beside: server });
    const { id } = await issuedInvoice(server, admin);
    const paid = await issuedInvoice(server, admin, { isPaid: true });
    const onLastDay = new Date(server.clock.now().getTime() + 30 * DAY_MS);
    await markOverdueInvoices(server, onLastDay);
    expect((await admin.get(INVOICES + id)).body.status).toBe('issued');
    const after = new Date(onLastDay.getTime() + DAY_MS);
    const marked = await Promise.all([server, other].map((one) => markOverdueInvoices(one, after)));
    expect(marked.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1);
    expect(await markOverdueInvoices(server, after)).toBe(0);
    expect((await admin.get(INVOICES + id)).body).toMatchObject({ status: 'overdue', revision: 3 });
    expect((await admin.get(INVOICES + paid.id)).body.status).toBe('paid');
  });

  test('A partial payment of an invoice marked overdue before its due date makes it partially paid', async () => {
    const { id } = await issuedInvoice(server, admin, { total: 5000 });
    await db.update(invoices).set({ status: 'overdue' }).where(eq(invoices.id, id));
    const part = await admin.post(`${INVOICES}${id}/recordPayment`, { amount: 1 });
    // By the server's clock, its due date has not passed, so it becomes partially paid.
    expect(part.body.status).toBe('partially_paid');
    expect((await admin.post(`${INVOICES}${id}/recordPayment`, { amount: 4999 })).body.status).toBe(
      'paid',
    );
  });
});

test('The server refuses unknown invoices, actions and parameters', async () => {
  expect((await admin.get(`${INVOICES}inv_nobody`)).status).toBe(404);
  expect((await admin.get(`${INVOICES}x`)).status).toBe(400);
  expect((await admin.post(`${INVOICES}inv_nobody/issue`)).status).toBe(404);
  expect((await admin.post(`${INVOICES}inv_nobody/pay`)).status).toBe(400);
  expect((await admin.patch(`${INVOICES}inv_nobody`, { note: '' }, { revision: 1 })).status).toBe(
    404,
  );
  expect((await admin.get(`${INVOICES}?storeId=str_zahra`)).status).toBe(400);
  const text = await admin.request('POST', INVOICES, {
    raw: 'orderId=1',
    headers: { 'content-type': 'text/plain' },
  });
  expect(text.status).toBe(415);
});

const REFUSED = [409, 'action_not_allowed'];

function codeOf({ status, body }: Reply) {
  return [status, body.code];
}
