import { MAX_VARIANTS } from '../../variant-combinations';
import { readOptionValues } from '../cells/option-values-cell';
import { readCode, TEXT_LIMITS } from '../cells/text-cell';
import type { VariantDraft } from '../product-draft';
import { generatedCode } from './generated-code';
import type { GroupContext } from './group-context';
import { weightGramsOf, withoutAbsent } from './read-cells';
import type { OptionValue } from './read-options';
import { pricesOf } from './read-prices';
import { stockOf } from './read-stock-policy';
import { codeAt } from './row-key';
import { hasListValues, type RowView, textAt } from './row-shape';

/** The options that a product's row lists, with all their values. */
interface ListedOption {
  readonly name: string;
  readonly values: readonly string[];
}

function listedOptions(row: RowView, { notes, texts }: GroupContext): ListedOption[] {
  return row.shape.listNumbers.flatMap((number) => {
    const target = `optionList:${number}` as const;
    const values = readOptionValues(textAt(row, target)).flatMap((value) => {
      const reading = texts.line(value, TEXT_LIMITS.option);
      if ('value' in reading) return reading.value === '' ? [] : [reading.value];
      notes.note(row, reading.error, target);
      return [];
    });
    const name = (textAt(row, `optionName:${number}`) || `Option ${number}`).slice(
      0,
      TEXT_LIMITS.option,
    );
    return values.length > 0 ? [{ name, values }] : [];
  });
}

function combinationsOf(options: readonly ListedOption[]): OptionValue[][] {
  return options.reduce<OptionValue[][]>(
    (combinations, { name, values }) =>
      combinations.flatMap((before) => values.map((value) => [...before, { name, value }])),
    [[]],
  );
}

/** The codes of a product's row: Etsy lists those of all variants in one cell. */
function codesAt(row: RowView): string[] {
  const codes = codeAt(row).split(',');
  return [...new Set(codes.map((code) => code.trim()).filter(Boolean))];
}

/** Whether the code cell of a row with lists of options holds codes of its variants, not its own. */
export function listsCodes(row: RowView): boolean {
  return hasListValues(row) && codesAt(row).length > 1;
}

/**
 * The variants of a row that lists the values of its options (Etsy, Wix): one for each combination,
 * with the price of the row. The stock is that of all together, so it is left out, unless there is
 * one combination.
 * @param productKey code or name of the product, from which the codes are made
 */
export function listedVariants(
  row: RowView,
  productKey: string,
  context: GroupContext,
): VariantDraft[] {
  const options = listedOptions(row, context);
  const count = options.reduce((product, { values }) => product * values.length, 1);
  if (count > MAX_VARIANTS) {
    context.notes.note(row, 'too_many_variants');
    return [];
  }
  const codes = codesAt(row);
  const { price, compareAtPrice } = pricesOf(row, context);
  const { quantity, ...stock } = stockOf(row, context);
  const isShared = count > 1 && Boolean(quantity);
  if (isShared) context.notes.note(row, 'shared_stock', 'quantity');
  return combinationsOf(options).flatMap((optionValues, at) => {
    const code = codes.length === count && count > 1 ? codes[at] : undefined;
    const given = code && readCode(code, 'code', context.texts.code);
    if (given && 'error' in given) context.notes.note(row, given.error, 'code');
    const sku = given && 'value' in given ? given.value : undefined;
    const own = withoutAbsent({
      price,
      compareAtPrice,
      ...stock,
      quantity: isShared ? undefined : quantity,
      weightGrams: weightGramsOf(row, context),
    });
    const made = generatedCode([productKey, ...optionValues.map(({ value }) => value)]);
    return {
      sku: sku ?? made,
      ...(sku === undefined && { isSkuMade: true as const }),
      rowNumber: row.number,
      optionValues,
      ...own,
    };
  });
}
