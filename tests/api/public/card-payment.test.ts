import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { executeCardInstruction } from '../../../server/cards/card-instructions';
import { releaseUnplacedCard } from '../../../server/cards/card-payments';
import { sendTestChargeNotice } from '../../../server/cards/test-processor/send-test-charge-notice';
import { isTestProcessor } from '../../../server/cards/test-processor/test-card-processor';
import { cardInstructions, cardPayments, testCharges } from '../../../server/database/schema/cards';
import { orderItems } from '../../../server/database/schema/orders';
import { products, type variants } from '../../../server/database/schema/products';
import { NEJJARINE, ZAHRA } from '../../../server/demo/demo-stores';
import { transitionOrder } from '../../../server/orders/order-transitions';
import { findOrder } from '../../../server/orders/orders.repository';
import { MARKETPLACE, SYSTEM } from '../../../server/orders/performers';
import { cityId } from '../../../server/seeding/reference-rows';
import { startJobWorker } from '../../../server/worker/worker';
import { storeLiveProduct } from '../products/product-builder';
import { lastOrderNumber } from '../support/order-numbers';
import { startTestServer } from '../support/test-server';

const many = { publicWritesPerMinute: 1000 };
const server = await startTestServer({ config: many });
const beside = await startTestServer({ beside: server, config: many });
const { db } = server.database;

const APPROVED = '4242424242424242';
const DECLINED = '4000000000000002';
const UNANSWERED = '4000000000000119';
const ANSWERED_TWICE = '4000000000000077';

describe('Cart paid by card', () => {
  test('A cart paid by card is ordered, and the seller sees an authorised payment', async () => {
    const { status, body } = await pay(await card(APPROVED), await cart());
    expect([status, body.paymentMethod, body.total]).toEqual([201, 'card', 12_000]);
    const admin = await server.signIn('admin');
    const order = await admin.get(`/api/store/order/${body.orders[0].id}`);
    expect(order.body).toMatchObject({ paymentMethod: 'card', paymentStatus: 'authorized' });
    const { body: list } = await admin.get(`/api/store/payments/?q=${body.orders[0].number}`);
    expect(list.items).toMatchObject([{ method: 'card', status: 'authorized', amount: 12_000 }]);
    expect(list.items[0].reference).toMatch(/^test_/);
  });

  test('A card payment for several stores is one charge of the total', async () => {
    const items = [
      { id: await good(), quantity: 1 },
      { id: await good({}, ZAHRA.id), quantity: 1 },
    ];
    const { body } = await pay(await card(APPROVED), { items });
    expect(body.orders).toHaveLength(2);
    expect(await chargesOf(body.orders[0].id)).toMatchObject([{ amount: body.total }]);
    expect(await chargesOf(body.orders[1].id)).toEqual(await chargesOf(body.orders[0].id));
  });

  test('A cart with a declined card is not ordered until another card pays it under the same key', async () => {
    const [own, key] = [await cart(), randomUUID()];
    const before = await lastOrderNumber(server.database);
    const refused = await pay(await card(DECLINED), own, key);
    expect([refused.status, refused.body.code]).toEqual([409, 'card_declined']);
    expect([await orderedPieces(own), await lastOrderNumber(server.database)]).toEqual([0, before]);
    const { status, body } = await pay(await card(APPROVED), own, key);
    expect([status, body.orders[0].number]).toEqual([201, String(before + 1)]);
    expect(await orderedPieces(own)).toBe(1);
  });

  test('A cart is ordered once when it is sent again after the bank did not answer', async () => {
    const [own, key, reference] = [await cart(), randomUUID(), await card(UNANSWERED)];
    const silent = await pay(reference, own, key);
    expect([silent.status, silent.body.code]).toEqual([503, 'card_unanswered']);
    expect(await orderedPieces(own)).toBe(0);
    const [again, once] = [await pay(reference, own, key), await pay(reference, own, key)];
    expect([again.status, once.text]).toEqual([201, again.text]);
    expect([await orderedPieces(own), await chargesOf(again.body.orders[0].id)]).toMatchObject([
      1,
      [{ amount: 12_000 }],
    ]);
  });

  test('A cart sent ten times concurrently to two servers is ordered and charged once', async () => {
    const [own, key, reference] = [await cart(), randomUUID(), await card(APPROVED)];
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => pay(reference, own, key, turn % 2 ? server : beside)),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(201);
    expect(await orderedPieces(own)).toBe(1);
    expect(await db.$count(testCharges, eq(testCharges.reference, reference))).toBe(1);
  });

  test('A card payment under the key of an order on delivery returns that order without a charge', async () => {
    const [own, key, reference] = [await cart(), randomUUID(), await card(APPROVED)];
    const first = await place({ ...own }, key);
    const second = await pay(reference, own, key);
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect(await db.$count(testCharges, eq(testCharges.reference, reference))).toBe(0);
  });

  test('The server refuses a sold-out item before it contacts the bank', async () => {
    const own = { items: [{ id: await good({ stockOnHand: 0 }), quantity: 1 }] };
    const reference = await card(APPROVED);
    const { status, body } = await pay(reference, own);
    expect([status, body.code]).toEqual([409, 'out_of_stock']);
    expect(await db.$count(testCharges, eq(testCharges.reference, reference))).toBe(0);
  });

  test('Two concurrent card payments for the last piece make one order, and the other charge is released', async () => {
    const own = { items: [{ id: await good({ stockOnHand: 1 }), quantity: 1 }] };
    const references = [await card(APPROVED), await card(APPROVED)];
    const replies = await Promise.all(references.map((reference) => pay(reference, own)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    await workOff();
    const held = await db
      .select({ amount: testCharges.amount, released: testCharges.released })
      .from(testCharges)
      .where(sql`${testCharges.reference} in (${references[0]}, ${references[1]})`);
    const kept = held.filter(({ released }) => released === 0);
    expect(kept).toEqual([{ amount: 12_000, released: 0 }]);
  });

  test('The server requires a card reference, and refuses cards where they are not accepted', async () => {
    const unnamed = await place({ ...(await cart()), paymentMethod: 'card' });
    expect([unnamed.status, unnamed.body.errors]).toEqual([422, { cardReference: ['required'] }]);
    const cash = await startTestServer({
      beside: server,
      config: { ...many, cardProcessor: 'none' },
    });
    const own = await cart();
    const { body: quote } = await cash.anonymous.post('/api/public/checkout/quote', {
      items: own.items,
      cityId: cityId('Fès'),
    });
    expect(quote.paymentMethods).toEqual(['cod']);
    const refused = await pay('crd_x', own, randomUUID(), cash);
    expect([refused.status, refused.body.errors]).toEqual([422, { paymentMethod: ['invalid'] }]);
    expect((await keep(APPROVED, cash)).status).toBe(404);
    expect((await tell({}, cash)).status).toBe(404);
  });
});

describe('Authorised amount', () => {
  test('The authorised amount is released when the customer does not finish the order', async () => {
    const reference = await card(UNANSWERED);
    await pay(reference, await cart());
    const [held] = await db
      .select()
      .from(cardPayments)
      .where(eq(cardPayments.cardReference, reference));
    await releaseUnplacedCard(server.context, { cardPaymentId: held?.id ?? '' });
    await releaseUnplacedCard(server.context, { cardPaymentId: held?.id ?? '' });
    await workOff();
    const charges = await db.select().from(testCharges).where(eq(testCharges.reference, reference));
    expect(charges).toMatchObject([{ amount: 12_000, released: 12_000, captured: 0 }]);
  });

  test('The authorised amount is captured when the order proceeds, and refunded by pieces and as a whole', async () => {
    const own = { items: [{ id: await good({ price: 40_000 }), quantity: 2 }] };
    const { body } = await pay(await card(APPROVED), own);
    const { id } = body.orders[0];
    await move(id, 'verify');
    expect(await chargesOf(id)).toMatchObject([{ captured: 0, refunded: 0 }]);
    // Another process runs the queued jobs of this one.
    const { databaseUrl } = server;
    const worker = startJobWorker(beside.context, { databaseUrl, pollMs: 50, recurring: {} });
    await expect
      .poll(() => chargesOf(id), { timeout: 30_000 })
      .toMatchObject([{ captured: 80_000, refunded: 0 }]);
    await worker.stop();
    const admin = await server.signIn('admin');
    const { body: order } = await admin.get(`/api/store/order/${id}`);
    expect((await admin.post(`/api/store/order/${id}/accept`, {})).status).toBe(200);
    const pieces = {
      reasonCode: 'damaged',
      items: [{ orderItemId: order.items[0].id, quantity: 1 }],
    };
    const cancelled = await admin.post(`/api/store/order/${id}/cancellation/create`, pieces);
    expect([cancelled.status, cancelled.body.refundTotal]).toEqual([201, 40_000]);
    await workOff();
    await workOff();
    expect(await chargesOf(id)).toMatchObject([{ captured: 80_000, refunded: 40_000 }]);
  });

  test('The authorised amount is released when the order is cancelled before the store receives it', async () => {
    const { body } = await pay(await card(APPROVED), await cart());
    const { id } = body.orders[0];
    await move(id, 'cancel');
    await workOff();
    expect(await chargesOf(id)).toMatchObject([{ amount: 12_000, captured: 0, released: 12_000 }]);
  });
});

describe('Notice of the card processor', () => {
  test('A processor’s notice received twice counts once, and the order can be placed afterwards', async () => {
    const [own, key, reference] = [await cart(), randomUUID(), await card(UNANSWERED)];
    await pay(reference, own, key);
    const [asked] = await db
      .select()
      .from(cardPayments)
      .where(eq(cardPayments.cardReference, reference));
    const notice = await noticeOf(asked?.id ?? '');
    expect([(await tell(notice)).status, (await tell(notice)).status]).toEqual([204, 204]);
    expect((await pay(reference, own, key)).status).toBe(201);
    expect((await tell(notice)).status).toBe(204);
    expect(await orderedPieces(own)).toBe(1);
  });

  test('A processor’s notice sent twice does not change the order', async () => {
    const own = await cart();
    const { body } = await pay(await card(ANSWERED_TWICE), own);
    const [charge] = await chargesOf(body.orders[0].id);
    await sendTestChargeNotice(server.context, { key: charge?.key ?? '', times: 2 });
    expect(await orderedPieces(own)).toBe(1);
  });

  test('The server refuses a processor’s notice with a wrong signature or for an unknown payment', async () => {
    const { body } = await pay(await card(APPROVED), await cart());
    const [charge] = await chargesOf(body.orders[0].id);
    const notice = await noticeOf(charge?.key ?? '');
    expect((await tell({ ...notice, outcome: 'declined' })).status).toBe(403);
    expect((await tell({ ...notice, signature: 'x' })).status).toBe(403);
    await db.delete(testCharges).where(eq(testCharges.key, 'cdp_other'));
    await db.insert(testCharges).values({
      key: 'cdp_other',
      reference: 'crd_other',
      outcome: 'approved',
      amount: 1,
      createdAt: server.clock.now(),
    });
    expect((await tell(await noticeOf('cdp_other'))).status).toBe(404);
  });
});

test('The test processor accepts only test card numbers, and does not store them', async () => {
  const refused = await keep('4111111111111111');
  expect([refused.status, refused.body.errors]).toEqual([422, { number: ['not_a_test_card'] }]);
  await keep(APPROVED);
  expect(server.logs.join('\n')).not.toContain('4111111111111111');
  const { rows } = await db.execute(sql`select * from test_cards`);
  expect(JSON.stringify(rows)).not.toContain(APPROVED);
});

interface Items {
  readonly items: readonly { readonly id: string; readonly quantity: number }[];
}

async function good(
  variant: Partial<typeof variants.$inferSelect> = {},
  storeId: string = NEJJARINE.id,
): Promise<string> {
  const own = { price: 10_000, ...variant };
  const { id, variantIds } = await storeLiveProduct(server, { storeId, variants: [own] });
  await db.update(products).set({ lowStockThreshold: 0 }).where(eq(products.id, id));
  return variantIds[0] ?? '';
}

test('The server limits the card attempts of one address per minute', async () => {
  const strict = await startTestServer({ beside: server, config: { publicWritesPerMinute: 2 } });
  server.clock.advance(120_000);
  const statuses: number[] = [];
  for (const number of [APPROVED, DECLINED, APPROVED]) {
    statuses.push((await keep(number, strict)).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
});

async function cart(): Promise<Items> {
  return { items: [{ id: await good(), quantity: 1 }] };
}

function keep(number: string, at = server) {
  const body = { number, expiry: '12/30', code: '123' };
  return at.anonymous.post('/api/test-card-processor/cards', body);
}

async function card(number: string): Promise<string> {
  return (await keep(number)).body.reference;
}

function place(own: object, key: string = randomUUID(), at = server) {
  const billing = {
    firstName: 'Houda',
    lastName: 'Lahlou',
    phoneNumber: '06 61 42 03 18',
    line1: '12, rue Ibn Khaldoun',
    cityId: cityId('Fès'),
  };
  const headers = { 'idempotency-key': key };
  return at.anonymous.post('/api/public/checkout', { billing, ...own }, headers);
}

function pay(cardReference: string, own: Items, key: string = randomUUID(), at = server) {
  return place({ ...own, paymentMethod: 'card', cardReference }, key, at);
}

function orderedPieces({ items }: Items) {
  return db.$count(orderItems, eq(orderItems.variantId, items[0]?.id ?? ''));
}

/** The test processor's charges of an order. */
async function chargesOf(orderId: string) {
  const { rows } = await db.execute<typeof testCharges.$inferSelect>(sql`
    select c.* from test_charges c join payments p on p.card_payment_id = c.key
    where p.order_id = ${orderId}`);
  return rows;
}

/** Carries out the queued card instructions as a worker does, each of them twice. */
async function workOff(): Promise<void> {
  const waiting = await db
    .select()
    .from(cardInstructions)
    .where(sql`${cardInstructions.doneAt} is null`)
    .orderBy(cardInstructions.createdAt);
  for (const { id } of waiting) {
    await executeCardInstruction(server.context, { instructionId: id });
    await executeCardInstruction(server.context, { instructionId: id });
  }
}

async function move(orderId: string, action: 'verify' | 'cancel'): Promise<void> {
  const { database, clock } = server;
  const by =
    action === 'verify'
      ? { performer: MARKETPLACE }
      : { performer: SYSTEM, reasonCode: 'not_verified' };
  await database.transaction(async (tx) => {
    const record = await findOrder(tx, NEJJARINE.id, orderId);
    if (record) await transitionOrder(tx, record, { action, ...by, now: clock.now() });
  });
}

async function noticeOf(key: string) {
  const { cardProcessor } = server.context;
  return (isTestProcessor(cardProcessor) && (await cardProcessor.noticeOf(key))) || {};
}

function tell(notice: object, at = server) {
  const anything = { payment: 'cdp_x', outcome: 'approved', signature: 'x' };
  return at.anonymous.post('/api/public/card-notices', { ...anything, ...notice });
}
