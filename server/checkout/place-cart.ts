import { eq, inArray } from 'drizzle-orm';
import { shippingDaysOf } from '#domain/stores/shipping-fee';
import { isClosedTo } from '#domain/stores/store-closures';
import type { Tx } from '../context';
import type { Cart, PlacedCart } from '../contract.generated';
import { cities } from '../database/schema/reference';
import { stores } from '../database/schema/stores';
import { invalid, problem } from '../http/problem-error';
import { type Actor, clientActor } from '../orders/actors';
import type { OrderRecord } from '../orders/orders.repository';
import { type JudgedOrder, judgeOrder, placeJudgedOrder } from '../orders/place-order';
import { type Buyer, buyerOf, clientOfBuyer } from './cart-buyer';
import { type CartStore, inCartTerms, type StoreShare, sharesOf, wantedOf } from './cart-shares';

/** Who takes an order for its buyer: somebody of a store, for that store alone. */
export interface CartTaker {
  readonly storeId: string;
  readonly actor: Actor;
}

/** A cart that can be ordered now: pieces reserved, prices known, no number drawn yet. */
export interface JudgedCart {
  /** Centimes. */
  readonly total: number;
  readonly cart: Cart;
  readonly cityId: string;
  readonly shares: readonly { readonly store: CartStore; readonly order: JudgedOrder }[];
}

interface Placing {
  readonly cart: Cart;
  readonly buyer: Buyer;
  readonly now: Date;
  readonly taker: CartTaker | undefined;
}

/** @throws ProblemError 422 `unknown` for what the taker's store does not sell */
const assertOwn = (cart: Cart, shares: readonly StoreShare[], { storeId }: CartTaker): void => {
  const foreign = shares.filter(({ store }) => store.id !== storeId).flatMap(({ items }) => items);
  const errors = foreign.map((item) => [`items.${cart.items.indexOf(item)}.id`, ['unknown']]);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
};

const judgeShare = async (
  tx: Tx,
  { store, items }: StoreShare,
  { cart, buyer, now, taker }: Placing,
): Promise<JudgedOrder> => {
  if (isClosedTo(store.closures ?? [], now)) {
    throw problem(409, 'store_closed', { detail: store.name });
  }
  const client = await clientOfBuyer(tx, store.id, buyer, now);
  return judgeOrder(tx, {
    storeId: store.id,
    clientId: client.id,
    cityId: buyer.cityId,
    now,
    shippingAddress: buyer.address,
    paymentMethod: cart.paymentMethod ?? 'cod',
    ...wantedOf(items, cart.items),
    clientNote: cart.clientNote?.trim() || null,
    actor: taker?.actor ?? clientActor(client),
  }).catch((error: unknown) => {
    throw inCartTerms(error);
  });
};

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((all, one) => all + one, 0);

/** Until the last of the parcels is there. */
export const daysOnTheWay = async (
  tx: Tx,
  storeIds: readonly string[],
  cityId: string,
): Promise<number> => {
  const [city] = await tx.select().from(cities).where(eq(cities.id, cityId));
  const senders = await tx
    .select({ rules: stores.shippingRules })
    .from(stores)
    .where(inArray(stores.id, [...storeIds]));
  return Math.max(0, ...senders.map(({ rules }) => (city ? shippingDaysOf(rules, city) : 0)));
};

const presentPlaced = (
  cart: Cart,
  placed: readonly { store: CartStore; record: OrderRecord }[],
  deliveryDays: number,
): PlacedCart => {
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
};

/**
 * Whether what is in a cart can be ordered, and for how much. Its pieces stay reserved until the
 * transaction ends. Whoever only tries a cart comes no further, and draws no number.
 * @param taker who orders for the buyer, if not he himself
 * @throws ProblemError 409 `out_of_stock` naming the items, `store_closed`; 422 with what is wrong
 */
export const judgeCart = async (
  tx: Tx,
  cart: Cart,
  now: Date,
  taker?: CartTaker,
): Promise<JudgedCart> => {
  const buyer = await buyerOf(tx, cart.billing);
  const wanted = await sharesOf(tx, cart.items);
  if (taker) assertOwn(cart, wanted, taker);
  const shares: { store: CartStore; order: JudgedOrder }[] = [];
  for (const share of wanted) {
    const order = await judgeShare(tx, share, { cart, buyer, now, taker });
    shares.push({ store: share.store, order });
  }
  const total = sum(shares.map(({ order }) => order.amounts.total));
  return { total, cart, cityId: buyer.cityId, shares };
};

/** Orders a cart that was judged in this transaction: one order per store, all or none. */
export const placeJudgedCart = async (tx: Tx, judged: JudgedCart): Promise<PlacedCart> => {
  const { cart, cityId, shares } = judged;
  const placed: { store: CartStore; record: OrderRecord }[] = [];
  for (const { store, order } of shares) {
    placed.push({ store, record: await placeJudgedOrder(tx, order) });
  }
  const storeIds = shares.map(({ store }) => store.id);
  return presentPlaced(cart, placed, await daysOnTheWay(tx, storeIds, cityId));
};

/**
 * Orders what is in a cart, judged and placed in one. Prices, shipping and totals are the server's
 * (specification, section 4, checkout wizard).
 * @throws ProblemError those of {@link judgeCart}
 */
export const placeCart = async (
  tx: Tx,
  cart: Cart,
  now: Date,
  taker?: CartTaker,
): Promise<PlacedCart> => placeJudgedCart(tx, await judgeCart(tx, cart, now, taker));
