import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../server/database/ids';
import { clients } from '../../../server/database/schema/orders';
import type { ApiClient, Reply } from '../support/api-client';
import { startTestServer } from '../support/test-server';
import { mailsTo } from '../users/mail-outbox';

const server = await startTestServer();
const { db } = server.database;
const INVOICES = '/api/store/invoices/';
const riad = {
  name: 'Riad Zitoun SARL',
  ice: '001525713000083',
  address: '4, derb Lihoudi, Fès',
  email: 'compta@riad.exemple.ma',
};
const lines = [
  { label: 'Atelier de poterie', quantity: 2, unitPrice: 12_000, taxRate: 0.2 },
  { label: 'Livre', quantity: 1, unitPrice: 10_700, taxRate: 0.07 },
];
let admin: ApiClient;

beforeAll(async () => {
  admin = await server.signIn('admin');
});

describe('Draft invoice without an order', () => {
  test('A draft without an order has the client of the request, and no lines at first', async () => {
    const { status, body } = await admin.post(INVOICES, { client: riad });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'invoice',
      status: 'draft',
      number: null,
      orderId: null,
      orderNumber: null,
      client: { id: null, ...riad },
      lines: [],
      taxTotals: [],
      total: 0,
      amountDue: 0,
      seller: { name: 'Nejjarine Artisanat SARL', ice: '001984563000047' },
    });
    expect((await admin.get(INVOICES + body.id)).body).toEqual(body);
  });

  test('A draft without an order copies one of the store’s clients', async () => {
    const client = await clientOf('str_nejjarine');
    const { status, body } = await admin.post(INVOICES, { clientId: client.id });
    expect(status).toBe(201);
    expect(body.client).toMatchObject({
      id: client.id,
      name: `${client.firstName} ${client.lastName}`,
      email: client.email,
    });
    expect(body.client.address).toContain(client.addresses[0]?.line1);
  });

  test('The server answers 404 for a draft with another store’s client or an unknown one', async () => {
    const foreign = await clientOf('str_zahra');
    for (const clientId of [foreign.id, 'cli_nobody']) {
      expect(codeOf(await admin.post(INVOICES, { clientId }))).toEqual([404, 'not_found']);
    }
  });

  test.each([
    [{ ...riad, name: '  ' }, { 'client.name': ['required'] }],
    [{ ...riad, address: ' ' }, { 'client.address': ['required'] }],
    [{ ...riad, email: 'a@b.ma, c@d.ma' }, { 'client.email': ['invalid_email'] }],
  ])(
    'The server reports errors of a draft’s client at their fields: %j',
    async (client, errors) => {
      const { status, body } = await admin.post(INVOICES, { client });
      expect([status, body.errors]).toEqual([422, errors]);
    },
  );

  test.each([
    [{}],
    [{ client: { ...riad, ice: '12345' } }],
    [{ client: { name: 'Sans adresse' } }],
    [{ client: riad, clientId: 'cli_1' }],
    [{ orderId: 'ord_1', client: riad }],
    [{ client: { ...riad, id: 'cli_1' } }],
  ])('The server refuses a draft made of %j', async (wanted) => {
    expect((await admin.post(INVOICES, wanted)).status).toBeGreaterThanOrEqual(400);
    expect((await admin.post(INVOICES, wanted)).status).toBeLessThan(500);
  });

  test('A manager can create a draft without an order, and a store user cannot', async () => {
    const [manager, seller] = [await server.signIn('manager'), await server.signIn('seller')];
    expect((await seller.post(INVOICES, { client: riad })).status).toBe(403);
    expect((await manager.post(INVOICES, { client: riad })).status).toBe(201);
  });

  test('A draft requested twice under one Idempotency-Key is created once', async () => {
    const key = { 'idempotency-key': newId('key') };
    const [one, other] = [
      await admin.post(INVOICES, { client: riad }, key),
      await admin.post(INVOICES, { client: riad }, key),
    ];
    expect(other.body).toEqual(one.body);
  });

  test('A draft without lines or without an address cannot be issued', async () => {
    const { body } = await admin.post(INVOICES, { client: riad });
    const reply = await admin.post(`${INVOICES}${body.id}/issue`);
    expect(codeOf(reply)).toEqual([422, 'draft_incomplete']);
    expect(reply.body.errors).toEqual({ lines: ['required'] });
    const [client] = await db
      .insert(clients)
      .values({
        id: newId('cli'),
        storeId: 'str_nejjarine',
        firstName: 'Sans',
        lastName: 'Adresse',
        phoneNumber: '+212600000001',
        createdAt: new Date(),
        updatedAt: new Date(),
      })
      .returning();
    const homeless = (await admin.post(INVOICES, { clientId: client?.id })).body;
    const { body: written } = await change(homeless, { lines });
    const refused = await admin.post(`${INVOICES}${homeless.id}/issue`);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'client.address': ['required'] },
    ]);
    await change(written, { client: { address: 'Fès' } });
    expect((await admin.post(`${INVOICES}${homeless.id}/issue`)).body.status).toBe('issued');
  });

  test('A draft without an order can be changed and deleted', async () => {
    const draft = (await admin.post(INVOICES, { client: riad })).body;
    const { body } = await change(draft, { lines, client: { email: null, ice: null } });
    expect(body).toMatchObject({ total: 34_700, client: { email: null, ice: null } });
    expect(body.taxTotals).toEqual([
      { taxRate: 0.2, base: 20_000, amount: 4000 },
      { taxRate: 0.07, base: 10_000, amount: 700 },
    ]);
    const wrong = await change(body, { client: { email: 'nobody' } });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { 'client.email': ['invalid_email'] }]);
    expect((await admin.post(`${INVOICES}${draft.id}/delete`)).status).toBe(200);
    expect((await list('riad zitoun')).map(({ id }) => id)).not.toContain(draft.id);
  });
});

describe('Invoice without an order', () => {
  test('An invoice without an order has a number, and is unpaid until payments are recorded', async () => {
    const invoice = await issued();
    expect(invoice).toMatchObject({
      status: 'issued',
      orderId: null,
      orderNumber: null,
      amountDue: 34_700,
      client: { id: null, ...riad },
    });
    expect(invoice.number).toMatch(/^FA-\d{4}-\d{6}$/);
    const path = `${INVOICES}${invoice.id}`;
    const partly = (await admin.post(`${path}/recordPayment`, { amount: 700 })).body;
    expect([partly.status, partly.amountDue]).toEqual(['partially_paid', 34_000]);
    const paid = (await admin.post(`${path}/recordPayment`, { amount: 34_000 })).body;
    expect([paid.status, paid.payments.length]).toEqual(['paid', 2]);
  });

  test('An invoice without an order can be credited by credit notes without an order', async () => {
    const invoice = await issued();
    const some = { lines: [{ position: 0, quantity: 1 }] };
    const partly = (await admin.post(`${INVOICES}${invoice.id}/credit`, some)).body;
    expect([partly.status, partly.creditedTotal]).toEqual(['issued', 12_000]);
    const credited = (await admin.post(`${INVOICES}${invoice.id}/credit`, {})).body;
    expect([credited.status, credited.creditedTotal]).toEqual(['credited', 34_700]);
    const note = (await admin.get(INVOICES + credited.creditNotes[1].id)).body;
    expect(note).toMatchObject({ orderId: null, orderNumber: null, client: invoice.client });
  });

  test('An invoice without an order is found, listed, totalled and exported', async () => {
    const name = `Maison Introuvable ${newId('x')}`;
    const invoice = await issued({ ...riad, name });
    expect((await list(name)).map(({ id }) => id)).toEqual([invoice.id]);
    expect((await list(invoice.number)).map(({ id }) => id)).toEqual([invoice.id]);
    expect((await list('null')).map(({ id }) => id)).not.toContain(invoice.id);
    const { body } = await admin.get(`${INVOICES}?q=${encodeURIComponent(name)}`);
    expect(body.totals).toEqual([
      { type: 'invoice', status: 'issued', count: 1, total: 34_700, amountDue: 34_700 },
    ]);
    const file = await admin.get(`${INVOICES}export/?q=${encodeURIComponent(name)}&language=fr`);
    const [, line = ''] = file.text.trim().split('\r\n');
    expect(line).toContain(`${invoice.number},Facture,Émise,,,${name}`);
  });

  test('The mail of an invoice without an order names no order', async () => {
    const email = 'sans-commande@exemple.ma';
    const invoice = await issued({ ...riad, email });
    expect((await admin.post(`${INVOICES}${invoice.id}/send`, { email })).status).toBe(200);
    const [mail = ''] = await mailsTo(server, email);
    expect(mail).toContain(invoice.number);
    expect(mail).toContain('Atelier de poterie');
    expect(mail).not.toMatch(/Commande|#null|null/);
  });

  test('An issued invoice preserves the client of its draft after the client’s record changed', async () => {
    const client = await clientOf('str_nejjarine');
    const draft = (await admin.post(INVOICES, { clientId: client.id })).body;
    await change(draft, { lines });
    const was = client.lastName;
    await db.update(clients).set({ lastName: 'Autrement' }).where(eq(clients.id, client.id));
    const { body } = await admin.post(`${INVOICES}${draft.id}/issue`);
    await db.update(clients).set({ lastName: was }).where(eq(clients.id, client.id));
    expect(body.client).toEqual(draft.client);
  });
});

function codeOf({ status, body }: Reply) {
  return [status, body.code];
}

async function clientOf(storeId: string) {
  const rows = await db.select().from(clients).where(eq(clients.storeId, storeId));
  const found = rows.find(({ addresses }) => addresses.length > 0);
  if (!found) throw new Error(`${storeId} has no client with an address.`);
  return found;
}

function change({ id, revision }: Reply['body'], body: object) {
  return admin.patch(INVOICES + id, body, { revision });
}

async function issued(client: object = riad): Promise<Reply['body']> {
  const draft = (await admin.post(INVOICES, { client })).body;
  await change(draft, { lines });
  return (await admin.post(`${INVOICES}${draft.id}/issue`)).body;
}

async function list(q: string): Promise<{ id: string }[]> {
  return (await admin.get(`${INVOICES}?q=${encodeURIComponent(q)}`)).body.items;
}
