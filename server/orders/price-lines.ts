import { and, eq, inArray, isNull } from 'drizzle-orm';
import { commissionOf } from '#domain/orders/order-amounts';
import { freeShippingFrom, shippingFeeOf } from '#domain/stores/shipping-fee';
import type { Tx } from '../context';
import { products, variants } from '../database/schema/products';
import { categories, cities } from '../database/schema/reference';
import { stores } from '../database/schema/stores';
import { invalid } from '../http/problem-error';

/** A variant and the ordered number of pieces. */
export interface RequestedLine {
  readonly variantId: string;
  /** From 1. */
  readonly quantity: number;
  /** The client's choices in addition to the variant's own options, as the client reads them. */
  readonly labels?: readonly string[];
}

/** The requested lines of one store. */
export interface RequestedLines {
  readonly storeId: string;
  /** At least one. Two lines of one variant are merged. */
  readonly lines: readonly RequestedLine[];
  /** The request's name for a variant's line in error messages; `lines.N` by default. */
  readonly fieldOf?: (variantId: string) => string;
}

/**
 * The sellable ones of these variants; without archived and unpublished products and inactive
 * variants.
 */
function selectSellableVariants(tx: Tx, storeId: string, variantIds: string[]) {
  return tx
    .select({ variant: variants, product: products, rate: categories.commissionRate })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        inArray(variants.id, variantIds),
        eq(variants.storeId, storeId),
        eq(variants.status, 'active'),
        eq(products.status, 'published'),
        isNull(products.archivedAt),
      ),
    );
}

type SellableVariant = Awaited<ReturnType<typeof selectSellableVariants>>[number];

function mergeLines(lines: readonly RequestedLine[]): Required<RequestedLine>[] {
  const byVariant = new Map<string, Required<RequestedLine>>();
  for (const { variantId, quantity, labels = [] } of lines) {
    const line = byVariant.get(variantId) ?? { variantId, quantity: 0, labels: [] };
    byVariant.set(variantId, {
      variantId,
      quantity: line.quantity + quantity,
      labels: [...new Set([...line.labels, ...labels])],
    });
  }
  return [...byVariant.values()];
}

/**
 * The lines with their current product and price; lines of the same variant are merged.
 * @throws ProblemError 422 `unknown` for a line that this store doesn't sell
 */
export async function priceLines(tx: Tx, wanted: RequestedLines) {
  const lines = mergeLines(wanted.lines);
  if (lines.length === 0) throw invalid({ lines: ['required'] });
  const ids = lines.map((line) => line.variantId);
  const goods = new Map<string, SellableVariant>();
  for (const good of await selectSellableVariants(tx, wanted.storeId, ids))
    goods.set(good.variant.id, good);
  return lines.map(({ variantId, quantity, labels }, index) => {
    const good = goods.get(variantId);
    const unitPrice = good?.variant.price;
    const field = wanted.fieldOf?.(variantId) ?? `lines.${index}`;
    if (!good || !unitPrice) throw invalid({ [`${field}.variantId`]: ['unknown'] });
    if (!Number.isInteger(quantity) || quantity < 1) {
      throw invalid({ [`${field}.quantity`]: ['too_small'] });
    }
    const commission = commissionOf(unitPrice, quantity, good.rate ?? 0);
    return { ...good, quantity, labels, unitPrice, commission, field };
  });
}

export type PricedLine = Awaited<ReturnType<typeof priceLines>>[number];

/** @throws ProblemError 422 when there is no such city, or it is not deliverable */
export async function findDestination(tx: Tx, cityId: string) {
  const [city] = await tx.select().from(cities).where(eq(cities.id, cityId));
  if (!city) throw invalid({ cityId: ['unknown'] });
  if (!city.isDeliverable) throw invalid({ cityId: ['not_deliverable'] });
  return city;
}

/** What a store asks for sending goods to a city. Centimes. */
export interface ShippingTerms {
  readonly fee: number;
  /** The total of goods from which the delivery is free; null without such a rule. */
  readonly freeFrom: number | null;
}

/** By the store's rules; @throws ProblemError 422 when the store doesn't ship there */
export async function shippingTermsTo(
  tx: Tx,
  storeId: string,
  city: typeof cities.$inferSelect,
  lines: readonly PricedLine[],
): Promise<ShippingTerms> {
  const [store] = await tx
    .select({ rules: stores.shippingRules })
    .from(stores)
    .where(eq(stores.id, storeId));
  const rules = store?.rules ?? null;
  const itemTotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const fee = shippingFeeOf(rules, city, itemTotal);
  if (fee === null) throw invalid({ cityId: ['not_deliverable'] });
  return { fee, freeFrom: freeShippingFrom(rules, city) };
}
