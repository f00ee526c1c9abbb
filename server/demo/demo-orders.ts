import { addMilliseconds } from 'date-fns/addMilliseconds';
import { compareAsc } from 'date-fns/compareAsc';
import type { OrderStatus } from '#domain/orders/order-lifecycle';
import { ACCEPT_WITHIN_MS } from '#domain/orders/order-lifecycle';
import { shipByOf } from '#domain/orders/ship-by';
import type { PaymentMethod } from '#domain/payments/payment-method';
import type { orderHistory, orderItems, orders } from '../database/schema/orders';
import type { payments, refunds } from '../database/schema/payments';
import { orderSearchText } from '../search/order-search-text';
import { CARRIER_NAMES, handOverOf } from './demo-carriers';
import type { DemoClient } from './demo-clients';
import { moneyOf, paymentRow, refundRows } from './demo-payments';
import { historyRows } from './order-history';
import { amountsOf, basketsOf, itemRow, type Line, type OrderSeed } from './order-lines';
import type { PlannedOrder } from './order-plan';
import { stepTime } from './order-timeline';
import type { Random } from './random';

const NOTES = [
  'Merci d’appeler avant de livrer.',
  'Livrer après 17 h, je travaille.',
  'Laisser chez le gardien de l’immeuble.',
  'Emballage soigné, c’est pour offrir.',
] as const;

/** Statuses in which an order reserves its pieces. */
const RESERVES_STOCK: ReadonlySet<OrderStatus> = new Set([
  'new',
  'pending',
  'confirmed',
  'processing',
  'ready',
]);

/** Rows of one store's orders, and the reserved quantity of each variant. */
export interface OrderRows {
  readonly orders: (typeof orders.$inferInsert)[];
  readonly items: (typeof orderItems.$inferInsert)[];
  readonly history: (typeof orderHistory.$inferInsert)[];
  readonly payments: (typeof payments.$inferInsert)[];
  readonly refunds: (typeof refunds.$inferInsert)[];
  readonly reserved: Map<string, number>;
}

function clientOf({ fixture }: PlannedOrder, { clients, random }: OrderSeed): DemoClient {
  const known = clients.find(
    ({ row }) => row.firstName === fixture?.client[0] && row.lastName === fixture.client[1],
  );
  return known ?? random.pick(clients);
}

/** Those who pay before delivery seldom cancel, and are seldom refused. */
const MAY_BE_PREPAID = 0.2;

function methodOf({ fixture, status }: PlannedOrder, random: Random): PaymentMethod {
  const method =
    fixture?.method ??
    random.pick(['cod', 'cod', 'cod', 'cod', 'cod', 'cod', 'cod', 'card', 'card', 'transfer']);
  const isCancelled = status === 'cancelled' || status === 'rejected';
  return isCancelled && !random.chance(MAY_BE_PREPAID) ? 'cod' : method;
}

/** Times, people and carrier of an order, derived from its timeline. */
function timelineColumns(
  { timeline }: PlannedOrder,
  history: readonly (typeof orderHistory.$inferInsert)[],
  { store, random }: OrderSeed,
) {
  const verifiedAt = stepTime(timeline, 'verify');
  const acceptedAt = stepTime(timeline, 'accept');
  const isShipped = stepTime(timeline, 'handOver') !== null;
  return {
    acceptBy: verifiedAt && addMilliseconds(verifiedAt, ACCEPT_WITHIN_MS),
    acceptedAt,
    acceptedBy: history.find((line) => line.action === 'accept')?.actorId ?? null,
    shipBy: acceptedAt && shipByOf(acceptedAt, store.availability.closures),
    deliveredAt: stepTime(timeline, 'deliver'),
    carrier: isShipped ? random.pick(CARRIER_NAMES) : null,
    trackingNumber: isShipped ? `MA${random.between(100_000_000, 999_999_999)}` : null,
    updatedAt: timeline.at(-1)?.at ?? null,
    revision: timeline.length,
  };
}

function addOrder(
  rows: OrderRows,
  planned: PlannedOrder,
  lines: readonly Line[],
  number: number,
  material: OrderSeed,
): void {
  const { store, random } = material;
  const id = random.id('ord');
  const client = clientOf(planned, material);
  const history = historyRows(id, planned.timeline, client.row, store, random);
  const method = methodOf(planned, random);
  const externalNumber = random.chance(0.6)
    ? `SO/${planned.placedAt.getUTCFullYear()}/${String(number - 6000).padStart(5, '0')}`
    : null;
  const { updatedAt, ...traces } = timelineColumns(planned, history, material);
  const amounts = amountsOf(lines, material.shippingFees.get(client.cityId) ?? 0);
  const money = moneyOf(method, planned.status, planned.timeline, amounts.total);
  const order = {
    id,
    storeId: store.id,
    number,
    externalNumber,
    status: planned.status,
    clientId: client.row.id,
    cityId: client.cityId,
    shippingAddress: client.address,
    paymentMethod: method,
    paymentStatus: money.status,
    orderDate: planned.placedAt,
    ...traces,
    ...handOverOf(
      { storeId: store.id, carrier: traces.carrier, paymentMethod: method },
      client.row,
    ),
    itemsCount: lines.length,
    ...amounts,
    clientNote: planned.fixture?.clientNote ?? (random.chance(0.12) ? random.pick(NOTES) : null),
    searchText: orderSearchText({
      number,
      externalNumber,
      client: client.row,
      skus: lines.map((line) => line.sellable.sku),
    }),
    createdAt: planned.placedAt,
    updatedAt: updatedAt ?? planned.placedAt,
  };
  const payment = paymentRow(order, money);
  rows.orders.push(order);
  rows.payments.push(payment);
  rows.refunds.push(...refundRows(order, payment));
  rows.history.push(...history);
  lines.forEach((line, position) => {
    rows.items.push(itemRow(id, planned, line, position, random));
    if (!RESERVES_STOCK.has(planned.status)) return;
    const { variantId } = line.sellable;
    rows.reserved.set(variantId, (rows.reserved.get(variantId) ?? 0) + line.quantity);
  });
}

/** The rows of one store's orders; `numberOf` returns each order's number on the marketplace. */
export function orderRows(
  planned: readonly PlannedOrder[],
  numberOf: (planned: PlannedOrder) => number,
  material: OrderSeed,
): OrderRows {
  const rows: OrderRows = {
    orders: [],
    items: [],
    history: [],
    payments: [],
    refunds: [],
    reserved: new Map(),
  };
  const byTime = [...planned].sort((one, other) => compareAsc(one.placedAt, other.placedAt));
  const basketOf = basketsOf(byTime, material);
  for (const order of byTime) addOrder(rows, order, basketOf(order), numberOf(order), material);
  return rows;
}
