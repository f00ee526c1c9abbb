import { and, eq, inArray } from 'drizzle-orm';
import { shippingDaysOf } from '#domain/stores/shipping-fee';
import { isClosedTo } from '#domain/stores/store-closures';
import type { Tx } from '../context';
import type { Cart, PlacedCart } from '../contract.generated';
import { variants } from '../database/schema/products';
import { cities } from '../database/schema/reference';
import { storeAvailability, stores } from '../database/schema/stores';
import { invalid, ProblemError, problem } from '../http/problem-error';
import { clientActor } from '../orders/actors';
import type { OrderRecord } from '../orders/orders.repository';
import { placeOrder } from '../orders/place-order';
import { type Buyer, buyerOf, clientOfBuyer } from './cart-buyer';

type CartItem = Cart['items'][number];

interface CartStore {
  readonly id: string;
  readonly name: string;
  readonly nameAr: string | null;
  readonly closures: (typeof storeAvailability.$inferSelect)['closures'] | null;
}

/** What of a cart one store sells. */
export interface StoreShare {
  readonly store: CartStore;
  readonly items: readonly CartItem[];
}

/**
 * The cart by the stores that sell it, in the order of their ids: everybody locks their goods in it,
 * so that two carts never wait for one another in a circle.
 * @throws ProblemError 422 `unknown` for an item that no open store has
 */
export const sharesOf = async (tx: Tx, items: readonly CartItem[]): Promise<StoreShare[]> => {
  const rows = await tx
    .select({
      variantId: variants.id,
      store: { id: stores.id, name: stores.name, nameAr: stores.nameAr },
      closures: storeAvailability.closures,
    })
    .from(variants)
    .innerJoin(stores, eq(stores.id, variants.storeId))
    .leftJoin(storeAvailability, eq(storeAvailability.storeId, stores.id))
    .where(
      and(
        inArray(
          variants.id,
          items.map(({ id }) => id),
        ),
        eq(stores.status, 'active'),
      ),
    );
  const storeOf = new Map(
    rows.map((row) => [row.variantId, { ...row.store, closures: row.closures }]),
  );
  const shares = new Map<string, { store: CartStore; items: CartItem[] }>();
  for (const [index, item] of items.entries()) {
    const store = storeOf.get(item.id);
    if (!store) throw invalid({ [`items.${index}.id`]: ['unknown'] });
    const share = shares.get(store.id) ?? { store, items: [] };
    share.items.push(item);
    shares.set(store.id, share);
  }
  return [...shares.values()].sort((one, other) => (one.store.id < other.store.id ? -1 : 1));
};

/** The order's own complaints in the words of the cart, where the city stands at `cityField`. */
export const inCartTerms = (error: unknown, cityField = 'billing.cityId'): unknown => {
  if (!(error instanceof ProblemError) || !error.parts.errors) return error;
  const named = Object.entries(error.parts.errors).map(([field, codes]) => {
    const asInCart = field.replace(/^(items\.\d+)\.variantId$/, '$1.id');
    return [field === 'cityId' ? cityField : asInCart, codes];
  });
  return problem(error.status, error.code, { ...error.parts, errors: Object.fromEntries(named) });
};

/** A share's items as an order's lines, called in complaints what the cart calls them. */
export const wantedOf = (items: readonly CartItem[], all: readonly CartItem[]) => ({
  lines: items.map(({ id, quantity, colors = [] }) => ({
    ...{ variantId: id, quantity },
    labels: colors.map((color) => color.trim()).filter(Boolean),
  })),
  fieldOf: (variantId: string) => `items.${all.findIndex(({ id }) => id === variantId)}`,
});

const placeShare = async (
  tx: Tx,
  { store, items }: StoreShare,
  { cart, buyer, now }: { cart: Cart; buyer: Buyer; now: Date },
): Promise<OrderRecord> => {
  if (isClosedTo(store.closures ?? [], now)) {
    throw problem(409, 'store_closed', { detail: store.name });
  }
  const client = await clientOfBuyer(tx, store.id, buyer, now);
  return placeOrder(tx, {
    ...{ storeId: store.id, clientId: client.id, cityId: buyer.cityId, now },
    ...{ shippingAddress: buyer.address, paymentMethod: cart.paymentMethod ?? 'cod' },
    ...wantedOf(items, cart.items),
    clientNote: cart.clientNote?.trim() || null,
    actor: clientActor(client),
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
      ...{ id: order.id, number: String(order.number), status: 'new', store: { id, name, nameAr } },
      ...{ itemTotal: order.itemTotal, shippingTotal: order.shippingTotal, total: order.total },
    })),
    items: cart.items.map(({ id, quantity, colors = [] }) => ({
      ...{ id, quantity, colors, price: prices.get(id) ?? 0 },
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
 * Orders what is in a cart: one order per store, all in this transaction or none. Prices, shipping
 * and totals are the server's (specification, section 4, checkout wizard).
 * @throws ProblemError 409 `out_of_stock` naming the items, `store_closed`; 422 with what is wrong
 */
export const placeCart = async (tx: Tx, cart: Cart, now: Date): Promise<PlacedCart> => {
  const buyer = await buyerOf(tx, cart.billing);
  const placed: { store: CartStore; record: OrderRecord }[] = [];
  for (const share of await sharesOf(tx, cart.items)) {
    placed.push({ store: share.store, record: await placeShare(tx, share, { cart, buyer, now }) });
  }
  const storeIds = placed.map(({ store }) => store.id);
  return presentPlaced(cart, placed, await daysOnTheWay(tx, storeIds, buyer.cityId));
};
