import { asc, eq, inArray, sql } from 'drizzle-orm';
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

/**
 * Changes the stock by an order's pieces. Pieces that leave or return create a new revision of
 * their product and variant: an editor who saw the old stock must not overwrite it.
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
  if (onHand !== 0) {
    await tx
      .update(products)
      .set({ updatedAt: now, revision: sql`${products.revision} + 1` })
      .where(inArray(products.id, productIds));
  }
  for (const [variantId, quantity] of byVariant(pieces)) {
    await tx
      .update(variants)
      .set({
        stockReserved: sql`${variants.stockReserved} + ${reserved * quantity}`,
        ...(onHand !== 0 && {
          stockOnHand: sql`${variants.stockOnHand} + ${onHand * quantity}`,
          updatedAt: now,
          revision: sql`${variants.revision} + 1`,
        }),
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
      available: sql<number>`${variants.stockOnHand} - ${variants.stockReserved}`,
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
  const touched = new Map(rows.map(({ product }) => [product.id, product]));
  return [...touched.values()].flatMap((product) => {
    const taken = pieces.filter(({ productId }) => productId === product.id);
    const quantity = taken.reduce((left, one) => left - one.quantity, product.quantity);
    const { id: productId, storeId, name, code, lowStockThreshold } = product;
    const isNews = quantity <= lowStockThreshold && product.quantity > lowStockThreshold;
    return isNews ? [{ storeId, productId, name: name ?? code, quantity }] : [];
  });
}

/**
 * Reserves the pieces for an order: all of them, or none when one is not available. A product that
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
    const isEnough = row && (row.product.allowBackorder || row.available >= quantity);
    return isEnough ? [] : [variantId];
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
