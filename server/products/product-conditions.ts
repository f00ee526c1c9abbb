import { and, arrayOverlaps, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { POLICIES_BEYOND_STOCK } from '#domain/products/stock-policy';
import { products } from '../database/schema/products';
import { categories } from '../database/schema/reference';

/**
 * The product is in the category or below it: its category's path begins with the category's own.
 */
export function isWithin(categoryId: string): SQL {
  return sql`${products.categoryId} in (
  select below.id from ${categories} below join ${categories} chosen on chosen.id = ${categoryId}
   where below.id = chosen.id or starts_with(below.path, chosen.path || '/'))`;
}

/** The domain's `isActiveProduct` in SQL, without the store: it must be active too. */
export function isOnSale(): SQL | undefined {
  return and(
    isNull(products.archivedAt),
    eq(products.status, 'published'),
    gt(products.priceMin, 0),
    or(gt(products.quantity, 0), arrayOverlaps(products.stockPolicies, POLICIES_BEYOND_STOCK)),
  );
}

/** Refused by the marketplace. Submitting again clears the reason. */
export function isRefused(): SQL {
  return isNotNull(products.rejectionReason);
}
