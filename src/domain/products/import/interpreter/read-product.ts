import { readCategoryPath, readList } from '../cells/list-cells';
import { readCode, readText, TEXT_LIMITS } from '../cells/text-cell';
import { decodeEntities } from '../detection/html-entities';
import type { ImportTarget } from '../import-target';
import type { DraftAttribute, DraftImage, ProductDraft } from '../product-draft';
import type { GroupContext } from './group-context';
import { imagesOf, readCell, readPieces, weightGramsOf, withoutAbsent } from './read-cells';
import { optionNamesOf } from './read-options';
import { amountOf, pricesOf } from './read-prices';
import { columnOf, hasCell, type RowView, textAt } from './row-shape';

type ProductFields = Partial<
  Pick<
    ProductDraft,
    | 'categoryPath'
    | 'brand'
    | 'barcode'
    | 'price'
    | 'compareAtPrice'
    | 'cost'
    | 'quantity'
    | 'lowStock'
    | 'weightGrams'
    | 'images'
  >
>;

const MAX_IMAGES = 50;

/** The fields from a product's own row, without those of its variants' rows. */
export function readProductFields(
  base: RowView,
  rows: readonly RowView[],
  isVariable: boolean,
  priceRow: RowView | undefined,
  context: GroupContext,
): ProductFields {
  noteStatus(base, context);
  return withoutAbsent({
    categoryPath: readCategory(base),
    brand: readCell(base, 'brand', context, (text) => readText(text, TEXT_LIMITS.brand)),
    cost: context.isUnpriced(base) ? undefined : amountOf(base, 'cost', context),
    lowStock: readPieces(base, 'lowStock', context),
    images: productImagesOf(base, rows, context),
    ...(isVariable ? {} : readOnlyVariantFields(base, priceRow, context)),
  });
}

/** The fields that only a product without variants has itself. */
function readOnlyVariantFields(
  base: RowView,
  priceRow: RowView | undefined,
  context: GroupContext,
) {
  return {
    barcode: readCell(base, 'barcode', context, (text) => readCode(text, 'barcode')),
    ...pricesOf(priceRow ?? base, context),
    quantity: readPieces(base, 'quantity', context),
    weightGrams: weightGramsOf(base, context),
  };
}

function readCategory(base: RowView): readonly string[] | null | undefined {
  if (!hasCell(base, 'categoryPath')) return undefined;
  const path = readCategoryPath(decodeEntities(textAt(base, 'categoryPath')));
  return path.length === 0 ? null : path;
}

function noteStatus(base: RowView, context: GroupContext): void {
  const status = textAt(base, 'status').toLowerCase();
  if (status && status !== 'draft') context.notes.note(base, 'status_ignored', 'status');
}

function productImagesOf(
  base: RowView,
  rows: readonly RowView[],
  context: GroupContext,
): DraftImage[] | undefined {
  const found = [
    imagesOf(base, ['image'], context),
    ...rows.map((row) => imagesOf(row, ['productImage'], context)),
  ].filter((images) => images !== undefined);
  if (found.length === 0) return undefined;
  const byUrl = new Map<string, DraftImage>();
  for (const image of found.flat()) if (!byUrl.has(image.url)) byUrl.set(image.url, image);
  if (byUrl.size > MAX_IMAGES) context.notes.note(base, 'too_many_images');
  return [...byUrl.values()].slice(0, MAX_IMAGES);
}

/** Attributes of the product's own row, including option columns when it has no variants. */
export function attributesOf(
  base: RowView,
  axes: ReadonlySet<string>,
  isVariable: boolean,
  context: GroupContext,
): DraftAttribute[] {
  const { attributes, kind, namedOptions } = base.shape;
  const own = attributes.flatMap(({ code, target }) => attributeAt(base, code, target, context));
  if (kind === 'handle') return own;
  const numbered = [...optionNamesOf([base])]
    .filter(([, name]) => !axes.has(name))
    .flatMap(([number, name]) => attributeAt(base, name, `optionValue:${number}`, context));
  const named = isVariable
    ? []
    : namedOptions.flatMap(({ name, target }) => attributeAt(base, name, target, context));
  // On a product without this option, the attribute stays unchanged.
  return [...own, ...[...numbered, ...named].filter(({ text }) => text !== '')];
}

function attributeAt(
  base: RowView,
  code: string,
  target: ImportTarget,
  context: GroupContext,
): DraftAttribute[] {
  const text = readCell(base, target, context, (cell) => readText(cell, TEXT_LIMITS.attribute));
  if (text === undefined) return [];
  const column = columnOf(base, target);
  return [{ code, column, text: text ?? '', values: readList(text ?? '') }];
}
