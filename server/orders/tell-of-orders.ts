import { DEFAULT_LANGUAGE } from '#domain/format/languages';
import { formatMoney } from '#domain/format/money';
import type { NotificationTemplate } from '#domain/notifications/notification-templates';
import type { Tx } from '../context';
import { type Happening, notify } from '../notifications/notify';
import type { OrderMove } from './order-move';
import type { Reservation } from './order-stock';
import type { OrderRecord } from './orders.repository';

/** Orders are everybody's work. */
const ALL_STAFF = ['store_admin', 'store_manager', 'store_user'] as const;

type News = {
  [Name in NotificationTemplate]: Pick<Happening<Name>, 'template' | 'parameters'>;
}[NotificationTemplate];

/**
 * What staff should hear of a move, where it is not staff that moved. A new order is told of when it
 * can be accepted: until then the marketplace may still stop it.
 */
const newsOf = ({ order, client }: OrderRecord, { action, actor }: OrderMove): News | undefined => {
  const number = String(order.number);
  if (order.status === 'pending' && (action === 'verify' || action === 'resume')) {
    const total = formatMoney(order.total, DEFAULT_LANGUAGE);
    const parameters = { number, total, client: `${client.firstName} ${client.lastName}` };
    return { template: 'orderPending', parameters };
  }
  if (action === 'cancel' && actor.type === 'client') {
    return { template: 'orderCancelled', parameters: { number } };
  }
  if (action === 'expire') return { template: 'orderExpired', parameters: { number } };
  if (action === 'deliver' && actor.type === 'carrier') {
    return { template: 'orderDelivered', parameters: { number, carrier: order.carrier ?? '' } };
  }
  return undefined;
};

/** Tells the shop's staff what somebody else did with an order, in the transaction of the move. */
export const tellOfMove = async (tx: Tx, record: OrderRecord, move: OrderMove): Promise<void> => {
  const news = newsOf(record, move);
  if (!news) return;
  const { storeId, id: entityId } = record.order;
  const about = { storeId, entityType: 'order', entityId, roles: ALL_STAFF, now: move.now };
  await notify(tx, { ...news, ...about });
};

/** Tells the shop's staff of products that an order left few pieces of. */
export const tellOfLowStock = async (
  tx: Tx,
  ranLow: Reservation['ranLow'],
  now: Date,
): Promise<void> => {
  for (const { storeId, productId, name, quantity } of ranLow) {
    await notify(tx, {
      storeId,
      template: 'productLowStock',
      parameters: { name, quantity },
      entityType: 'product',
      entityId: productId,
      roles: ALL_STAFF,
      now,
    });
  }
};
