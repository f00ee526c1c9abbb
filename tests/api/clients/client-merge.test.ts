import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '../../../server/database/schema/audit';
import { clientMerges, clients, orders } from '../../../server/database/schema/orders';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import { cityId } from '../../../server/seeding/reference-rows';
import { issuedInvoice } from '../invoices/invoice-builder';
import { placeOrder } from '../orders/order-builder';
import { storeLiveProduct } from '../products/product-builder';
import { storeReturn } from '../returns/return-builder';
import { startTestServer } from '../support/test-server';
import { newPhoneNumber, storeClient } from './client-builder';

const server = await startTestServer();
const beside = await startTestServer({ beside: server });
const { db } = server.database;
const seller = await server.signIn('seller');
const admin = await server.signIn('admin');
const besides = await beside.signIn('seller');
const stranger = await server.signIn('admin2');
const FES = { line1: '3, rue Al Qods', line2: null, cityId: cityId('Fès'), zipcode: null };
const RABAT = {
  line1: '9, rue Moulay Youssef',
  line2: null,
  cityId: cityId('Rabat'),
  zipcode: null,
};

describe('Merge of two clients', () => {
  test('The client that stays has the orders, totals, addresses and notes of both', async () => {
    const staying = await storeClient(server, { addresses: [FES], note: 'Fidèle.' });
    const duplicate = await storeClient(server, {
      addresses: [FES, RABAT],
      note: 'Sonner.',
      email: 'nour@exemple.ma',
      createdAt: new Date('2026-01-05T10:00:00Z'),
    });
    await orderOf(staying, { total: 20_000, status: 'delivered' });
    const moved = await orderOf(duplicate, { total: 5000, status: 'delivered' });
    const returnId = await storeReturn(server, moved);
    const { status, body } = await seller.post(mergePath(staying), { duplicateId: duplicate });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: staying,
      email: 'nour@exemple.ma',
      note: 'Fidèle.\n\nSonner.',
      ordersCount: 2,
      totalSpent: 25_000,
      returnsCount: 1,
      createdAt: '2026-01-05T10:00:00.000Z',
      revision: 2,
    });
    expect(body.addresses.map(({ line1 }: { line1: string }) => line1)).toEqual([
      FES.line1,
      RABAT.line1,
    ]);
    const order = (await seller.get(`/api/store/order/${moved}`)).body;
    expect([order.client.id, order.revision]).toEqual([staying, 1]);
    expect((await seller.get(`/api/store/returns/?clientId=${staying}`)).body.items).toMatchObject([
      { id: returnId },
    ]);
    expect((await seller.get(`/api/store/client/${duplicate}`)).body).toEqual(body);
    const found = await seller.get(`/api/store/orders/?q=${body.phoneNumber.replace('+212', '0')}`);
    expect(found.body.items.map(({ id }: { id: string }) => id)).toContain(moved);
    const { body: list } = await seller.get('/api/store/clients/?q=nour@exemple.ma');
    expect(list.items.map(({ id }: { id: string }) => id)).toEqual([staying]);
  });

  test('Issued invoices refer to the client that stays, and say about the buyer what they said', async () => {
    const staying = await storeClient(server);
    const invoice = await issuedInvoice(server, admin, { lastName: 'Doublon' });
    const duplicate = invoice.client.id;
    const draft = (await admin.post('/api/store/invoices/', { clientId: duplicate })).body;
    await admin.post(mergePath(staying), { duplicateId: duplicate });
    const after = (await admin.get(`/api/store/invoices/${invoice.id}`)).body;
    expect(after).toMatchObject({
      number: invoice.number,
      lines: invoice.lines,
      client: { ...invoice.client, id: staying },
    });
    const drafted = (await admin.get(`/api/store/invoices/${draft.id}`)).body;
    expect(drafted.client).toEqual({ ...draft.client, id: staying });
    const changed = db.execute(
      `update invoices set client = jsonb_set(client, '{name}', '"Autre"') where id = '${invoice.id}'`,
    );
    await expect(changed).rejects.toThrow();
  });

  test('A merge is in the audit log, with the deleted client as it was', async () => {
    const staying = await storeClient(server);
    const duplicate = await storeClient(server, { note: 'Sonner.' });
    const orderId = await orderOf(duplicate);
    await seller.post(mergePath(staying), { duplicateId: duplicate });
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorName, await nameOfSeller()));
    const ofRecord = (id: string, action: string) =>
      entries.find(({ entityId, action: done }) => entityId === id && done === action);
    expect(ofRecord(duplicate, 'delete')?.before).toMatchObject({ note: 'Sonner.' });
    expect(ofRecord(orderId, 'update')).toMatchObject({
      before: { client_id: duplicate },
      after: { client_id: staying },
    });
    expect(entries.find(({ entity }) => entity === 'client_merges')?.after).toBeTruthy();
  });

  test('A repeated merge changes nothing, and a chain of merges leads to the last client', async () => {
    const [first, second, third] = await threeClients();
    const once = await seller.post(mergePath(second), { duplicateId: first });
    const again = await seller.post(mergePath(second), { duplicateId: first });
    expect([again.status, again.body]).toEqual([200, once.body]);
    await seller.post(mergePath(third), { duplicateId: second });
    expect((await seller.get(`/api/store/client/${first}`)).body.id).toBe(third);
    const late = await seller.post(mergePath(second), { duplicateId: first });
    expect([late.status, late.body.code, late.body.current.id]).toEqual([
      409,
      'already_merged',
      third,
    ]);
    const reverse = await seller.post(mergePath(first), { duplicateId: third });
    expect([reverse.status, reverse.body.current.id]).toEqual([409, third]);
  });

  test('The server refuses to merge a client with itself, an unknown one or one of another store', async () => {
    const id = await storeClient(server);
    const foreign = await storeClient(server, { storeId: ZAHRA.id });
    const same = await seller.post(mergePath(id), { duplicateId: id });
    expect([same.status, same.body.errors]).toEqual([422, { duplicateId: ['not_allowed'] }]);
    for (const duplicateId of [foreign, 'cli_unknown']) {
      expect((await seller.post(mergePath(id), { duplicateId })).status).toBe(404);
      expect((await seller.post(mergePath(duplicateId), { duplicateId: id })).status).toBe(404);
    }
    expect((await stranger.post(mergePath(foreign), { duplicateId: id })).status).toBe(404);
    expect(await db.$count(clients, eq(clients.id, foreign))).toBe(1);
  });

  test('The server refuses a merge whose note or addresses would be too long, and keeps both clients', async () => {
    const addresses = Array.from({ length: 6 }, (_, at) => ({ ...FES, line1: `${at}, rue Rabta` }));
    const staying = await storeClient(server, { note: 'x'.repeat(1500), addresses });
    const others = addresses.map((address) => ({ ...address, cityId: RABAT.cityId }));
    const duplicateId = await storeClient(server, { note: 'y'.repeat(1500), addresses: others });
    const { status, body } = await seller.post(mergePath(staying), { duplicateId });
    expect([status, body.errors]).toEqual([422, { addresses: ['too_many'], note: ['too_long'] }]);
    expect(await db.$count(clients, eq(clients.id, duplicateId))).toBe(1);
  });
});

describe('Merges at once', () => {
  test('Of two merges in opposite directions on two servers, one client stays and has all orders', async () => {
    const [one, other] = await threeClients();
    await orderOf(one);
    await orderOf(other);
    const replies = await Promise.all([
      seller.post(mergePath(one), { duplicateId: other }),
      besides.post(mergePath(other), { duplicateId: one }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const staying = replies.find(({ status }) => status === 200)?.body;
    expect(staying.ordersCount).toBe(2);
    expect(replies.find(({ status }) => status === 409)?.body.current.id).toBe(staying.id);
  });

  test('Equal merges and chains of merges at once on two servers lose no order', async () => {
    const [first, second, third] = await threeClients();
    for (const id of [first, second, third]) await orderOf(id);
    const merges = [
      () => seller.post(mergePath(second), { duplicateId: first }),
      () => besides.post(mergePath(second), { duplicateId: first }),
      () => besides.post(mergePath(third), { duplicateId: second }),
    ];
    const replies = await Promise.all(merges.map((merge) => merge()));
    expect(replies.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    for (const duplicateId of [first, second]) {
      const { body } = await seller.get(`/api/store/client/${duplicateId}`);
      if (body.id !== third) await seller.post(mergePath(third), { duplicateId: body.id });
    }
    const { body } = await seller.get(`/api/store/client/${third}`);
    expect([body.id, body.ordersCount]).toEqual([third, 3]);
    expect(await db.$count(clientMerges, eq(clientMerges.clientId, third))).toBe(2);
  });

  test('Orders of a client who is merged meanwhile are placed and belong to the client that stays', async () => {
    const phoneNumber = newPhoneNumber();
    const staying = await storeClient(server, { phoneNumber });
    const duplicate = await storeClient(server, { phoneNumber, firstName: 'Noura' });
    const billing = {
      firstName: 'Noura',
      lastName: 'El Alami',
      phoneNumber,
      line1: FES.line1,
      cityId: FES.cityId,
    };
    const { variantIds } = await storeLiveProduct(server, {
      storeId: NEJJARINE.id,
      variants: [{ stockOnHand: 9 }],
    });
    const items = [{ id: variantIds[0] ?? '', quantity: 1 }];
    const take = () => besides.post('/api/store/order/create', { items, billing });
    const replies = await Promise.all([
      take(),
      seller.post(mergePath(staying), { duplicateId: duplicate }),
      take(),
      take(),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([201, 200, 201, 201]);
    expect(await db.$count(orders, eq(orders.clientId, staying))).toBe(3);
    expect(await db.$count(clients, eq(clients.phoneNumber, phoneNumber))).toBe(1);
  });
});

function mergePath(clientId: string): string {
  return `/api/store/client/${clientId}/merge`;
}

async function threeClients(): Promise<[string, string, string]> {
  return [await storeClient(server), await storeClient(server), await storeClient(server)];
}

/** Places an order of the client. */
async function orderOf(
  clientId: string,
  wanted: Parameters<typeof placeOrder>[1] = {},
): Promise<string> {
  const { id } = await placeOrder(server, wanted);
  await db.update(orders).set({ clientId }).where(eq(orders.id, id));
  return id;
}

async function nameOfSeller(): Promise<string> {
  const { body } = await seller.get('/api/user/');
  return `${body.firstName} ${body.lastName}`;
}
