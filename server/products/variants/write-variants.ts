import { getTableColumns, inArray } from 'drizzle-orm';
import type { Choice } from '#domain/products/variant-combinations';
import type { Tx } from '../../context';
import { excludedColumns, inBatches } from '../../database/bulk-upsert';
import { variantOptionValues, variants } from '../../database/schema/products';

/** A variant to write: its whole row, so that one statement writes all of them. */
export interface WrittenVariant {
  readonly row: typeof variants.$inferInsert;
  /** In the order of the axes; null leaves the options unchanged. */
  readonly options: readonly Choice[] | null;
  readonly isNew: boolean;
}

/** Columns that never change. */
const NOT_WRITTEN = ['id', 'storeId', 'createdAt'];

/**
 * Adds and changes any number of variants in a few statements. The caller holds their locks.
 * @throws a unique violation of `variants_sku` when a SKU is taken
 */
export async function writeVariants(tx: Tx, written: readonly WrittenVariant[]): Promise<void> {
  for (const some of inBatches(written)) {
    await tx
      .insert(variants)
      .values(some.map(({ row }) => row))
      .onConflictDoUpdate({
        target: variants.id,
        set: excludedColumns(getTableColumns(variants), NOT_WRITTEN),
      });
  }
  for (const some of inBatches(written.filter(({ options }) => options !== null))) {
    const ids = some.filter(({ isNew }) => !isNew).map(({ row }) => row.id);
    if (ids.length > 0) {
      await tx.delete(variantOptionValues).where(inArray(variantOptionValues.variantId, ids));
    }
    const values = some.flatMap(({ row, options }) =>
      (options ?? []).map((option, rank) => ({ ...option, variantId: row.id, rank })),
    );
    if (values.length > 0) await tx.insert(variantOptionValues).values(values);
  }
}
