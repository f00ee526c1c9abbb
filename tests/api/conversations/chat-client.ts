import { eq } from 'drizzle-orm';
import { orders } from '../../../server/database/schema/orders';
import { chatLinkOf } from '../../../server/mail/chat-url';
import { placeOrder } from '../orders/order-builder';
import type { ApiClient } from '../support/api-client';
import type { TestServer } from '../support/test-server';

/** Places an order, and signs the link of its client; the chat has no message yet. */
export async function newChat(server: TestServer, wanted: { orderDate?: Date } = {}) {
  const { database, context } = server;
  const order = await placeOrder(server, wanted);
  const [row] = await database.db.select().from(orders).where(eq(orders.id, order.id));
  const clientId = row?.clientId ?? '';
  const link = chatLinkOf(context.tokens, { orderId: order.id, clientId, version: 1 });
  return { order, clientId, link };
}

/** The address of a chat for its client. */
export function at(link: string): string {
  return `/api/public/chats/${link}`;
}

/** Writes as the client of a chat. */
export function write(
  visitor: ApiClient,
  link: string,
  body: string,
): ReturnType<ApiClient['post']> {
  return visitor.post(`${at(link)}/messages`, { body, language: 'fr' });
}
