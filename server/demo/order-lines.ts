import { NO_SALE_STATUSES } from '#domain/metrics/order-counts';
import type { orderItems } from '../database/schema/orders';
import type { DemoClient } from './demo-clients';
import type { Sellable } from './demo-products';
import type { DemoStore } from './demo-stores';
import type { OrderFixture, PlannedOrder } from './order-plan';
import { stepTime } from './order-timeline';
import type { Random } from './random';

const VAT = 0.2;
const FREE_SHIPPING_FROM = 30_000;
const LOST_STATUSES: ReadonlySet<string> = new Set(NO_SALE_STATUSES);

/** Input that the orders of one store are built from. */
export interface OrderSeed {
  readonly store: DemoStore;
  readonly clients: readonly DemoClient[];
  readonly sellables: readonly Sellable[];
  readonly shippingFees: ReadonlyMap<string, number>;
  readonly random: Random;
}

/** A variant and its quantity. */
export interface Line {
  readonly sellable: Sellable;
  readonly quantity: number;
}

function drawnLines(placedAt: Date, { sellables, random }: OrderSeed): Line[] {
  const onSale = sellables.filter((sellable) => sellable.since < placedAt);
  const count = random.pick([1, 1, 1, 1, 1, 2, 2, 2, 3, 4]);
  const chosen = new Map<string, Line>();
  for (let tries = 0; chosen.size < count && tries < 40; tries += 1) {
    const sellable = random.pick(onSale);
    // Expensive items sell less often.
    if (!random.chance(Math.min(1, 30_000 / sellable.price))) continue;
    const quantity = sellable.price <= 10_000 ? random.between(1, 2) : 1;
    chosen.set(sellable.productId, { sellable, quantity });
  }
  return chosen.size > 0 ? [...chosen.values()] : [{ sellable: random.pick(onSale), quantity: 1 }];
}

function fixtureLines({ skus, quantity = 1 }: OrderFixture, { sellables }: OrderSeed): Line[] {
  return skus.map((sku) => {
    const sellable = sellables.find((line) => line.sku === sku);
    if (!sellable) throw new Error(`The demo sells no ${sku}.`);
    return { sellable, quantity };
  });
}

function itemTotalOf(lines: readonly Line[]): number {
  return lines.reduce((total, { sellable, quantity }) => total + sellable.price * quantity, 0);
}

function piecesOf(lines: readonly Line[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

function costOf(lines: readonly Line[]): number {
  return lines.reduce((total, { sellable, quantity }) => total + sellable.cost * quantity, 0);
}

/** What clients order for on average; centimes. */
const TYPICAL_TOTAL = 60_000;
/** What the goods cost the store, as a share of it. */
const TYPICAL_COST = 0.46;
/** Pieces of an order, and what one too many weighs as much as; centimes. */
const TYPICAL_PIECES = 2;
const WEIGHT_OF_PIECE = 6000;
/** The same of orders that came to nothing, as a share of it. */
const LOST_SHARE = 0.5;
/** Baskets drawn for an order, of which one is taken. */
const DRAWN = 7;
/** The last orders without a fixture: the fixtures after them are made up for by these. */
const MADE_UP_BY = 20;

/**
 * The lines of the orders of a store, which are asked for in order of time: those of the fixture of
 * an order, otherwise one of some random baskets. It is the one that brings the total of the orders
 * so far nearest to what their number lets expect: the takings of two weeks differ as their orders
 * do, and not because one client bought a carpet.
 */
export function basketsOf(
  planned: readonly PlannedOrder[],
  material: OrderSeed,
): (order: PlannedOrder) => Line[] {
  const excess = planned.reduce(
    (sum, { fixture }) =>
      fixture ? sum + itemTotalOf(fixtureLines(fixture, material)) - TYPICAL_TOTAL : sum,
    0,
  );
  const free = planned.filter(({ fixture }) => !fixture);
  const last = new Set(free.slice(-MADE_UP_BY));
  const ahead = { total: 0, cost: 0, pieces: 0 };
  return (order) => {
    if (order.fixture) return fixtureLines(order.fixture, material);
    const isSale = !LOST_STATUSES.has(order.status);
    const wanted = isSale
      ? TYPICAL_TOTAL - (last.has(order) ? excess / MADE_UP_BY : 0)
      : TYPICAL_TOTAL * LOST_SHARE;
    const total = wanted - (isSale ? ahead.total : 0);
    const cost = wanted * TYPICAL_COST - (isSale ? ahead.cost : 0);
    const pieces = TYPICAL_PIECES - (isSale ? ahead.pieces : 0);
    const distanceOf = (lines: readonly Line[]) =>
      Math.abs(itemTotalOf(lines) - total) +
      Math.abs(costOf(lines) - cost) +
      Math.abs(piecesOf(lines) - pieces) * WEIGHT_OF_PIECE;
    const drawn = Array.from({ length: DRAWN }, () => drawnLines(order.placedAt, material));
    const nearest = drawn.reduce((best, lines) =>
      distanceOf(lines) < distanceOf(best) ? lines : best,
    );
    if (isSale) {
      ahead.total = itemTotalOf(nearest) - total;
      ahead.cost = costOf(nearest) - cost;
      ahead.pieces = piecesOf(nearest) - pieces;
    }
    return nearest;
  };
}

/** The amounts of an order, in centimes; prices contain the VAT. */
export function amountsOf(lines: readonly Line[], shippingFee: number) {
  const sum = (amount: (line: Line) => number) =>
    lines.reduce((total, line) => total + amount(line), 0);
  const itemTotal = sum(({ sellable, quantity }) => sellable.price * quantity);
  const discountTotal = itemTotal >= FREE_SHIPPING_FROM ? shippingFee : 0;
  const total = itemTotal + shippingFee - discountTotal;
  const commissionTotal = sum(commissionOf);
  return {
    itemTotal,
    shippingTotal: shippingFee,
    discountTotal,
    taxTotal: Math.round((total * VAT) / (1 + VAT)),
    total,
    commissionTotal,
    netTotal: total - commissionTotal,
  };
}

function commissionOf({ sellable, quantity }: Line): number {
  return Math.round(sellable.price * quantity * sellable.commissionRate);
}

/** A line of an order as a row. */
export function itemRow(
  orderId: string,
  { status, timeline }: PlannedOrder,
  line: Line,
  position: number,
  random: Random,
): typeof orderItems.$inferInsert {
  const { sellable, quantity } = line;
  const cameBack = status === 'returned' && stepTime(timeline, 'deliver') !== null;
  return {
    id: random.id('oit'),
    orderId,
    productId: sellable.productId,
    variantId: sellable.variantId,
    position,
    sku: sellable.sku,
    name: sellable.name,
    nameEn: sellable.nameEn,
    nameAr: sellable.nameAr,
    ...sellable.options,
    pictureUrl: sellable.pictureUrl,
    quantity,
    quantityCancelled: stepTime(timeline, 'cancelAll') ? quantity : 0,
    quantityReturned: cameBack ? quantity : 0,
    unitPrice: sellable.price,
    unitCost: sellable.cost,
    taxRate: VAT,
    total: sellable.price * quantity,
    commission: commissionOf(line),
  };
}
