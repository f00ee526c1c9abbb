import type { Recipient } from '#domain/orders/handed-over-parcel';
import type { carriers } from '../database/schema/carriers';
import type { orderHistory, orders } from '../database/schema/orders';
import type { DemoStore } from './demo-stores';

/** The carriers of the demo; all of them are invented. */
const CARRIERS = [
  {
    slug: 'atlas',
    name: 'Atlas Messagerie',
    phone: '+212535624108',
    trackingAddress: 'https://suivi.atlas-messagerie.exemple.ma/colis/{number}',
  },
  {
    slug: 'rapide',
    name: 'Rapide Colis',
    phone: '+212522487310',
    trackingAddress: 'https://www.rapide-colis.exemple.ma/suivi?code={number}&langue=fr',
  },
  // A small carrier without tracking page.
  { slug: 'sahara', name: 'Sahara Express', phone: '+212528893516', trackingAddress: null },
] as const;

/** The names by which orders of the demo are handed over. */
export const CARRIER_NAMES = CARRIERS.map(({ name }) => name);

/** The id of a carrier of the demo. */
export function carrierIdOf(storeId: string, slug: string): string {
  return `crr_${storeId.slice('str_'.length)}${slug}`;
}

interface HandedOver {
  readonly orders: readonly (typeof orders.$inferInsert)[];
  readonly history: readonly (typeof orderHistory.$inferInsert)[];
}

function lastHandover(name: string, sales: HandedOver): Date | null {
  const carried = new Set(
    sales.orders.filter(({ carrier }) => carrier === name).map(({ id }) => id),
  );
  return sales.history
    .filter(({ action, orderId }) => action === 'handOver' && carried.has(orderId))
    .reduce<Date | null>((last, { at }) => (last !== null && last > at ? last : at), null);
}

/** The carriers of a store as rows, with the last handover to each. */
export function carrierRows(
  { id: storeId }: DemoStore,
  sales: HandedOver,
  openedAt: Date,
): (typeof carriers.$inferInsert)[] {
  return CARRIERS.map(({ slug, ...carrier }) => ({
    id: carrierIdOf(storeId, slug),
    storeId,
    ...carrier,
    lastUsedAt: lastHandover(carrier.name, sales),
    createdAt: openedAt,
    updatedAt: openedAt,
  }));
}

type Order = typeof orders.$inferInsert;

/** What an order of the demo keeps of its handover; nothing for one that was not handed over. */
export function handOverOf(
  { storeId, carrier, paymentMethod }: Pick<Order, 'storeId' | 'carrier' | 'paymentMethod'>,
  { firstName, lastName, phoneNumber }: Recipient,
): Pick<Order, 'carrierId' | 'handOver'> {
  const found = CARRIERS.find(({ name }) => name === carrier);
  if (!found) return {};
  return {
    carrierId: carrierIdOf(storeId, found.slug),
    handOver: {
      carrierPhone: found.phone,
      trackingAddress: found.trackingAddress,
      recipient: { firstName, lastName, phoneNumber },
      paymentStatus: paymentMethod === 'cod' ? 'pending' : 'captured',
    },
  };
}
