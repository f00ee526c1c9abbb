import { readAttribute } from '#domain/products/import/attribute-reading';
import type { DraftAttribute, ProductDraft } from '#domain/products/import/product-draft';
import type { productAttributes } from '../../database/schema/products';
import { attributeRowsOf } from '../../products/product-attributes';
import type { AttributeRow, ProductRow } from '../../products/products.repository';
import type { StoreRemark } from './planned-product';
import type { ReferenceIndex } from './reference-index';

type NewAttribute = typeof productAttributes.$inferInsert;

/** A product as it will stand, with the attributes it has. */
interface ProductWithAttributes {
  readonly row: Pick<ProductRow, 'categoryId' | 'pendingChanges'>;
  readonly productId: string;
  readonly stored: readonly AttributeRow[];
  readonly reference: ReferenceIndex;
  readonly decimalComma: boolean;
}

type Entry = Pick<AttributeRow, 'attributeId' | 'valueIds' | 'value'>;

/**
 * The attributes a product has after the import: those that the file names by its own values or
 * without any, the others as they were. Null when nothing changes. What can't be used is said and
 * leaves the attribute as it is.
 */
export function planAttributes(
  draft: ProductDraft,
  described: ProductWithAttributes,
  remarks: StoreRemark[],
): NewAttribute[] | null {
  const { stored, productId } = described;
  const entries = new Map<string, Entry>(stored.map((row) => [row.attributeId, row]));
  // Of several columns for one attribute the first filled one counts.
  const filled = new Set<string>();
  for (const given of draft.attributes) {
    const { attributeId, entry } = entryOf(given, draft, described, remarks);
    if (attributeId === null || filled.has(attributeId)) continue;
    if (given.text === '') entries.delete(attributeId);
    else filled.add(attributeId);
    if (entry) entries.set(attributeId, { attributeId, valueIds: [], value: null, ...entry });
  }
  const next = [...entries.values()];
  return isSame(stored, next) ? null : attributeRowsOf(productId, next);
}

function entryOf(
  given: DraftAttribute,
  draft: ProductDraft,
  { row, reference, decimalComma }: ProductWithAttributes,
  remarks: StoreRemark[],
) {
  const categoryIds = [row.categoryId, row.pendingChanges?.categoryId].flatMap((id) => id ?? []);
  const attribute = reference.attributeOfProduct(given.code, categoryIds);
  if (!attribute) {
    // An empty cell of an attribute that other rows' categories have.
    if (given.text !== '') note(remarks, draft, given, 'unknown_attribute', given.text);
    return { attributeId: null };
  }
  const { id: attributeId } = attribute;
  if (given.text === '') return { attributeId };
  const { entry, warning } = readAttribute(given, attribute, decimalComma);
  if (warning) note(remarks, draft, given, warning.code, warning.value);
  return { attributeId, entry };
}

function note(
  remarks: StoreRemark[],
  { rowNumber }: ProductDraft,
  { column }: DraftAttribute,
  code: StoreRemark['code'],
  value: string,
): void {
  if (rowNumber !== null) remarks.push({ rowNumber, code, column, value });
}

function isSame(stored: readonly Entry[], next: readonly Entry[]): boolean {
  const textOf = (entries: readonly Entry[]) =>
    JSON.stringify(
      entries.map(({ attributeId, valueIds, value }) => [attributeId, valueIds, value]),
    );
  return textOf(stored) === textOf(next);
}
