import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { MarketplacePayoutAction } from '#domain/payouts/payout-lifecycle';
import { clients } from '../../../server/database/schema/orders';
import { payouts } from '../../../server/database/schema/payouts';
import { NEJJARINE_LOGO, ZAHRA_LOGO } from '../../../server/demo/demo-logos';
import { recordDelivery } from '../../../server/marketplace/marketplace-orders';
import { closePayoutPeriods } from '../../../server/payouts/close-payout-periods';
import { transitionPayout } from '../../../server/payouts/payout-transitions';
import { draftedInvoice, issuedInvoice } from '../invoices/invoice-builder';
import { placeOrder } from '../orders/order-builder';
import { createSale } from '../payouts/payout-history';
import { startTestServer } from '../support/test-server';

const server = await startTestServer();
const other = await startTestServer({ beside: server });
const admin = await server.signIn('admin');
const stranger = await server.signIn('admin2');
const { db } = server.database;
const STORE = 'str_nejjarine';
/** A Wednesday after all demo data. */
const WEDNESDAY = new Date('2031-06-04T12:00:00Z');
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

let moves = 0;

describe('Letterhead of a document', () => {
  test('An issued invoice keeps name, address and legal numbers of its day, and a later one has the new ones', async () => {
    const before = await move();
    const invoice = await issuedInvoice(server, admin);
    const draft = await draftedInvoice(server, admin);
    expect(draft.letterheadId).toBeNull();
    const after = await move();
    const again = await read(`/api/store/invoices/${invoice.id}`);
    expect(again.letterheadId).toBe(invoice.letterheadId);
    expect(await letterheadOf(again)).toEqual({ ...before, ...CITY });
    expect(again.seller).toEqual(invoice.seller);
    const { body: issued } = await admin.post(`/api/store/invoices/${draft.id}/issue`);
    expect(await letterheadOf(issued)).toEqual({ ...after, ...CITY });
  });

  test('A credit note names the seller of its own day, and the invoice keeps its seller', async () => {
    await move();
    const invoice = await issuedInvoice(server, admin);
    const after = await move();
    const { body: credited } = await admin.post(`/api/store/invoices/${invoice.id}/credit`, {});
    const note = await read(`/api/store/invoices/${credited.creditNotes[0].id}`);
    expect(await letterheadOf(note)).toEqual({ ...after, ...CITY });
    expect([note.seller.rce, note.seller.address]).toEqual([
      after.rce,
      expect.stringContaining(after.billingAddress),
    ]);
    expect(note.client).toEqual(invoice.client);
    await move();
    expect(await letterheadOf(await read(`/api/store/invoices/${note.id}`))).toEqual({
      ...after,
      ...CITY,
    });
  });

  test('The statement of a closed payout keeps the store of its closing, and the account of its transfer', async () => {
    await settle(WEDNESDAY);
    await createSale(server, STORE, 10_000, WEDNESDAY);
    await settle(new Date(WEDNESDAY.getTime() + 1));
    const [open] = await db
      .select()
      .from(payouts)
      .where(sql`store_id = ${STORE} and status = 'open'`);
    const payoutId = open?.id ?? '';
    const path = `/api/store/payouts/${payoutId}`;
    expect(await read(path)).toMatchObject({ letterheadId: null, account: null });
    const before = await move();
    await settle(new Date(WEDNESDAY.getTime() + WEEK_MS));
    const paid = await pay('007270000123456789012390');
    await transfer(payoutId, 'process');
    await move();
    await transfer(payoutId, 'fail', { reasonCode: 'bank_error' });
    await pay('011780000012345678901296');
    expect(await read(path)).toMatchObject({ status: 'failed', account: paid });
    await transfer(payoutId, 'retry');
    expect(await read(path)).toMatchObject({ status: 'scheduled', account: null });
    const second = (await read('/api/store/my/get/')).payment;
    await transfer(payoutId, 'process');
    await transfer(payoutId, 'pay', { bankReference: 'VIR1' });
    await pay('007270000123456789012390');
    const last = await read(path);
    expect(last).toMatchObject({ status: 'paid', account: second });
    expect(await letterheadOf(last)).toEqual({ ...before, ...CITY });
  });

  test('A logo that is replaced stays on the documents of before', async () => {
    await change({ logo: NEJJARINE_LOGO });
    const invoice = await issuedInvoice(server, admin);
    await change({ logo: ZAHRA_LOGO });
    const next = await issuedInvoice(server, admin);
    const logos = [invoice, next].map(async ({ letterheadId }) => {
      return (await read(`/api/store/letterhead/${letterheadId}`)).logo;
    });
    expect(await Promise.all(logos)).toEqual([NEJJARINE_LOGO, ZAHRA_LOGO]);
  });

  test('Other settings make no further letterhead, and documents of one day share one', async () => {
    const [one, another] = [await issuedInvoice(server, admin), await issuedInvoice(server, admin)];
    await change({ description: 'Menuiserie et zellige' });
    const third = await issuedInvoice(server, admin);
    expect([another.letterheadId, third.letterheadId]).toEqual([
      one.letterheadId,
      one.letterheadId,
    ]);
  });

  test('The database refuses to change a letterhead, or that of an issued invoice', async () => {
    const invoice = await issuedInvoice(server, admin);
    await move();
    const { letterheadId } = await issuedInvoice(server, admin);
    const refused = { cause: { code: '23001' } };
    await expect(
      db.execute(sql`update letterheads set name = 'X' where id = ${letterheadId}`),
    ).rejects.toMatchObject(refused);
    await expect(
      db.execute(sql`update invoices set letterhead_id = ${letterheadId} where id = ${invoice.id}`),
    ).rejects.toMatchObject(refused);
  });

  test('A store does not read the letterhead of another', async () => {
    const { letterheadId } = await issuedInvoice(server, admin);
    const path = `/api/store/letterhead/${letterheadId}`;
    expect((await stranger.get(path)).status).toBe(404);
    expect((await admin.get('/api/store/letterhead/lth_unknown')).status).toBe(404);
  });
});

describe('Papers of a parcel that was handed over', () => {
  test('The parcel keeps sender, recipient, payment and carrier of the handover', async () => {
    const sender = await move();
    const phone = '+212522487310';
    const { body: carrier } = await admin.post('/api/store/carrier/create', {
      name: `Messagerie ${moves}`,
      phone,
      trackingAddress: 'https://suivi.exemple.ma/{number}',
    });
    const { id } = await placeOrder(server, { status: 'ready', firstName: 'Salma' });
    expect(await read(`/api/store/order/${id}`)).toMatchObject({
      carrierId: null,
      handOver: null,
      letterheadId: null,
    });
    const { body: order } = await admin.post(`/api/store/order/${id}/handOver`, {
      carrier: carrier.name,
      trackingNumber: 'AM1',
    });
    const { id: clientId, firstName, lastName, phoneNumber } = order.client;
    const kept = {
      carrier: carrier.name,
      carrierId: carrier.id,
      carrierPhone: phone,
      trackingUrl: 'https://suivi.exemple.ma/AM1',
      handOver: { recipient: { firstName, lastName, phoneNumber }, paymentStatus: 'pending' },
      letterheadId: order.letterheadId,
    };
    expect(order).toMatchObject({ ...kept, letterheadId: expect.stringMatching(/^lth_/) });
    const patched = await admin.patch(
      `/api/store/carrier/${carrier.id}`,
      { name: `Autre ${moves}`, phone: '0528893516', trackingAddress: 'https://autre.ma/{number}' },
      { revision: carrier.revision },
    );
    expect(patched.status).toBe(200);
    await admin.post('/api/store/carrier/create', {
      name: carrier.name,
      phone: '0535624108',
      trackingAddress: 'https://nouveau.ma/{number}',
    });
    await db
      .update(clients)
      .set({ firstName: 'Autre', phoneNumber: '+212600000001' })
      .where(eq(clients.id, clientId));
    await move();
    await recordDelivery(other.database, id, server.clock.now());
    const later = await read(`/api/store/order/${id}`);
    expect(later).toMatchObject({
      ...kept,
      status: 'delivered',
      paymentStatus: 'captured',
      client: { firstName: 'Autre' },
    });
    expect(await letterheadOf(later)).toEqual({ ...sender, ...CITY });
  });
});

/** The city of the store, which the tests do not change. */
const CITY = { city: { name: 'Fès', nameEn: 'Fez', nameAr: 'فاس' } };

async function read(path: string) {
  const { status, body } = await admin.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

async function change(settings: object): Promise<void> {
  const { revision } = await read('/api/store/my/get/');
  const reply = await admin.patch(`/api/store/update/${STORE}`, settings, { revision });
  expect(reply.status).toBe(200);
}

/** Moves the store to another address, with other names and numbers. */
async function move() {
  moves += 1;
  const place = {
    name: `Atelier ${moves}`,
    nameAr: `ورشة ${moves}`,
    juridicalName: `Artisanat ${moves} SARL`,
    billingAddress: `${moves}, rue des Souks`,
    phone: `+2125357412${String(moves).padStart(2, '0')}`,
    rce: String(48_200 + moves),
  };
  await change(place);
  return place;
}

/** Changes the store's account, and returns it. */
async function pay(rib: string) {
  await change({ payment: { holderName: 'Nejjarine', bankName: 'Banque', rib } });
  return (await read('/api/store/my/get/')).payment;
}

/** What the letterhead of a record says, of the fields that `move` changes, and the city. */
async function letterheadOf({ letterheadId }: { letterheadId: string }) {
  const letterhead = await read(`/api/store/letterhead/${letterheadId}`);
  const { name, nameAr, juridicalName, billingAddress, phone, rce, city } = letterhead;
  return { name, nameAr, juridicalName, billingAddress, phone, rce, city };
}

function settle(at: Date): Promise<number> {
  return closePayoutPeriods(server, at);
}

/** Moves the payout for the marketplace, in another process, two weeks after its sale. */
function transfer(payoutId: string, action: MarketplacePayoutAction, facts: object = {}) {
  const now = new Date(WEDNESDAY.getTime() + 2 * WEEK_MS);
  return other.database.transaction((tx) =>
    transitionPayout(tx, { payoutId, action, now, ...facts }),
  );
}
