import { asc, eq } from 'drizzle-orm';
import type { CancellationReason } from '#domain/cancellations/cancellation-lifecycle';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { orderItems } from '../../../server/database/schema/orders';
import {
  requestCancellation,
  requestReturn,
  shipReturn,
} from '../../../server/marketplace/marketplace-after-sales';
import { lockAnyOrder } from '../../../server/orders/orders.repository';
import { transitionReturn } from '../../../server/returns/return-transitions';
import { findReturn } from '../../../server/returns/returns.repository';
import type { PlacedOrder } from '../../api/orders/order-builder';
import type { JourneyStore } from './store';

const STAFF = { type: 'staff', id: 'usr_amal', name: 'Amal Idrissi' } as const;

/** A client's return at the start of a journey: for a paid order of two pieces at 135 DHS. */
export interface CreatedReturn {
  readonly id: string;
  readonly number: string;
  readonly order: PlacedOrder;
  /** The order line of the return. */
  readonly orderItemId: string;
}

/** A client requests the return of a whole delivered order. */
export async function askForReturn(store: JourneyStore, quantity = 2): Promise<CreatedReturn> {
  const { backend } = store;
  const order = await store.place({ status: 'delivered', paymentMethod: 'card', quantity });
  const [item] = await backend.database.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  const orderItemId = item?.id ?? '';
  const { return: row } = await requestReturn(backend.database, {
    orderId: order.id,
    reasonCode: 'damaged_in_transit',
    comment: 'Le bord est ébréché.',
    lines: [{ orderItemId, quantity }],
    now: backend.clock.now(),
  });
  return { id: row.id, number: `R${row.number}`, order, orderItemId };
}

/** A colleague performs an action on a return. */
export async function colleagueMoves(
  { backend }: JourneyStore,
  { id, order }: CreatedReturn,
  move: { action: 'approve' | 'decline'; reasonCode?: string },
): Promise<void> {
  await backend.database.transaction(async (tx) => {
    const ordered = await lockAnyOrder(tx, order.id);
    const record = await findReturn(tx, id);
    if (!ordered || !record) throw new Error('The return or its order is gone.');
    await transitionReturn(tx, record, ordered, {
      ...move,
      performer: STAFF,
      now: backend.clock.now(),
    });
  });
}

/** A return whose parcel is in transit. */
export async function returnInTransit(store: JourneyStore): Promise<CreatedReturn> {
  const wanted = await askForReturn(store);
  await colleagueMoves(store, wanted, { action: 'approve' });
  await shipReturn(store.backend.database, wanted.id, store.backend.clock.now());
  return wanted;
}

/** A client requests the cancellation of an accepted order. */
export async function askForCancellation(
  store: JourneyStore,
  status: OrderStatus,
  reasonCode: CancellationReason = 'ordered_twice',
): Promise<{ id: string; number: string; order: PlacedOrder }> {
  const { backend } = store;
  const order = await store.place({ status, paymentMethod: 'card' });
  const { cancellation } = await requestCancellation(backend.database, {
    orderId: order.id,
    reasonCode,
    now: backend.clock.now(),
  });
  return { id: cancellation.id, number: `C${cancellation.number}`, order };
}
