import { readAttribute } from '#domain/products/import/attribute-reading';
import type { DraftAttribute, ProductDraft } from '#domain/products/import/product-draft';
import type { productAttributes } from '../../database/schema/products';
import { attributeRowsOf } from '../../products/product-attributes';
import type { AttributeRow, ProductRow } from '../../products/products.repository';
import type { StoreRemark } from './planned-product';
import type { ReferenceIndex } from './reference-index';
import { isSameText } from './same-text';

type NewAttribute = typeof productAttributes.$inferInsert;

/** A product in its state after the import, with its current attributes. */
interface ProductWithAttributes {
  readonly row: Pick<ProductRow, 'categoryId' | 'pendingChanges'>;
  readonly productId: string;
  readonly stored: readonly AttributeRow[];
  readonly reference: ReferenceIndex;
}

type Entry = Pick<AttributeRow, 'attributeId' | 'valueIds' | 'value'>;

/**
 * The attributes of a product after the import: those that the file names, with the file's values
 * or without any, and the others unchanged. Null when nothing changes. An unusable value is
 * reported and leaves the attribute unchanged.
 */
export function planAttributes(
  draft: ProductDraft,
  described: ProductWithAttributes,
  remarks: StoreRemark[],
): NewAttribute[] | null {
  const { stored, productId } = described;
  const entries = new Map<string, Entry>(stored.map((row) => [row.attributeId, row]));
  // If several columns contain one attribute, the first filled one is used.
  const filled = new Set<string>();
  for (const given of draft.attributes) {
    const { attributeId, entry } = entryOf(given, draft, described, remarks);
    if (attributeId === null || filled.has(attributeId)) continue;
    if (given.text === '') entries.delete(attributeId);
    else filled.add(attributeId);
    const next = { attributeId, valueIds: [], value: null, ...entry };
    if (entry && !isSameEntry(entries.get(attributeId), next)) entries.set(attributeId, next);
  }
  const next = [...entries.values()];
  return isSame(stored, next) ? null : attributeRowsOf(productId, next);
}

function entryOf(
  given: DraftAttribute,
  draft: ProductDraft,
  { row, reference }: ProductWithAttributes,
  remarks: StoreRemark[],
) {
  const categoryIds = [row.categoryId, row.pendingChanges?.categoryId].flatMap((id) => id ?? []);
  const attribute = reference.attributeOfProduct(given.code, categoryIds);
  if (!attribute) {
    // An empty cell is allowed: the attribute may belong to the categories of other rows.
    if (given.text !== '') note(remarks, draft, given, 'unknown_attribute', given.text);
    return { attributeId: null };
  }
  const { id: attributeId } = attribute;
  if (given.text === '') return { attributeId };
  const { entry, warning } = readAttribute(given, attribute);
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

/** Whether an attribute's own text is the same as the file's. */
function isSameEntry(stored: Entry | undefined, { value }: Entry): boolean {
  return (
    typeof stored?.value === 'string' &&
    typeof value === 'string' &&
    isSameText(stored.value, value)
  );
}

function isSame(stored: readonly Entry[], next: readonly Entry[]): boolean {
  const textOf = (entries: readonly Entry[]) =>
    JSON.stringify(
      entries.map(({ attributeId, valueIds, value }) => [attributeId, valueIds, value]),
    );
  return textOf(stored) === textOf(next);
}
