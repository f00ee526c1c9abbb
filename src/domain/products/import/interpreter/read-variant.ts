import { readCode } from '../cells/text-cell';
import type { VariantDraft } from '../product-draft';
import { generatedCode } from './generated-code';
import type { GroupContext } from './group-context';
import { imagesOf, readCell, readPieces, weightGramsOf, withoutAbsent } from './read-cells';
import type { OptionValue } from './read-options';
import { amountOf, pricesOf } from './read-prices';
import { parentAt } from './row-key';
import { type RowView, textAt } from './row-shape';

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
  const sku = given || generatedCode([productKey, ...optionValues.map(({ value }) => value)]);
  context.notes.nameRow(row, sku);
  const { price, compareAtPrice } = pricesOf(priceRow ?? row, context);
  return {
    sku,
    rowNumber: row.number,
    optionValues,
    ...withoutAbsent({
      barcode: readCell(row, 'barcode', context, (text) =>
        readCode(text, 'barcode', context.texts.code),
      ),
      price,
      compareAtPrice,
      cost: context.isUnpriced(row) ? undefined : amountOf(row, 'cost', context),
      quantity: readPieces(row, 'quantity', context),
      lowStock: readPieces(row, 'lowStock', context),
      weightGrams: weightGramsOf(row, context),
      images: imagesOf(row, imageTargets(row), context),
    }),
  };
}

/** A variant's own row has the variant's image; the product's first row has the product's. */
function imageTargets(row: RowView): readonly ('variantImage' | 'image')[] {
  const isOwnRow =
    parentAt(row) !== '' || textAt(row, 'name') === '' || row.shape.kind !== 'handle';
  return isOwnRow ? ['variantImage', 'image'] : ['variantImage'];
}
