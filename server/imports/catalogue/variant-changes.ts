import type { VariantDraft } from '#domain/products/import/product-draft';
import {
  type ChangedValue,
  type FieldChange,
  fieldChange,
} from '#domain/products/import/row-change';
import { LOW_STOCK_THRESHOLD } from './plan-variants';
import type { PlannedVariant } from './planned-product';
import { type ReferenceIndex, type ReferenceLabels, referenceKey } from './reference-index';
import type { StoredVariant } from './store-snapshot';

const FIELDS = [
  ['price', 'price'],
  ['compareAtPrice', 'compareAtPrice'],
  ['cost', 'costPrice'],
  ['quantity', 'stockOnHand'],
  ['stockPolicy', 'stockPolicy'],
  ['lowStock', 'lowStockThreshold'],
  ['barcode', 'barcode'],
  ['weightGrams', 'weightGrams'],
  ['code', 'sku'],
] as const;

/** What a new variant has when the file does not say it. */
const INITIAL: Readonly<Record<string, ChangedValue>> = {
  lowStock: LOW_STOCK_THRESHOLD,
  stockPolicy: 'counted',
};

/** The changed fields of a variant; of a new one its values, except its code. */
export function variantChanges(
  { row, options, optionValues }: PlannedVariant,
  stored: StoredVariant | undefined,
  reference: ReferenceIndex,
): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const [field, column] of FIELDS) {
    const from: ChangedValue = stored?.row[column] ?? null;
    const to: ChangedValue = row[column] ?? null;
    if (from !== to && (stored || (field !== 'code' && to !== INITIAL[field]))) {
      changes.push(fieldChange(field, from, to));
    }
  }
  if (options !== null && optionValues.length > 0) {
    const from = stored ? storedOptions(stored, reference.labels) : null;
    const to = optionValues.map((option) => wantedOption(option, reference)).join(', ');
    changes.push(fieldChange('variantOptions', from, to));
  }
  return [...changes, ...pictureChanges(row, stored)];
}

function storedOptions({ options }: StoredVariant, labels: ReferenceLabels): string | null {
  const texts = options.map(
    ({ attributeId, valueId }) =>
      `${labels.attribute(attributeId)} : ${labels.attributeValue(valueId)}`,
  );
  return texts.length === 0 ? null : texts.join(', ');
}

/** By its names in the catalogue, as far as it is known there. */
function wantedOption(
  { name, value }: VariantDraft['optionValues'][number],
  { attributeOf, labels }: ReferenceIndex,
): string {
  const attribute = attributeOf(name);
  const valueId = attribute?.valueIds.get(referenceKey(value));
  const title = attribute ? labels.attribute(attribute.id) : name;
  return `${title} : ${valueId === undefined ? value : labels.attributeValue(valueId)}`;
}

/** How many pictures an existing variant has, or their ids if others replace as many. */
function pictureChanges(
  { imageIds }: PlannedVariant['row'],
  stored: StoredVariant | undefined,
): FieldChange[] {
  if (!stored || imageIds === undefined) return [];
  const before = stored.row.imageIds;
  if (before.length !== imageIds.length) {
    return [fieldChange('variantImage', before.length, imageIds.length)];
  }
  const [from, to] = [before.join(', '), imageIds.join(', ')];
  return from === to ? [] : [fieldChange('variantImage', from, to)];
}
