import type { NotificationTemplate } from '#domain/notifications/notification-templates';
import type { Tx } from '../context';
import { type NotificationEvent, notifyStaff } from '../notifications/notify-staff';
import type { Reservation } from './order-stock';
import type { OrderTransitionRequest } from './order-transition-request';
import type { OrderRecord } from './orders.repository';

/** Orders concern all staff. */
const ALL_STAFF = ['store_admin', 'store_manager', 'store_user'] as const;

type OrderNotification = {
  [Name in NotificationTemplate]: Pick<NotificationEvent<Name>, 'template' | 'parameters'>;
}[NotificationTemplate];

/**
 * The staff's notification of a move that staff did not make. Staff are notified of a new order
 * once it can be accepted: until then the marketplace may still stop it.
 */
function notificationOf(
  { order, client }: OrderRecord,
  { action, performer }: OrderTransitionRequest,
): OrderNotification | undefined {
  const number = `#${order.number}`;
  if (order.status === 'pending' && (action === 'verify' || action === 'resume')) {
    const total = { centimes: order.total };
    const parameters = { number, total, client: `${client.firstName} ${client.lastName}` };
    return { template: 'orderPending', parameters };
  }
  if (action === 'cancel' && performer.type === 'client') {
    return { template: 'orderCancelled', parameters: { number } };
  }
  if (action === 'expire') return { template: 'orderExpired', parameters: { number } };
  if (action === 'deliver' && performer.type === 'carrier') {
    return { template: 'orderDelivered', parameters: { number, carrier: order.carrier ?? '' } };
  }
  return undefined;
}

/** Notifies the store's staff of a move made by someone else, in the transaction of the move. */
export async function notifyOrderTransition(
  tx: Tx,
  record: OrderRecord,
  request: OrderTransitionRequest,
): Promise<void> {
  const news = notificationOf(record, request);
  if (!news) return;
  const { storeId, id: entityId } = record.order;
  const about = { storeId, entityType: 'order', entityId, roles: ALL_STAFF, now: request.now };
  await notifyStaff(tx, { ...news, ...about });
}

/** Notifies the store's staff of products whose stock an order made low. */
export async function notifyLowStock(
  tx: Tx,
  ranLow: Reservation['ranLow'],
  now: Date,
): Promise<void> {
  for (const { storeId, productId, name, quantity } of ranLow) {
    await notifyStaff(tx, {
      storeId,
      template: 'productLowStock',
      parameters: { name, quantity },
      entityType: 'product',
      entityId: productId,
      roles: ALL_STAFF,
      now,
    });
  }
}
