import { createHash, timingSafeEqual } from 'node:crypto';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import { eq, inArray } from 'drizzle-orm';
import type { PlacedCart } from '#openapi/types.generated';
import type { Reader, Tx } from '../context';
import { conversations } from '../database/schema/conversations';
import { clients, orders } from '../database/schema/orders';
import { stores } from '../database/schema/stores';
import { lockName } from '../database/transaction-lock';
import { type ChatKey, chatLinkOf } from '../mail/chat-url';
import type { Tokens } from '../ports/tokens.port';
import type { ConversationRow } from './conversations.repository';

/**
 * How long after the order a link is valid. Shorter than the retention of conversations: a version
 * is remembered as long as a link of it could be opened.
 */
const VALID_MS = 365 * millisecondsInDay;

/** A chat that a link leads to. */
export interface FoundChat {
  readonly orderId: string;
  readonly orderNumber: number;
  readonly storeId: string;
  readonly storeName: string;
  readonly storeNameAr: string | null;
  readonly client: { readonly id: string; readonly name: string; readonly email: string | null };
  /** Null until the first message. */
  readonly conversation: ConversationRow | null;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

/** The chat of an order, whoever asks; undefined for one without a client or of a closed store. */
export async function findChatOfOrder(
  reader: Reader,
  orderId: string,
  now: Date,
): Promise<FoundChat | undefined> {
  const [found] = await reader
    .select({
      order: { number: orders.number, placedAt: orders.orderDate },
      store: { id: stores.id, name: stores.name, nameAr: stores.nameAr, status: stores.status },
      client: {
        id: clients.id,
        firstName: clients.firstName,
        lastName: clients.lastName,
        email: clients.email,
      },
      conversation: conversations,
    })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .leftJoin(conversations, eq(conversations.chatOrderId, orders.id))
    .where(eq(orders.id, orderId));
  if (found?.store.status !== 'active') return undefined;
  if (addMilliseconds(found.order.placedAt, VALID_MS) < now) return undefined;
  const { order, store, client, conversation } = found;
  if (conversation?.archivedAt) return undefined;
  return {
    orderId,
    orderNumber: order.number,
    storeId: store.id,
    storeName: store.name,
    storeNameAr: store.nameAr,
    client: {
      id: client.id,
      name: `${client.firstName} ${client.lastName}`.trim(),
      email: client.email,
    },
    conversation,
  };
}

/** Makes those who begin the chat of an order do so one after another. */
export async function lockChat(tx: Tx, orderId: string): Promise<void> {
  await lockName(tx, `chat ${orderId}`);
}

/** The current key of a chat. */
export function chatKeyOf({ orderId, client, conversation }: FoundChat): ChatKey {
  return { orderId, clientId: client.id, version: conversation?.chatVersion ?? 1 };
}

/**
 * What the link to a chat in a mail follows from, as JSON. Empty without a chat, and for a recipient
 * who is not the client of the order.
 */
export async function chatOfMail(
  reader: Reader,
  orderId: string | null,
  recipient: string,
  now: Date,
): Promise<string> {
  const chat = orderId === null ? undefined : await findChatOfOrder(reader, orderId, now);
  if (chat?.client.email?.toLowerCase() !== recipient.toLowerCase()) return '';
  return JSON.stringify(chatKeyOf(chat));
}

/**
 * The chat that a link leads to. Undefined alike for links that are forged, revoked or expired, of
 * a deleted chat, and of a store that does not trade.
 */
export async function findChat(
  reader: Reader,
  tokens: Pick<Tokens, 'chatMark'>,
  link: string,
  now: Date,
): Promise<FoundChat | undefined> {
  const chat = await findChatOfOrder(reader, `ord_${link.split('-')[0] ?? ''}`, now);
  return chat && isSame(chatLinkOf(tokens, chatKeyOf(chat)), link) ? chat : undefined;
}

/** A cart that was placed, without the links to its chats: a recorded answer has no secret. */
export type UnlinkedCart = Omit<PlacedCart, 'orders'> & {
  readonly orders: readonly Omit<PlacedCart['orders'][number], 'chatLink'>[];
};

/** Adds the links to the chats about orders that were just placed. */
export async function withChatLinks(
  reader: Reader,
  tokens: Pick<Tokens, 'chatMark'>,
  placed: UnlinkedCart,
): Promise<PlacedCart> {
  const ids = placed.orders.map(({ id }) => id);
  const rows = await reader
    .select({ id: orders.id, clientId: orders.clientId, version: conversations.chatVersion })
    .from(orders)
    .leftJoin(conversations, eq(conversations.chatOrderId, orders.id))
    .where(inArray(orders.id, ids));
  const links = new Map(
    rows.map(({ id, clientId, version }) => [
      id,
      chatLinkOf(tokens, { orderId: id, clientId, version: version ?? 1 }),
    ]),
  );
  return {
    ...placed,
    orders: placed.orders.map((order) => ({ ...order, chatLink: links.get(order.id) ?? '' })),
  };
}
