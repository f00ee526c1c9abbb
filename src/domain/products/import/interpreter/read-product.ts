import { holdsSeveralValues } from '../../../format/several-values';
import { readCategoryPath, readList } from '../cells/list-cells';
import { readYesOrNo } from '../cells/stock-cells';
import { TEXT_LIMITS } from '../cells/text-cell';
import { decodeEntities } from '../detection/html-entities';
import type { ImportTarget } from '../import-target';
import type { DraftAttribute, DraftImage, ProductDraft } from '../product-draft';
import { costOf } from './amount-of';
import type { GroupContext } from './group-context';
import { barcodeOf } from './read-barcode';
import { imagesOf, readCell, readPieces, weightGramsOf, withoutAbsent } from './read-cells';
import {
  BRAND_FEATURES,
  CATEGORY_FEATURES,
  featureAt,
  featureAttributesOf,
  readFeature,
} from './read-features';
import { optionNamesOf } from './read-options';
import { pricesOf } from './read-prices';
import { ownPolicyOf, stockOf } from './read-stock-policy';
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
    | 'stockPolicy'
    | 'lowStock'
    | 'weightGrams'
    | 'images'
  >
>;

const MAX_IMAGES = 50;

/**
 * The fields from a product's own row, without those of its variants' rows.
 * @param isVariant whether the row is one of the variants too, so that its cost is the variant's
 */
export function readProductFields(
  base: RowView,
  rows: readonly RowView[],
  { isVariable, isVariant }: { readonly isVariable: boolean; readonly isVariant: boolean },
  priceRow: RowView | undefined,
  context: GroupContext,
): ProductFields {
  noteStatus(base, context);
  return withoutAbsent({
    categoryPath: readCategory(base),
    brand: readBrand(base, context),
    cost: isVariant ? undefined : costOf(base, context),
    lowStock: readPieces(base, 'lowStock', context),
    images: productImagesOf(base, rows, context),
    ...(isVariable
      ? { stockPolicy: sharedPolicyOf(base, context) }
      : readOnlyVariantFields(base, priceRow, context)),
  });
}

/** The fields that only a product without variants has itself. */
function readOnlyVariantFields(
  base: RowView,
  priceRow: RowView | undefined,
  context: GroupContext,
) {
  return {
    barcode: barcodeOf(base, context),
    ...pricesOf(priceRow ?? base, context),
    ...stockOf(base, context),
    weightGrams: weightGramsOf(base, context),
  };
}

/** The policy of all variants: on a row that is the product's own, and not one of a variant too. */
function sharedPolicyOf(base: RowView, context: GroupContext) {
  return base.shape.kind === 'tree' ? ownPolicyOf(base, context) : undefined;
}

function readCategory(base: RowView): readonly string[] | null | undefined {
  const text = hasCell(base, 'categoryPath')
    ? textAt(base, 'categoryPath')
    : featureAt(base, CATEGORY_FEATURES);
  if (text === undefined) return undefined;
  const path = readCategoryPath(decodeEntities(text));
  return path.length === 0 ? null : path;
}

function readBrand(base: RowView, context: GroupContext): string | null | undefined {
  const read = (text: string) => context.texts.line(text, TEXT_LIMITS.brand);
  return hasCell(base, 'brand')
    ? readCell(base, 'brand', context, read)
    : readFeature(base, BRAND_FEATURES, context, read);
}

function noteStatus(base: RowView, context: GroupContext): void {
  const status = textAt(base, 'status').toLowerCase();
  // A product that is not on sale elsewhere is a draft here, too.
  if (status && status !== 'draft' && readYesOrNo(status) !== false)
    context.notes.note(base, 'status_ignored', 'status');
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
  const own = [
    ...attributes.flatMap(({ code, target }) => attributeAt(base, code, target, context)),
    ...featureAttributesOf(base, context).filter(({ code }) => !axes.has(code)),
  ];
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
  const text = readCell(base, target, context, (cell) =>
    context.texts.line(cell, TEXT_LIMITS.attribute),
  );
  if (text === undefined) return [];
  const column = columnOf(base, target);
  const decimalMark = context.markOf(base, target);
  const isSeveral = holdsSeveralValues(textAt(base, target));
  const attribute = { code, column, text: text ?? '', values: readList(text ?? ''), decimalMark };
  return [isSeveral ? { ...attribute, isSeveral } : attribute];
}
