import { and, eq } from 'drizzle-orm';
import { performerTransition } from '#domain/lifecycle/lifecycle';
import { type OptionsTexts, optionsTexts } from '#domain/orders/options-text';
import { orderAmounts, VAT_RATE } from '#domain/orders/order-amounts';
import { ORDER_LIFECYCLE, type OrderStatus } from '#domain/orders/order-lifecycle';
import type { Tx } from '../context';
import { newId } from '../database/ids';
import { nextSequenceNumber } from '../database/next-number';
import {
  clients,
  orderItems,
  orderNumbers,
  orders,
  type ShippingAddress,
} from '../database/schema/orders';
import { variantOptionValues } from '../database/schema/products';
import { attributeValues } from '../database/schema/reference';
import { invalid, notFound, problem } from '../http/problem-error';
import { openPayment } from '../payments/payments.repository';
import { orderSearchText } from '../search/order-search-text';
import { notifyLowStock } from './order-notifications';
import { reserveStock } from './order-stock';
import { findOrder, type OrderRecord, recordHistory } from './orders.repository';
import { type Performer, performerColumns } from './performers';
import {
  findDestination,
  type PricedLine,
  priceLines,
  type RequestedLines,
  shippingTermsTo,
} from './price-lines';

/** An order of one store, before it is placed. The client and the city exist already. */
export interface RequestedOrder extends RequestedLines {
  readonly clientId: string;
  readonly cityId: string;
  readonly shippingAddress: ShippingAddress;
  readonly paymentMethod: 'cod' | 'card' | 'transfer';
  readonly clientNote?: string | null;
  readonly externalNumber?: string | null;
  /** Discount on the whole order in centimes; none by default. */
  readonly discount?: number;
  readonly performer: Performer;
  readonly now: Date;
}

/** The names of a variant's options and the client's labels. */
async function optionsTextsOf(
  tx: Tx,
  variantId: string,
  labels: readonly string[],
): Promise<OptionsTexts> {
  const rows = await tx
    .select({
      name: attributeValues.name,
      nameEn: attributeValues.nameEn,
      nameAr: attributeValues.nameAr,
    })
    .from(variantOptionValues)
    .innerJoin(attributeValues, eq(attributeValues.id, variantOptionValues.valueId))
    .where(eq(variantOptionValues.variantId, variantId))
    .orderBy(variantOptionValues.rank);
  return optionsTexts(rows, labels);
}

async function insertItems(tx: Tx, orderId: string, lines: readonly PricedLine[]) {
  for (const [position, line] of lines.entries()) {
    const { variant, product, quantity, unitPrice, commission } = line;
    await tx.insert(orderItems).values({
      id: newId('oit'),
      orderId,
      position,
      quantity,
      unitPrice,
      commission,
      productId: product.id,
      variantId: variant.id,
      sku: variant.sku,
      name: product.name ?? product.code,
      nameEn: product.nameEn,
      nameAr: product.nameAr,
      ...(await optionsTextsOf(tx, variant.id, line.labels)),
      pictureUrl: variant.pictureUrl ?? product.coverUrl,
      unitCost: variant.costPrice ?? product.costPrice,
      taxRate: VAT_RATE,
      total: unitPrice * quantity,
    });
  }
}

/**
 * The client and the city of delivery; @throws ProblemError 422 when the store has no such client,
 * or the city is not deliverable
 */
async function recipientOf(tx: Tx, { storeId, clientId, cityId }: RequestedOrder) {
  const [client] = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.id, clientId), eq(clients.storeId, storeId)))
    // It is not merged into another client until the order is placed.
    .for('key share');
  if (!client) throw invalid({ clientId: ['unknown'] });
  return { client, city: await findDestination(tx, cityId) };
}

/**
 * Notifies staff of products that ran low. @throws ProblemError 409 `out_of_stock` naming the lines
 */
async function reserveLines(tx: Tx, lines: readonly PricedLine[], now: Date): Promise<void> {
  const { missing, ranLow } = await reserveStock(
    tx,
    lines.map(({ variant, quantity }) => ({
      productId: variant.productId,
      variantId: variant.id,
      quantity,
    })),
  );
  const short = lines.filter(({ variant }) => missing.includes(variant.id));
  if (short.length > 0) {
    throw problem(409, 'out_of_stock', {
      detail: short.map(({ product, variant }) => product.name ?? variant.sku).join(', '),
      errors: Object.fromEntries(short.map(({ field }) => [`${field}.quantity`, ['out_of_stock']])),
    });
  }
  await notifyLowStock(tx, ranLow, now);
}

/** A priced order whose pieces are reserved; it has no number yet. */
export interface ReservedOrder {
  readonly requested: RequestedOrder;
  readonly status: OrderStatus;
  readonly client: typeof clients.$inferSelect;
  readonly lines: readonly PricedLine[];
  /** Centimes. */
  readonly amounts: ReturnType<typeof orderAmounts>;
}

/**
 * Validates an order with one store and reserves its pieces until the transaction ends. A refused
 * or only tried order uses up no number.
 * @throws ProblemError 409 `out_of_stock`; 422 with the fields that are wrong
 */
export async function reserveOrder(tx: Tx, wanted: RequestedOrder): Promise<ReservedOrder> {
  const line = performerTransition(ORDER_LIFECYCLE, null, 'place', wanted.performer.type);
  if (!line || line.to === 'archived') throw problem(409, 'action_not_allowed');
  const { client, city } = await recipientOf(tx, wanted);
  const lines = await priceLines(tx, wanted);
  const { fee: shipping } = await shippingTermsTo(tx, wanted.storeId, city, lines);
  // Before any row refers to the products: such a reference would lock them and make other orders
  // wait.
  await reserveLines(tx, lines, wanted.now);
  const amounts = orderAmounts(lines, shipping, wanted.discount ?? 0);
  return { requested: wanted, status: line.to, client, lines, amounts };
}

/** Writes an order that was validated in this transaction, under the next number. */
export async function placeReservedOrder(tx: Tx, judged: ReservedOrder): Promise<OrderRecord> {
  const { requested, status, client, lines, amounts } = judged;
  const { storeId, clientId, cityId, performer, now } = requested;
  const externalNumber = requested.externalNumber ?? null;
  const id = newId('ord', now.getTime());
  const number = await nextSequenceNumber(tx, orderNumbers);
  const skus = lines.map(({ variant }) => variant.sku);
  await tx.insert(orders).values({
    id,
    storeId,
    number,
    externalNumber,
    clientId,
    cityId,
    status,
    orderDate: now,
    shippingAddress: requested.shippingAddress,
    paymentMethod: requested.paymentMethod,
    // Overwritten by the payment opened below.
    paymentStatus: 'pending',
    itemsCount: lines.length,
    ...amounts,
    clientNote: requested.clientNote ?? null,
    searchText: orderSearchText({ number, externalNumber, client, skus }),
    createdAt: now,
    updatedAt: now,
  });
  await insertItems(tx, id, lines);
  const method = requested.paymentMethod;
  await openPayment(tx, { orderId: id, storeId, method, amount: amounts.total, now });
  await recordHistory(tx, {
    orderId: id,
    at: now,
    ...performerColumns(performer),
    action: 'place',
    fromStatus: null,
    toStatus: status,
    visibility: 'everyone',
  });
  const placed = await findOrder(tx, storeId, id);
  if (!placed) throw notFound();
  return placed;
}

/**
 * Places an order with one store: reserves the pieces, assigns the number, and copies the current
 * names, prices, costs and commission. The server calculates all amounts.
 * @throws ProblemError those of {@link reserveOrder}
 */
export async function placeOrder(tx: Tx, wanted: RequestedOrder): Promise<OrderRecord> {
  return placeReservedOrder(tx, await reserveOrder(tx, wanted));
}
