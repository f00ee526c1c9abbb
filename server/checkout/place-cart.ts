import { eq, inArray } from 'drizzle-orm';
import { shippingDaysOf } from '#domain/stores/shipping-fee';
import { isClosedTo } from '#domain/stores/store-closures';
import type { Cart } from '#openapi/types.generated';
import type { Tx } from '../context';
import type { UnlinkedCart } from '../conversations/chat-link';
import { cities } from '../database/schema/reference';
import { stores } from '../database/schema/stores';
import { invalid, problem } from '../http/problem-error';
import type { OrderRecord } from '../orders/orders.repository';
import { clientPerformer, type Performer } from '../orders/performers';
import { placeReservedOrder, type ReservedOrder, reserveOrder } from '../orders/place-order';
import { type Buyer, findOrCreateClient, parseBuyer } from './cart-buyer';
import {
  type CartStore,
  type StoreCart,
  splitCartByStore,
  toCartErrors,
  toRequestedLines,
} from './split-cart-by-store';

/** A member of staff who takes an order for a buyer, for their own store only. */
export interface OrderTaker {
  readonly storeId: string;
  readonly performer: Performer;
}

/**
 * A cart that can be ordered now: pieces reserved, prices computed, no order number assigned yet.
 */
export interface ReservedCart {
  /** Centimes. */
  readonly total: number;
  readonly cart: Cart;
  readonly cityId: string;
  readonly storeCarts: readonly { readonly store: CartStore; readonly order: ReservedOrder }[];
}

interface Placing {
  readonly cart: Cart;
  readonly buyer: Buyer;
  readonly now: Date;
  readonly taker: OrderTaker | undefined;
}

/** @throws ProblemError 422 `unknown` for items that the taker's store does not sell */
function assertSoldByTaker(
  cart: Cart,
  shares: readonly StoreCart[],
  { storeId }: OrderTaker,
): void {
  const foreign = shares.filter(({ store }) => store.id !== storeId).flatMap(({ items }) => items);
  const errors = foreign.map((item) => [`items.${cart.items.indexOf(item)}.id`, ['unknown']]);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

async function reserveStoreCart(
  tx: Tx,
  { store, items }: StoreCart,
  { cart, buyer, now, taker }: Placing,
): Promise<ReservedOrder> {
  if (isClosedTo(store.closures ?? [], now)) {
    throw problem(409, 'store_closed', { detail: store.name });
  }
  const client = await findOrCreateClient(tx, store.id, buyer, now);
  return reserveOrder(tx, {
    storeId: store.id,
    clientId: client.id,
    cityId: buyer.cityId,
    now,
    shippingAddress: buyer.address,
    paymentMethod: cart.paymentMethod ?? 'cod',
    ...toRequestedLines(items, cart.items),
    clientNote: cart.clientNote?.trim() || null,
    performer: taker?.performer ?? clientPerformer(client),
  }).catch((error: unknown) => {
    throw toCartErrors(error);
  });
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}

/** Days until the last of the parcels is delivered. */
export async function longestDeliveryDays(
  tx: Tx,
  storeIds: readonly string[],
  cityId: string,
): Promise<number> {
  const [city] = await tx.select().from(cities).where(eq(cities.id, cityId));
  const senders = await tx
    .select({ rules: stores.shippingRules })
    .from(stores)
    .where(inArray(stores.id, [...storeIds]));
  return Math.max(0, ...senders.map(({ rules }) => (city ? shippingDaysOf(rules, city) : 0)));
}

function presentPlaced(
  cart: Cart,
  placed: readonly { store: CartStore; record: OrderRecord }[],
  deliveryDays: number,
): UnlinkedCart {
  const orders = placed.map(({ record }) => record.order);
  const prices = new Map(
    placed.flatMap(({ record }) => record.items.map((item) => [item.variantId, item.unitPrice])),
  );
  return {
    orders: placed.map(({ store: { id, name, nameAr }, record: { order } }) => ({
      id: order.id,
      number: String(order.number),
      status: 'new',
      store: { id, name, nameAr },
      itemTotal: order.itemTotal,
      shippingTotal: order.shippingTotal,
      total: order.total,
    })),
    items: cart.items.map(({ id, quantity, colors = [] }) => ({
      id,
      quantity,
      colors,
      price: prices.get(id) ?? 0,
    })),
    subTotal: sum(orders.map((order) => order.itemTotal)),
    discount: sum(orders.map((order) => order.discountTotal)),
    shipping: sum(orders.map((order) => order.shippingTotal)),
    total: sum(orders.map((order) => order.total)),
    totalItems: sum(cart.items.map(({ quantity }) => quantity)),
    paymentMethod: cart.paymentMethod ?? 'cod',
    deliveryDays,
  };
}

/**
 * Checks whether a cart can be ordered, and computes its total. Its pieces stay reserved until the
 * transaction ends. A mere check ends here and assigns no order number.
 * @param taker the member of staff who orders for the buyer, if any
 * @throws ProblemError 409 `out_of_stock` naming the items, `store_closed`; 422 with what is wrong
 */
export async function reserveCart(
  tx: Tx,
  cart: Cart,
  now: Date,
  taker?: OrderTaker,
): Promise<ReservedCart> {
  const buyer = await parseBuyer(tx, cart.billing);
  const wanted = await splitCartByStore(tx, cart.items);
  if (taker) assertSoldByTaker(cart, wanted, taker);
  const shares: { store: CartStore; order: ReservedOrder }[] = [];
  for (const share of wanted) {
    const order = await reserveStoreCart(tx, share, { cart, buyer, now, taker });
    shares.push({ store: share.store, order });
  }
  const total = sum(shares.map(({ order }) => order.amounts.total));
  return { total, cart, cityId: buyer.cityId, storeCarts: shares };
}

/** Orders a cart that was validated in this transaction: one order per store, all or none. */
export async function placeReservedCart(tx: Tx, judged: ReservedCart): Promise<UnlinkedCart> {
  const { cart, cityId, storeCarts } = judged;
  const placed: { store: CartStore; record: OrderRecord }[] = [];
  for (const { store, order } of storeCarts) {
    placed.push({ store, record: await placeReservedOrder(tx, order) });
  }
  const storeIds = storeCarts.map(({ store }) => store.id);
  return presentPlaced(cart, placed, await longestDeliveryDays(tx, storeIds, cityId));
}

/**
 * Validates and orders a cart in one step. The server computes prices, shipping and totals
 * (specification, section 4, checkout wizard).
 * @throws ProblemError those of {@link reserveCart}
 */
export async function placeCart(
  tx: Tx,
  cart: Cart,
  now: Date,
  taker?: OrderTaker,
): Promise<UnlinkedCart> {
  return placeReservedCart(tx, await reserveCart(tx, cart, now, taker));
}
