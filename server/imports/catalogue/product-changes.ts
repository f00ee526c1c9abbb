import {
  type ChangedValue,
  type FieldChange,
  fieldChange,
} from '#domain/products/import/row-change';
import type { AttributeRow, ProductRow } from '../../products/products.repository';
import type { PlannedProduct } from './planned-product';
import type { ReferenceIndex, ReferenceLabels } from './reference-index';
import type { StoredProduct } from './store-snapshot';

type Row = PlannedProduct['row'];
type Texts = readonly (readonly [from: string | null, to: string | null])[];

const TEXT_FIELDS = [
  ['nameFr', 'name'],
  ['nameAr', 'nameAr'],
  ['nameEn', 'nameEn'],
  ['descriptionFr', 'description'],
  ['descriptionAr', 'descriptionAr'],
  ['descriptionEn', 'descriptionEn'],
  ['contentFr', 'content'],
  ['contentAr', 'contentAr'],
  ['contentEn', 'contentEn'],
] as const;

const NUMBER_FIELDS = [
  ['cost', 'costPrice'],
  ['lowStock', 'lowStockThreshold'],
] as const;

/**
 * The changed fields of the product itself, without its variants; of a new one its values. A change
 * that waits for approval counts as the product's value, before and after.
 */
export function productChanges(
  planned: PlannedProduct,
  stored: StoredProduct | undefined,
  { labels }: ReferenceIndex,
): FieldChange[] {
  const changes: FieldChange[] = [];
  const add = (field: FieldChange['field'], from: ChangedValue, to: ChangedValue) => {
    if (from !== to) changes.push(fieldChange(field, from, to));
  };
  for (const [field, column] of TEXT_FIELDS) {
    const [from, to] = readable(textOf(stored?.row, column), textOf(planned.row, column));
    add(field, from, to);
  }
  const category = (row: Row | undefined) => labelOf(row, 'categoryId', labels.categoryPath);
  const brand = (row: Row | undefined) => labelOf(row, 'brandId', labels.brand);
  add('categoryPath', category(stored?.row), category(planned.row));
  add('brand', brand(stored?.row), brand(planned.row));
  if (stored) {
    for (const [field, column] of NUMBER_FIELDS) {
      add(field, stored.row[column], planned.row[column] ?? null);
    }
    add('rowType', stored.row.productType, planned.row.productType);
  }
  changes.push(...imageChanges(planned, stored), ...attributeChanges(planned, stored, labels));
  return changes;
}

/** The stored texts and what replaces them. */
export function replacedTexts(planned: PlannedProduct, { row }: StoredProduct): Texts {
  return TEXT_FIELDS.map(
    ([, column]) => [textOf(row, column), textOf(planned.row, column)] as const,
  )
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => readable(from, to));
}

type TextColumn = (typeof TEXT_FIELDS)[number][1];

function textOf(row: Row | ProductRow | undefined, column: TextColumn): string | null {
  if (column === 'name') return row?.pendingChanges?.name ?? row?.name ?? null;
  return row?.[column] ?? null;
}

function labelOf(
  row: Row | undefined,
  column: 'categoryId' | 'brandId',
  label: (id: string) => string,
): string | null {
  const id = row?.pendingChanges?.[column] ?? row?.[column];
  return id ? label(id) : null;
}

const TAGS = /<[^>]*>/g;

/** Rich texts as they are read, unless they differ only in their tags. */
function readable(from: string | null, to: string | null): Texts[number] {
  const [before, after] = [from, to].map(
    (text) => text?.replace(TAGS, ' ').replace(/\s+/gu, ' ').trim() ?? null,
  );
  const isSame = before === after || before === undefined || after === undefined;
  return isSame || !/<[a-z]/i.test(`${from}${to}`) ? [from, to] : [before, after];
}

/** How many pictures the product has, or their files if others replace as many. */
function imageChanges({ images }: PlannedProduct, stored: StoredProduct | undefined) {
  if (images === null) return [];
  const before = stored?.images ?? [];
  if (before.length !== images.length) {
    return [fieldChange('image', stored ? before.length : null, images.length)];
  }
  const [from, to] = [before, images].map((each) => each.map(fileNameOf).join(', '));
  return from === to ? [] : [fieldChange('image', from ?? null, to ?? null)];
}

function fileNameOf({ url }: { readonly url: string }): string {
  return url.split('/').at(-1) ?? url;
}

type Attribute = Pick<AttributeRow, 'attributeId'> & {
  readonly valueIds?: readonly string[] | undefined;
  readonly value?: AttributeRow['value'] | undefined;
};

function attributeChanges(
  { attributes }: PlannedProduct,
  stored: StoredProduct | undefined,
  labels: ReferenceLabels,
): FieldChange[] {
  if (attributes === null) return [];
  const before = textsById(stored?.attributes ?? [], labels);
  const after = textsById(attributes, labels);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [from, to] = [before.get(id) ?? null, after.get(id) ?? null];
    return from === to ? [] : [fieldChange(`attr:${labels.attribute(id)}`, from, to)];
  });
}

function textsById(
  attributes: readonly Attribute[],
  { attributeValue }: ReferenceLabels,
): Map<string, string> {
  return new Map(
    attributes.map(({ attributeId, valueIds = [], value }) => [
      attributeId,
      [...valueIds.map(attributeValue), value ?? []].flat().join(', '),
    ]),
  );
}
