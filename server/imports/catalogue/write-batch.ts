import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Tx } from '../../context';
import { excludedColumns, inBatches } from '../../database/bulk-upsert';
import { productAttributes, productImages, products } from '../../database/schema/products';
import { availableHandles } from '../../products/product-handles';
import { syncVariantPictures } from '../../products/variants/sync-variant-pictures';
import { writeVariants } from '../../products/variants/write-variants';
import type { PlannedProduct } from './planned-product';

/** Written by the trigger on variants, or never changed. */
const NOT_WRITTEN = [
  'id',
  'storeId',
  'createdAt',
  'inventoryType',
  'sortName',
  'sortNameFr',
  'sortNameAr',
  'sortNameEn',
  'priceMin',
  'priceMax',
  'quantity',
  'stockPolicies',
  'variantsCount',
];

/** Writes the new and the changed products of a batch in the same few statements. */
export async function writeBatch(
  tx: Tx,
  storeId: string,
  planned: readonly PlannedProduct[],
  now: Date,
): Promise<void> {
  const changed = planned.filter(({ action }) => action !== 'unchanged');
  if (changed.length === 0) return;
  const rows = await withFreeHandles(tx, storeId, changed);
  await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({
      target: products.id,
      set: excludedColumns(getTableColumns(products), NOT_WRITTEN),
    });
  const written = changed.flatMap((product) => product.variants.filter((each) => each.isChanged));
  await writeVariants(tx, written);
  await writeImages(tx, changed, now);
  await writeAttributes(tx, changed);
}

type ProductInsert = PlannedProduct['row'];

/** A new product whose handle is taken gets the next free one; the others keep theirs. */
async function withFreeHandles(
  tx: Tx,
  storeId: string,
  changed: readonly PlannedProduct[],
): Promise<ProductInsert[]> {
  const fresh = changed.filter(({ action }) => action === 'create').map(({ row }) => row.handle);
  const taken = await takenHandles(tx, storeId, fresh);
  const used = new Set<string>();
  const rows: ProductInsert[] = [];
  for (const { action, row } of changed) {
    const isFree = action === 'update' || (!taken.has(row.handle) && !used.has(row.handle));
    const handle = isFree ? row.handle : await freeHandle(tx, storeId, row.handle, used);
    used.add(handle);
    rows.push({ ...row, handle });
  }
  return rows;
}

async function takenHandles(
  tx: Tx,
  storeId: string,
  handles: readonly string[],
): Promise<Set<string>> {
  if (handles.length === 0) return new Set();
  const rows = await tx
    .select({ handle: products.handle })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.handle, [...handles])));
  return new Set(rows.map(({ handle }) => handle));
}

async function freeHandle(
  tx: Tx,
  storeId: string,
  wanted: string,
  used: ReadonlySet<string>,
): Promise<string> {
  // With one more candidate than similar handles in this batch, at least one is free.
  const tries = [...used].filter((handle) => handle.startsWith(wanted)).length + 1;
  const free = await availableHandles(
    tx,
    storeId,
    Array.from({ length: tries }, () => wanted),
  );
  return free.find((handle) => !used.has(handle)) ?? wanted;
}

async function writeImages(tx: Tx, changed: readonly PlannedProduct[], now: Date): Promise<void> {
  const shown = changed.filter(({ images }) => images !== null);
  const known = shown.filter(({ action }) => action === 'update').map(({ row }) => row.id);
  if (known.length > 0) {
    await tx.delete(productImages).where(inArray(productImages.productId, known));
  }
  for (const some of inBatches(shown.flatMap(({ images }) => images ?? []))) {
    await tx.insert(productImages).values(some);
  }
  if (known.length > 0) await syncVariantPictures(tx, known, now);
}

async function writeAttributes(tx: Tx, changed: readonly PlannedProduct[]): Promise<void> {
  const described = changed.filter(({ attributes }) => attributes !== null);
  const known = described.filter(({ action }) => action === 'update').map(({ row }) => row.id);
  if (known.length > 0) {
    await tx.delete(productAttributes).where(inArray(productAttributes.productId, known));
  }
  for (const some of inBatches(described.flatMap(({ attributes }) => attributes ?? []))) {
    await tx.insert(productAttributes).values(some);
  }
}
