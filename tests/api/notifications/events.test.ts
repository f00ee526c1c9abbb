import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { invoices } from '../../../server/database/schema/invoices';
import { mailOutbox } from '../../../server/database/schema/mail';
import { notifications } from '../../../server/database/schema/notifications';
import { userPreferences } from '../../../server/database/schema/people';
import { products, variants } from '../../../server/database/schema/products';
import { NEJJARINE } from '../../../server/demo/demo-stores';
import { markOverdueInvoices } from '../../../server/invoices/overdue-invoices';
import {
  requestCancellation,
  requestReturn,
} from '../../../server/marketplace/marketplace-after-sales';
import {
  cancelOrderForClient,
  recordDelivery,
  verifyOrder,
} from '../../../server/marketplace/marketplace-orders';
import { expireOverdueOrders } from '../../../server/orders/overdue-orders';
import { clientOf, createOrderInStatus } from '../orders/order-in-status';
import { storeLiveProduct } from '../products/product-builder';
import { startTestServer } from '../support/test-server';
import { mailsTo } from '../users/mail-outbox';

const server = await startTestServer();
const { database, clock } = server;
const { db } = database;
const STAFF = ['usr_imane', 'usr_salma', 'usr_youssef'];
const MANAGERS = ['usr_salma', 'usr_youssef'];

describe('Notifications of staff', () => {
  test('Staff are notified of an order once it can be accepted, and not before', async () => {
    const { order } = await createOrderInStatus(server, { to: 'new' });
    expect(await toldOf(order.id)).toEqual({});
    await verifyOrder(database, order.id, clock.now());
    expect(await toldOf(order.id)).toEqual({ [`New order #${order.number}`]: STAFF });
  });

  test('Staff are notified of an order that its client or a deadline cancelled', async () => {
    const { order } = await createOrderInStatus(server, { to: 'new' });
    await cancelOrderForClient(database, order.id, clock.now());
    expect(await toldOf(order.id)).toEqual({ [`Order #${order.number} cancelled`]: STAFF });
    const late = await createOrderInStatus(server, { to: 'pending' });
    await expireOverdueOrders(server.context, new Date(clock.now().getTime() + 25 * 3_600_000));
    const rows = await told(late.order.id);
    expect(rows.map(({ bodyEn }) => bodyEn)).toContain('It was not accepted in time.');
  });

  test('Staff are notified of a delivery and of clients’ requests', async () => {
    const sent = (await createOrderInStatus(server, { to: 'shipped' })).order;
    await recordDelivery(database, sent.id, clock.now());
    expect(Object.keys(await toldOf(sent.id))).toContain(`Order #${sent.number} delivered`);
    const asked = await requestReturn(database, {
      orderId: sent.id,
      reasonCode: 'defective',
      now: clock.now(),
    });
    expect(await toldOf(asked.return.id)).toEqual({
      [`Return R${asked.return.number} requested`]: STAFF,
    });
    const waiting = (await createOrderInStatus(server, { to: 'confirmed' })).order;
    const cancellation = await requestCancellation(database, {
      orderId: waiting.id,
      reasonCode: 'too_slow',
      now: clock.now(),
    });
    expect(await toldOf(cancellation.cancellation.id)).toEqual({ 'Cancellation requested': STAFF });
  });

  test('Staff are not notified of their own actions', async () => {
    const { order } = await createOrderInStatus(server, { to: 'rejected' });
    expect(Object.keys(await toldOf(order.id))).toEqual([`New order #${order.number}`]);
  });

  test('Staff are notified once of a product whose stock an order makes low', async () => {
    const { id, variantIds } = await storeLiveProduct(server, { variants: [{ stockOnHand: 8 }] });
    await db.update(products).set({ lowStockThreshold: 5 }).where(eq(products.id, id));
    const buy = (quantity: number) =>
      createOrderInStatus(server, {
        to: 'new',
        lines: [{ variantId: variantIds[0] ?? '', quantity }],
      });
    await buy(2);
    expect(await toldOf(id)).toEqual({});
    await buy(2);
    await buy(1);
    expect(await toldOf(id)).toEqual({ 'Low stock': STAFF });
    expect((await told(id))[0]?.bodyEn).toMatch(/^Available pieces of .*: 4\.$/);
  });

  test('Users who may see payments are notified of an overdue invoice', async () => {
    const [invoice] = await db
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.storeId, NEJJARINE.id),
          eq(invoices.type, 'invoice'),
          eq(invoices.status, 'issued'),
        ),
      )
      .limit(1);
    const later = new Date(clock.now().getTime() + 200 * 24 * 3_600_000);
    await markOverdueInvoices(server.context, later);
    const id = invoice?.id ?? '';
    expect(Object.values(await toldOf(id))).toEqual([MANAGERS]);
  });
});

test('Staff are not notified of an event that was rolled back', async () => {
  const before = [await db.$count(notifications), await db.$count(mailOutbox)];
  const { variantIds } = await storeLiveProduct(server, { variants: [{ stockOnHand: 6 }] });
  await db
    .update(variants)
    .set({ price: null })
    .where(eq(variants.id, variantIds[0] ?? ''));
  await clientOf(server);
  const lines = [{ variantId: variantIds[0] ?? '', quantity: 6 }];
  await expect(createOrderInStatus(server, { to: 'new', lines })).rejects.toMatchObject({
    status: 422,
  });
  expect([await db.$count(notifications), await db.$count(mailOutbox)]).toEqual(before);
});

test('Staff who want mail get it in their language, with a link to the record', async () => {
  const now = clock.now();
  const common = { settings: {}, createdAt: now, updatedAt: now, revision: 1 };
  await db
    .insert(userPreferences)
    .values([
      { userId: 'usr_salma', language: 'ar', ...common },
      { userId: 'usr_imane', language: 'en', ...common },
    ])
    .onConflictDoNothing();
  await db.delete(mailOutbox);
  const { order } = await createOrderInStatus(server, { to: 'pending' });
  const rows = await db.select().from(mailOutbox).orderBy(mailOutbox.recipient);
  expect(rows.map(({ recipient, language, template }) => [recipient, language, template])).toEqual([
    ['imane.berrada@exemple.ma', 'en', 'orderNews'],
    ['salma.bennani@exemple.ma', 'ar', 'orderNews'],
    ['youssef.tazi@exemple.ma', 'fr', 'orderNews'],
  ]);
  const [english = ''] = await mailsTo(server, 'imane.berrada@exemple.ma');
  expect(english).toContain('Hello Imane,');
  expect(english).toContain(`${server.context.config.publicUrl}/dashboard/order/${order.id}`);
  const [arabic = ''] = await mailsTo(server, 'salma.bennani@exemple.ma');
  expect(arabic).toMatch(/dir="?(3D)?"?rtl|مرحبًا Salma/);
});

async function told(entityId: string) {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.entityId, entityId))
    .orderBy(desc(notifications.createdAt), notifications.userId);
}

/** The users notified of a record, by the English title. */
async function toldOf(entityId: string): Promise<Record<string, string[]>> {
  const byTitle: Record<string, string[]> = {};
  for (const { titleEn, userId } of await told(entityId)) {
    const title = titleEn.replace(/[\u2068\u2069]/g, '');
    byTitle[title] = [...(byTitle[title] ?? []), userId].sort();
  }
  return byTitle;
}
