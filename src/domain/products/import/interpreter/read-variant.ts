import { readCode } from '../cells/text-cell';
import type { VariantDraft } from '../product-draft';
import { amountOf, costOf } from './amount-of';
import { generatedCode, proposedCode } from './generated-code';
import type { GroupContext } from './group-context';
import { barcodeOf } from './read-barcode';
import { imagesOf, readCell, readPieces, weightGramsOf, withoutAbsent } from './read-cells';
import type { OptionValue } from './read-options';
import { type PriceFields, pricesOf } from './read-prices';
import { stockOf } from './read-stock-policy';
import { givenCodeAt, parentAt } from './row-key';
import { isNamedByHandle, nameAt, type RowView } from './row-shape';

/**
 * Reads a variant's row. `productKey` (handle or code of the product) and the option values make
 * the code if the file has none. `priceRow` provides the price from another row of the file.
 */
export function readVariant(
  row: RowView,
  optionValues: readonly OptionValue[],
  productKey: string,
  priceRow: RowView | undefined,
  context: GroupContext,
): VariantDraft {
  const given = readCell(row, 'code', context, (text) =>
    readCode(text, 'code', context.texts.code),
  );
  const isSkuProposed = Boolean(given) && context.isRepeated(row);
  const own = given || generatedCode([productKey, ...optionValues.map(({ value }) => value)]);
  const sku = isSkuProposed ? proposedCode(own, productKey) : own;
  if (given || isNamedByHandle(row)) context.notes.nameRow(row, sku);
  else context.notes.noteMadeCode(row, sku);
  const { price, compareAtPrice } = withSurcharge(
    pricesOf(priceRow ?? row, context),
    amountOf(row, 'surcharge', context),
  );
  return {
    sku,
    ...(given && !isSkuProposed && given !== givenCodeAt(row) && { givenSku: givenCodeAt(row) }),
    ...(!given && { isSkuMade: true as const }),
    ...(isSkuProposed && { isSkuProposed }),
    rowNumber: row.number,
    optionValues,
    ...withoutAbsent({
      barcode: barcodeOf(row, context),
      price,
      compareAtPrice,
      ...stockOf(row, context),
      cost: costOf(row, context),
      lowStock: readPieces(row, 'lowStock', context),
      weightGrams: weightGramsOf(row, context),
      images: imagesOf(row, imageTargets(row), context),
    }),
  };
}

/** Prices of a product with what a variant costs above them. */
function withSurcharge(
  { price, compareAtPrice }: PriceFields,
  surcharge: number | null | undefined,
): PriceFields {
  if (!surcharge) return { price, compareAtPrice };
  return {
    price: price && price + surcharge,
    compareAtPrice: compareAtPrice && compareAtPrice + surcharge,
  };
}

/** A variant's own row has the variant's image; the product's first row has the product's. */
function imageTargets(row: RowView): readonly ('variantImage' | 'image')[] {
  const isOwnRow = parentAt(row) !== '' || nameAt(row) === '' || row.shape.kind !== 'handle';
  return isOwnRow ? ['variantImage', 'image'] : ['variantImage'];
}
