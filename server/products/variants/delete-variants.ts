import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../context';
import { orderItems } from '../../database/schema/orders';
import { variants } from '../../database/schema/products';
import { invalid, notFound, problem } from '../../http/problem-error';
import { recordProductEvent, staffPerformer } from '../product-history';
import type { ProductRecord } from '../products.repository';
import {
  finishVariantChange,
  lockProductForVariants,
  type VariantCall,
  variableErrors,
} from './variant-writing';

/** The products of the variants, in the common locking order. */
async function productsOf(tx: Tx, storeId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(and(eq(variants.storeId, storeId), inArray(variants.id, [...ids])))
    .orderBy(asc(variants.productId));
  if (rows.length < ids.length) throw notFound();
  return [...new Set(rows.map(({ productId }) => productId))];
}

/** Those of these variants that are in orders. */
export async function orderedOf(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ variantId: orderItems.variantId })
    .from(orderItems)
    .where(inArray(orderItems.variantId, [...ids]));
  return new Set(rows.flatMap(({ variantId }) => variantId ?? []));
}

/** @throws ProblemError 409 `variant_has_orders` naming the variants that are in orders */
async function assertNeverOrdered(tx: Tx, ids: readonly string[]): Promise<void> {
  const ordered = await orderedOf(tx, ids);
  if (ordered.size === 0) return;
  const errors = Object.fromEntries(
    ids.flatMap((id, at) => (ordered.has(id) ? [[`ids.${at}`, ['variant_has_orders']]] : [])),
  );
  throw problem(409, 'variant_has_orders', { errors });
}

/** @throws ProblemError 409 an order that is being placed has reserved one of its variants */
function assertUnreserved(record: ProductRecord, ids: ReadonlySet<string>): void {
  const reserved = record.variants.some(
    ({ id, stockReserved }) => ids.has(id) && stockReserved > 0,
  );
  if (reserved) throw problem(409, 'variant_has_orders');
}

/**
 * Removes variants that were never ordered, all of them or none.
 * @returns their ids
 * @throws ProblemError 404 one is unknown to the store; 409 `variant_has_orders`, or an archived
 *   product; 422 of a simple product, or the last one of a product that was submitted
 */
export async function deleteVariants(
  tx: Tx,
  wanted: readonly string[],
  call: VariantCall,
): Promise<string[]> {
  const { principal, now } = call;
  const ids = [...new Set(wanted)];
  const chosen = new Set(ids);
  const records: ProductRecord[] = [];
  for (const productId of await productsOf(tx, principal.storeId, ids)) {
    const record = await lockProductForVariants(tx, productId, principal);
    const errors = variableErrors(record, 'ids');
    if (Object.keys(errors).length > 0) throw invalid(errors);
    assertUnreserved(record, chosen);
    records.push(record);
  }
  await assertNeverOrdered(tx, wanted);
  await tx.delete(variants).where(inArray(variants.id, ids));
  for (const record of records) {
    await finishVariantChange(tx, record, call);
    for (const { sku } of record.variants.filter(({ id }) => chosen.has(id))) {
      const event = {
        productId: record.product.id,
        at: now,
        action: 'deleteVariant',
        sku,
      } as const;
      await recordProductEvent(tx, event, staffPerformer(principal));
    }
  }
  return ids;
}
