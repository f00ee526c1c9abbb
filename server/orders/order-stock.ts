import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { canOrder, countsPieces, STOCK_POLICIES } from '#domain/products/stock-policy';
import type { Tx } from '../context';
import { products, variants } from '../database/schema/products';

/** A number of pieces of a variant. */
export interface VariantQuantity {
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** Released to buyers; handed over and out of the store; returned to the store's stock. */
export type StockEffect = 'released' | 'handedOver' | 'restocked';

/** The policies under which pieces are counted. */
const COUNTED = STOCK_POLICIES.filter(countsPieces);

/** How each piece changes the reserved stock and the stock on hand. */
const STOCK_EFFECTS: Readonly<Record<StockEffect, { reserved: number; onHand: number }>> = {
  released: { reserved: -1, onHand: 0 },
  handedOver: { reserved: -1, onHand: -1 },
  restocked: { reserved: 0, onHand: 1 },
};

/** The pieces of each line that are not cancelled. */
export function openPieces(
  items: readonly {
    productId: string;
    variantId: string;
    quantity: number;
    quantityCancelled: number;
  }[],
): VariantQuantity[] {
  return items.map(({ productId, variantId, quantity, quantityCancelled }) => ({
    productId,
    variantId,
    quantity: quantity - quantityCancelled,
  }));
}

/** Pieces by variant, sorted by the variants' ids; variants without pieces are omitted. */
function byVariant(pieces: readonly VariantQuantity[]): [variantId: string, quantity: number][] {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of pieces) {
    if (quantity > 0) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
}

function productsOf(pieces: readonly VariantQuantity[]): string[] {
  return [
    ...new Set(pieces.filter(({ quantity }) => quantity > 0).map(({ productId }) => productId)),
  ];
}

/** Locks the products of these pieces, before several orders move them in one transaction. */
export function lockProductsOf(tx: Tx, pieces: readonly VariantQuantity[]): Promise<void> {
  return lockProducts(tx, productsOf(pieces));
}

/**
 * Locks the products in the order that every writer of stock uses: by id, before their variants.
 */
async function lockProducts(tx: Tx, productIds: string[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, productIds))
    .orderBy(asc(products.id))
    .for('update');
}

/** The products of these with a variant whose pieces are counted. */
async function countedProducts(tx: Tx, productIds: string[], variantIds: string[]) {
  const rows = await tx
    .selectDistinct({ id: variants.productId })
    .from(variants)
    .where(
      and(
        inArray(variants.productId, productIds),
        inArray(variants.id, variantIds),
        inArray(variants.stockPolicy, COUNTED),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The columns of a variant whose pieces leave or return; those that are not counted do neither. */
function onHandColumns(pieces: number, now: Date) {
  const isCounted = inArray(variants.stockPolicy, COUNTED);
  return {
    // Pieces on backorder that were never recorded as on hand leave none behind.
    stockOnHand: sql`case when ${isCounted}
      then greatest(${variants.stockOnHand} + ${pieces}, 0) else ${variants.stockOnHand} end`,
    updatedAt: sql`case when ${isCounted} then ${now.toISOString()}::timestamptz else ${variants.updatedAt} end`,
    revision: sql`${variants.revision} + case when ${isCounted} then 1 else 0 end`,
  };
}

/**
 * Changes the stock by an order's pieces. Pieces that leave or return create a new revision of
 * their product and variant: an editor who saw the old stock must not overwrite it. What open orders
 * hold is counted under every policy, so that it is right when the policy changes; the stock on hand
 * of a variant that is not counted stays as it is.
 */
export async function applyStockEffect(
  tx: Tx,
  pieces: readonly VariantQuantity[],
  movement: StockEffect,
  now: Date,
): Promise<void> {
  const productIds = productsOf(pieces);
  if (productIds.length === 0) return;
  const { reserved, onHand } = STOCK_EFFECTS[movement];
  await lockProducts(tx, productIds);
  const moved = byVariant(pieces);
  if (onHand !== 0) {
    const variantIds = moved.map(([variantId]) => variantId);
    await tx
      .update(products)
      .set({ updatedAt: now, revision: sql`${products.revision} + 1` })
      .where(inArray(products.id, await countedProducts(tx, productIds, variantIds)));
  }
  for (const [variantId, quantity] of moved) {
    await tx
      .update(variants)
      .set({
        stockReserved: sql`${variants.stockReserved} + ${reserved * quantity}`,
        ...(onHand !== 0 && onHandColumns(onHand * quantity, now)),
      })
      .where(eq(variants.id, variantId));
  }
}

/**
 * Takes the variants of these pieces off sale, after the pieces were released: nothing is left but
 * what other orders hold. A variant whose pieces were not counted, or that was sold beyond its
 * stock, is counted from now on. Each has a new revision, so that an editor's older stock is not
 * written over it.
 */
export async function takeOffSale(
  tx: Tx,
  pieces: readonly VariantQuantity[],
  now: Date,
): Promise<void> {
  const productIds = productsOf(pieces);
  await lockProducts(tx, productIds);
  await tx
    .update(products)
    .set({ updatedAt: now, revision: sql`${products.revision} + 1` })
    .where(inArray(products.id, productIds));
  for (const [variantId] of byVariant(pieces)) {
    await tx
      .update(variants)
      .set({
        stockOnHand: sql`${variants.stockReserved}`,
        stockPolicy: 'counted',
        updatedAt: now,
        revision: sql`${variants.revision} + 1`,
      })
      .where(eq(variants.id, variantId));
  }
}

/** The outcome of a reservation. */
export interface Reservation {
  /** Variants with too little stock; empty when everything is reserved. */
  readonly missing: readonly string[];
  /** Products whose stock is now low or zero, and was not before. */
  readonly ranLow: readonly {
    readonly storeId: string;
    readonly productId: string;
    readonly name: string;
    readonly quantity: number;
  }[];
}

function selectStock(tx: Tx, variantIds: string[]) {
  return tx
    .select({
      id: variants.id,
      stockPolicy: variants.stockPolicy,
      stockAvailable: sql<number>`${variants.stockOnHand} - ${variants.stockReserved}`,
      product: products,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, variantIds))
    .orderBy(asc(variants.id))
    .for('update', { of: variants });
}

type Stock = Awaited<ReturnType<typeof selectStock>>[number];

function reachesLowStock(
  rows: readonly Stock[],
  pieces: readonly VariantQuantity[],
): Reservation['ranLow'] {
  const counted = rows.filter(({ stockPolicy }) => countsPieces(stockPolicy));
  const touched = new Map(counted.map(({ product }) => [product.id, product]));
  const ids = new Set(counted.map(({ id }) => id));
  return [...touched.values()].flatMap((product) => {
    const taken = pieces.filter(
      ({ productId, variantId }) => productId === product.id && ids.has(variantId),
    );
    const quantity = taken.reduce((left, one) => left - one.quantity, product.quantity);
    const { id: productId, storeId, name, code, lowStockThreshold } = product;
    const isNews = quantity <= lowStockThreshold && product.quantity > lowStockThreshold;
    return isNews ? [{ storeId, productId, name: name ?? code, quantity }] : [];
  });
}

/**
 * Reserves the pieces for an order: all of them, or none when one is not available. A variant that
 * may be ordered beyond its stock is always available.
 */
export async function reserveStock(
  tx: Tx,
  pieces: readonly VariantQuantity[],
): Promise<Reservation> {
  const wanted = byVariant(pieces);
  await lockProducts(tx, productsOf(pieces));
  const rows = await selectStock(
    tx,
    wanted.map(([variantId]) => variantId),
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const missing = wanted.flatMap(([variantId, quantity]) => {
    const row = found.get(variantId);
    return row && canOrder(row, quantity) ? [] : [variantId];
  });
  if (missing.length > 0) return { missing, ranLow: [] };
  for (const [variantId, quantity] of wanted) {
    await tx
      .update(variants)
      .set({ stockReserved: sql`${variants.stockReserved} + ${quantity}` })
      .where(eq(variants.id, variantId));
  }
  return { missing, ranLow: reachesLowStock(rows, pieces) };
}
