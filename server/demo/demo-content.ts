import { compareAsc } from 'date-fns/compareAsc';
import { millisecondsInDay } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import type { media } from '../database/schema/media';
import { cityRows } from '../seeding/reference-rows';
import { hashPassword } from '../session/password-hashing';
import { CARE_AND_FOOD_PRODUCTS } from './catalogue/care-and-food-products';
import type { CatalogueProduct } from './catalogue/catalogue-product';
import { FASHION_PRODUCTS } from './catalogue/fashion-products';
import { HOME_PRODUCTS } from './catalogue/home-products';
import { SECOND_STORE_PRODUCTS } from './catalogue/second-store-products';
import { type CancellationRows, cancellationRows } from './demo-cancellations';
import { type DemoClient, demoClients } from './demo-clients';
import { type InvoiceRows, invoiceRows } from './demo-invoices';
import { type DemoPicture, demoMedia, demoPictures } from './demo-media';
import { type OrderRows, orderRows } from './demo-orders';
import { type DemoPayout, payoutRows } from './demo-payouts';
import { type ProductRows, productRows } from './demo-products';
import { type ReturnRows, returnRows } from './demo-returns';
import { DEMO_PASSWORD, type DemoStore, NEJJARINE, ZAHRA } from './demo-stores';
import type { DemoBookingRow } from './demo-tour-bookings';
import { demoTourBookings } from './demo-tours';
import {
  mixedOrders,
  NEJJARINE_MIX,
  type PlannedOrder,
  pastOrders,
  pendingOrders,
  ZAHRA_MIX,
} from './order-plan';
import { PENDING_ORDERS_NEJJARINE, PENDING_ORDERS_ZAHRA } from './pending-order-fixtures';
import { type Random, seededRandom } from './random';

const SEED = 20_261_119;
const STORE_AGE_DAYS = 520;

/** Number of the newest order of the demo. */
export const LAST_NUMBER = 10_483;

/** What one store of the demo consists of. */
export interface StoreContent {
  readonly store: DemoStore;
  readonly openedAt: Date;
  readonly goods: ProductRows;
  readonly media: readonly (typeof media.$inferInsert)[];
  readonly clients: readonly DemoClient[];
  readonly sales: OrderRows;
  readonly cancellations: CancellationRows;
  readonly returns: ReturnRows;
  readonly bookings: readonly DemoBookingRow[];
  readonly invoices: InvoiceRows;
  readonly payouts: readonly DemoPayout[];
}

/** The demo before it is written. The same `now` gives the same content. */
export interface DemoContent {
  readonly now: Date;
  readonly stores: readonly StoreContent[];
  readonly pictures: readonly DemoPicture[];
  readonly passwordHash: string;
}

/** One store of the demo with its planned orders. */
interface StorePlan {
  readonly store: DemoStore;
  readonly catalogue: readonly CatalogueProduct[];
  readonly planned: readonly PlannedOrder[];
}

function storePlans(now: Date, random: Random): StorePlan[] {
  return [
    {
      store: NEJJARINE,
      catalogue: [...FASHION_PRODUCTS, ...HOME_PRODUCTS, ...CARE_AND_FOOD_PRODUCTS],
      planned: [
        ...pendingOrders(PENDING_ORDERS_NEJJARINE, now, random),
        ...mixedOrders(NEJJARINE_MIX, now, random),
        ...pastOrders(now, random),
      ],
    },
    {
      store: ZAHRA,
      catalogue: SECOND_STORE_PRODUCTS,
      planned: [
        ...pendingOrders(PENDING_ORDERS_ZAHRA, now, random),
        ...mixedOrders(ZAHRA_MIX, now, random),
      ],
    },
  ];
}

/** Numbers the orders of all stores in order of time. */
function numberOrders(plans: readonly StorePlan[]): Map<PlannedOrder, number> {
  const byTime = plans
    .flatMap(({ planned }) => planned)
    .sort((one, other) => compareAsc(one.placedAt, other.placedAt));
  const first = LAST_NUMBER + 1 - byTime.length;
  return new Map(byTime.map((planned, index) => [planned, first + index]));
}

interface Shared {
  readonly numbers: ReadonlyMap<PlannedOrder, number>;
  readonly pictures: readonly DemoPicture[];
  readonly shippingFees: ReadonlyMap<string, number>;
  readonly random: Random;
  readonly now: Date;
}

function storeContent(
  { store, catalogue, planned }: StorePlan,
  { numbers, pictures, shippingFees, random, now }: Shared,
): StoreContent {
  const openedAt = subMilliseconds(now, STORE_AGE_DAYS * millisecondsInDay);
  const goods = productRows(store.id, catalogue, random, now);
  const clients = demoClients(store.id, random, openedAt);
  const sales = orderRows(planned, (order) => numbers.get(order) ?? 0, {
    store,
    clients,
    sellables: goods.sellables,
    shippingFees,
    random,
  });
  const requests = { store, sales, now, random, clients: clients.map(({ row }) => row) };
  const cancellations = cancellationRows(requests);
  const returns = returnRows(requests);
  const bookings = demoTourBookings(store, now);
  // Both also mark payments of orders.
  const invoices = invoiceRows(sales, store, clients, bookings, now);
  const payouts = payoutRows(sales, bookings, store.id, now);
  const library = demoMedia(store.id, catalogue, pictures, openedAt);
  return {
    store,
    openedAt,
    goods,
    media: library,
    clients,
    sales,
    cancellations,
    returns,
    bookings,
    invoices,
    payouts,
  };
}

/**
 * Computes the demo: two stores with staff, products in three languages, clients and orders over
 * the fourteen months before `now`. Needs no database.
 */
export async function demoContent(now: Date): Promise<DemoContent> {
  // In another thread than the rest.
  const hashing = hashPassword(DEMO_PASSWORD);
  const random = seededRandom(SEED);
  const plans = storePlans(now, random);
  const pictures = await demoPictures(plans.flatMap(({ catalogue }) => catalogue));
  const shared = {
    numbers: numberOrders(plans),
    pictures,
    shippingFees: new Map(cityRows().map(({ id, shippingFee }) => [id, shippingFee])),
    random,
    now,
  };
  const stores = plans.map((plan) => storeContent(plan, shared));
  return { now, stores, pictures, passwordHash: await hashing };
}
