import { and, eq, inArray, type SQL } from 'drizzle-orm';
import {
  attributeErrors,
  type KnownAttribute,
  missingAttributes,
} from '#domain/products/product-attributes';
import type { AttributeEntry } from '#openapi/types.generated';
import type { Reader, Tx } from '../context';
import { productAttributes } from '../database/schema/products';
import { attributes, attributeValues } from '../database/schema/reference';
import type { FieldErrors } from '../http/problem-error';
import { attributesOfCategories, visibleTo } from '../reference/attributes.query';
import type { ProductRecord, ProductRow } from './products.repository';

/** The columns that determine a product's attributes: its live category and the pending one. */
type Categorised = Pick<ProductRow, 'storeId' | 'categoryId' | 'pendingChanges'>;

function categoriesOf({ categoryId, pendingChanges }: Categorised): string[] {
  return [categoryId, pendingChanges?.categoryId].filter((id) => typeof id === 'string');
}

function selectKnown(reader: Reader, product: Categorised, which: SQL | undefined) {
  return reader
    .select({ id: attributes.id, type: attributes.type, isRequired: attributes.isRequired })
    .from(attributes)
    .where(
      and(
        visibleTo(attributes.storeId, product.storeId),
        attributesOfCategories(categoriesOf(product)),
        which,
      ),
    );
}

/** The attributes named in the entries that the product's category has, with the named values. */
async function namedAttributes(
  reader: Reader,
  product: Categorised,
  entries: readonly AttributeEntry[],
): Promise<Map<string, KnownAttribute>> {
  const ids = entries.map(({ attributeId }) => attributeId);
  const valueIds = entries.flatMap((entry) => entry.valueIds ?? []);
  const rows = await selectKnown(reader, product, inArray(attributes.id, ids));
  const values = await reader
    .select({ id: attributeValues.id, attributeId: attributeValues.attributeId })
    .from(attributeValues)
    .where(
      and(
        inArray(attributeValues.id, valueIds),
        visibleTo(attributeValues.storeId, product.storeId),
      ),
    );
  return new Map(
    rows.map((row) => {
      const own = values.filter(({ attributeId }) => attributeId === row.id);
      return [row.id, { ...row, valueIds: new Set(own.map(({ id }) => id)) }];
    }),
  );
}

/** Errors of the attributes given for a product, by field path. */
export async function errorsOfAttributes(
  reader: Reader,
  product: Categorised,
  entries: readonly AttributeEntry[] | undefined,
): Promise<FieldErrors> {
  return entries && entries.length > 0
    ? attributeErrors(entries, await namedAttributes(reader, product, entries))
    : {};
}

/** Attributes that the product's category requires and the product lacks. */
export async function errorsOfMissingAttributes(
  reader: Reader,
  { product, attributes: present, options }: ProductRecord,
): Promise<FieldErrors> {
  const required = await selectKnown(reader, product, eq(attributes.isRequired, true));
  const has = [...present, ...options].map(({ attributeId }) => attributeId);
  return missingAttributes(required, new Set(has));
}

/** Rows of the attributes given, in their order. */
export function attributeRowsOf(productId: string, entries: readonly AttributeEntry[]) {
  return entries.map(({ attributeId, valueIds, value }, rank) => ({
    productId,
    attributeId,
    rank,
    valueIds: [...(valueIds ?? [])],
    value: (typeof value === 'string' ? value.normalize('NFC').trim() : value) ?? null,
  }));
}

/** Replaces the attributes of a product. The caller holds its lock. */
export async function writeProductAttributes(
  tx: Tx,
  productId: string,
  entries: readonly AttributeEntry[],
): Promise<void> {
  await tx.delete(productAttributes).where(eq(productAttributes.productId, productId));
  const rows = attributeRowsOf(productId, entries);
  if (rows.length > 0) await tx.insert(productAttributes).values(rows);
}
