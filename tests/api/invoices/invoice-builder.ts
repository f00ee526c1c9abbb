import { eq } from 'drizzle-orm';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { orders } from '../../../server/database/schema/orders';
import { capturePayment } from '../../../server/payments/payments.repository';
import { placeOrder, type WantedOrder } from '../orders/order-builder';
import type { ApiClient, Reply } from '../support/api-client';
import type { TestServer } from '../support/test-server';

/** A delivered order; unpaid by default. */
export async function deliveredOrder(
  server: TestServer,
  wanted: WantedOrder & { isPaid?: boolean } = {},
): Promise<string> {
  const status: OrderStatus = wanted.status ?? 'delivered';
  const { id } = await placeOrder(server, { paymentMethod: 'transfer', ...wanted, status });
  const now = server.clock.now();
  await server.database.db.update(orders).set({ deliveredAt: now }).where(eq(orders.id, id));
  if (wanted.isPaid) {
    await server.database.transaction((tx) => capturePayment(tx, { orderId: id, now }));
  }
  return id;
}

/** A draft invoice of a delivered order. */
export async function draftedInvoice(
  server: TestServer,
  client: ApiClient,
  wanted: Parameters<typeof deliveredOrder>[1] = {},
): Promise<Reply['body']> {
  const orderId = await deliveredOrder(server, wanted);
  return (await client.post('/api/store/invoices/', { orderId })).body;
}

/** An issued invoice; unpaid by default. */
export async function issuedInvoice(
  server: TestServer,
  client: ApiClient,
  wanted: Parameters<typeof deliveredOrder>[1] = {},
): Promise<Reply['body']> {
  const { id } = await draftedInvoice(server, client, wanted);
  return (await client.post(`/api/store/invoices/${id}/issue`)).body;
}
