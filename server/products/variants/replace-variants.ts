import { inArray, sql } from 'drizzle-orm';
import { comparableCode } from '#domain/products/comparable-code';
import type { Product, ProductUpdate } from '#openapi/types.generated';
import type { Principal, Tx } from '../../context';
import { isUniqueViolation } from '../../database/errors';
import { variants } from '../../database/schema/products';
import { problem } from '../../http/problem-error';
import { assertMaySetPrices } from '../product-fields';
import { changedFields, type ProductEvent } from '../product-history';
import type { ProductRecord } from '../products.repository';
import { takenSkus } from '../taken-codes';
import { orderedOf } from './delete-variants';
import { entryPath, type PlannedVariant, type VariantsPlan } from './plan-variants';
import { choicesOf } from './variant-axes';
import { type WrittenVariant, writeVariants } from './write-variants';

/** @throws ProblemError 403 naming prices of variants that this user may not set */
export function assertVariantPrices(body: ProductUpdate, principal: Principal): void {
  for (const [at, entry] of (body.variants ?? []).entries()) {
    // A new variant without a price sets none; on an existing one the field alone is a change.
    const isSet = (price: number | null | undefined) =>
      price !== undefined && (price !== null || entry.id !== undefined);
    assertMaySetPrices(entry, principal, isSet, entryPath(at));
  }
}

/** @throws ProblemError 409 `already_taken` naming SKUs that the store or another entry has */
async function assertSkusFree(
  tx: Tx,
  { product, variants: state }: ProductRecord,
  planned: readonly PlannedVariant[],
): Promise<void> {
  const keys = planned.map(({ row }) => comparableCode(row.sku));
  const changed = planned.filter(({ row, before }) => row.sku !== before?.sku);
  if (changed.length === 0) return;
  const own = state.map(({ id }) => id);
  const skus = changed.map(({ row }) => row.sku);
  const taken = await takenSkus(tx, product.storeId, skus, own);
  // Variants that have had similar SKUs before may keep them.
  const isChanged = (at: number) => planned[at]?.row.sku !== planned[at]?.before?.sku;
  const isRepeated = (key: string, at: number) => {
    const first = keys.indexOf(key);
    return first < at && (isChanged(first) || isChanged(at));
  };
  const errors = Object.fromEntries(
    keys.flatMap((key, at) =>
      taken.has(key) || isRepeated(key, at) ? [[`${entryPath(at)}sku`, ['already_taken']]] : [],
    ),
  );
  if (Object.keys(errors).length > 0) throw problem(409, 'already_taken', { errors });
}

/**
 * @throws ProblemError 409 `variant_has_orders` naming by id the variants that are in orders or
 *   reserved
 */
async function assertRemovable(tx: Tx, { removed }: VariantsPlan): Promise<void> {
  const ordered = await orderedOf(
    tx,
    removed.map(({ id }) => id),
  );
  const stays = removed.filter(({ id, stockReserved }) => stockReserved > 0 || ordered.has(id));
  if (stays.length === 0) return;
  const errors = Object.fromEntries(
    stays.map(({ id }) => [`variants.${id}`, ['variant_has_orders']]),
  );
  throw problem(409, 'variant_has_orders', { errors });
}

/** The checks against other records before variants are written. */
export async function assertVariantsWritable(
  tx: Tx,
  record: ProductRecord,
  plan: VariantsPlan,
): Promise<void> {
  await assertSkusFree(tx, record, plan.planned);
  await assertRemovable(tx, plan);
}

/** The row to write for a variant; nothing when it stays unchanged. */
function writtenOf(
  record: ProductRecord,
  { row, before, choices }: PlannedVariant,
  now: Date,
): WrittenVariant[] {
  if (!before) return [{ row, options: choices, isNew: true }];
  const isMoved = JSON.stringify(choices) !== JSON.stringify(choicesOf(record, before.id));
  if (!isMoved && JSON.stringify(row) === JSON.stringify(before)) return [];
  const revised = { ...row, updatedAt: now, revision: before.revision + 1 };
  return [{ row: revised, options: isMoved ? choices : null, isNew: false }];
}

/**
 * Clears the SKUs that variants pass to others first, because the unique index checks row by row.
 */
async function releaseSkus(tx: Tx, planned: readonly PlannedVariant[]): Promise<void> {
  const wanted = new Set(
    planned.flatMap(({ row, before }) => (row.sku === before?.sku ? [] : row.sku)),
  );
  const handing = planned.flatMap(({ before }) =>
    before && wanted.has(before.sku) ? before.id : [],
  );
  if (handing.length === 0) return;
  await tx
    .update(variants)
    .set({ sku: sql`${variants.id}` })
    .where(inArray(variants.id, handing));
}

/**
 * Writes the planned variants; the caller holds the locks and has checked the plan.
 * @throws ProblemError 409 `already_taken` a SKU that another transaction took after the check
 */
export async function replaceVariants(
  tx: Tx,
  record: ProductRecord,
  { planned, removed }: VariantsPlan,
  now: Date,
): Promise<void> {
  if (removed.length > 0) {
    const ids = removed.map(({ id }) => id);
    await tx.delete(variants).where(inArray(variants.id, ids));
  }
  const written = planned.flatMap((each) => writtenOf(record, each, now));
  await releaseSkus(tx, planned);
  try {
    await writeVariants(tx, written);
  } catch (error) {
    if (!isUniqueViolation(error, 'variants_sku')) throw error;
    const at = planned.findIndex(({ row, before }) => row.sku !== before?.sku);
    throw problem(409, 'already_taken', { errors: { [`${entryPath(at)}sku`]: ['already_taken'] } });
  }
}

/** The history entries of each variant, as if it had been changed, added or removed separately. */
export function variantEvents(
  { planned, removed }: VariantsPlan,
  before: Product,
  after: Product,
  at: Date,
): ProductEvent[] {
  const shared = { productId: after.id, at };
  const gone = removed.map(
    ({ sku }): ProductEvent => ({ ...shared, action: 'deleteVariant', sku }),
  );
  const rest = planned.flatMap(({ entry, row }): ProductEvent[] => {
    const { sku, id } = row;
    const old = before.variants.find((each) => each.id === id);
    if (!old) return [{ ...shared, action: 'createVariant', sku }];
    const fresh = after.variants.find((each) => each.id === id);
    const fields = fresh ? changedFields(Object.keys(entry), old, fresh) : [];
    return fields.length > 0 ? [{ ...shared, action: 'updateVariant', sku, fields }] : [];
  });
  return [...gone, ...rest];
}
