import type { orderItems } from '../database/schema/orders';
import type { DemoClient } from './demo-clients';
import type { Sellable } from './demo-products';
import type { DemoStore } from './demo-stores';
import type { PlannedOrder } from './order-plan';
import { stepTime } from './order-timeline';
import type { Random } from './random';

const VAT = 0.2;
const FREE_SHIPPING_FROM = 30_000;
/** Input that the orders of one store are built from. */
export interface OrderSeed {
  readonly store: DemoStore;
  readonly clients: readonly DemoClient[];
  readonly sellables: readonly Sellable[];
  readonly shippingFees: ReadonlyMap<string, number>;
  readonly random: Random;
  /** What the baskets of the calendar still owe to their worths; centimes. */
  readonly balance: { owed: number };
}

/** A variant and its quantity. */
export interface Line {
  readonly sellable: Sellable;
  readonly quantity: number;
}

/** Baskets that are drawn for one order of the calendar; the one nearest to its worth is taken. */
const DRAWN_BASKETS = 6;
/** The same for an order of an expensive piece, of which few are drawn. */
const DRAWN_FOR_MUCH = 60;
const MUCH = 80_000;

function drawnLines(onSale: readonly Sellable[], random: Random): Line[] {
  const count = random.pick([1, 1, 1, 1, 1, 2, 2, 2, 3, 4]);
  const chosen = new Map<string, Line>();
  for (let tries = 0; chosen.size < count && tries < 40; tries += 1) {
    const sellable = random.pick(onSale);
    // Expensive items sell less often.
    if (!random.chance(Math.min(1, 30_000 / sellable.price))) continue;
    const quantity = sellable.price <= 10_000 ? random.between(1, 3) : 1;
    chosen.set(sellable.productId, { sellable, quantity });
  }
  return chosen.size > 0 ? [...chosen.values()] : [{ sellable: random.pick(onSale), quantity: 1 }];
}

function worthOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { sellable, quantity }) => sum + sellable.price * quantity, 0);
}

/** The basket that is nearest to a worth, of several; what it misses is owed by the next one. */
function balancedLines(onSale: readonly Sellable[], worth: number, material: OrderSeed): Line[] {
  const { balance, random } = material;
  const wanted = worth + balance.owed;
  const drawn = wanted > MUCH ? DRAWN_FOR_MUCH : DRAWN_BASKETS;
  const baskets = Array.from({ length: drawn }, () => drawnLines(onSale, random));
  const [first = [], ...others] = baskets;
  const missed = (lines: readonly Line[]) => Math.abs(wanted - worthOf(lines));
  const nearest = others.reduce((best, next) => (missed(next) < missed(best) ? next : best), first);
  balance.owed = wanted - worthOf(nearest);
  return nearest;
}

/** The lines of an order: those of its fixture, otherwise random ones. */
export function linesOf(planned: PlannedOrder, material: OrderSeed): Line[] {
  const { fixture, basketWorth } = planned;
  if (!fixture) {
    const onSale = material.sellables.filter(({ since }) => since < planned.placedAt);
    return basketWorth === undefined
      ? drawnLines(onSale, material.random)
      : balancedLines(onSale, basketWorth, material);
  }
  return fixture.skus.map((sku) => {
    const sellable = material.sellables.find((line) => line.sku === sku);
    if (!sellable) throw new Error(`The demo sells no ${sku}.`);
    return { sellable, quantity: fixture.quantity ?? 1 };
  });
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
