import type { DraftOption, VariantDraft } from '../product-draft';
import type { GroupContext } from './group-context';
import { listedVariants } from './listed-variants';
import {
  listedOptionsOf,
  type OptionValue,
  optionValuesOf,
  productOptionsOf,
} from './read-options';
import { readVariant } from './read-variant';
import { codeKeyAt } from './row-key';
import { hasListValues, priceTextAt, type RowRoles, type RowView } from './row-shape';

export interface VariantsReading {
  readonly variants: readonly VariantDraft[];
  readonly options: readonly DraftOption[];
}

/**
 * Reads the variants of a product. Each must have a value for every option of the product, and no
 * two may have the same values. A row that fails excludes only itself.
 */
export function readVariants(
  rows: readonly RowView[],
  roles: RowRoles,
  productKey: string,
  context: GroupContext,
): VariantsReading {
  const { base } = roles;
  if (base && roles.variants.length === 0 && hasListValues(base)) {
    const variants = listedVariants(base, productKey, context);
    const names = [...new Set(variants.flatMap(optionNames))];
    return {
      variants: context.notes.hasError(base) ? [] : variants,
      options: optionsOf(names, variants),
    };
  }
  const names = productOptionsOf(rows);
  const listed = listedOptionsOf(roles.base);
  const values = new Map(
    roles.variants.map((row) => [row, optionValuesOf(row, names, listed, context)] as const),
  );
  const axes = [...new Set([...values.values()].flat().map(({ name }) => name))];
  const combinations = new Set<string>();
  const variants: VariantDraft[] = [];
  for (const [row, optionValues] of values) {
    const variant = readVariant(
      row,
      optionValues,
      productKey,
      roles.prices.get(codeKeyAt(row)) ?? pricedBase(row, base),
      context,
    );
    checkOptions(row, optionValues, axes, combinations, context);
    if (variant.sku === '') context.notes.note(row, 'missing_code', 'code');
    if (!context.notes.hasError(row)) variants.push(variant);
  }
  return { variants, options: optionsOf(axes, variants) };
}

function optionNames({ optionValues }: VariantDraft): string[] {
  return optionValues.map(({ name }) => name);
}

/** The product's row, from which a variant without a price has it in files with lists of options. */
function pricedBase(row: RowView, base: RowView | null): RowView | undefined {
  const inherits = row.shape.listNumbers.length > 0 && priceTextAt(row) === '';
  return inherits && base !== null ? base : undefined;
}

function checkOptions(
  row: RowView,
  values: readonly OptionValue[],
  axes: readonly string[],
  combinations: Set<string>,
  context: GroupContext,
): void {
  const complete =
    values.length > 0 && axes.every((axis) => values.some(({ name }) => name === axis));
  if (!complete) {
    context.notes.note(row, 'missing_options');
    return;
  }
  const combination = axes
    .map((axis) => values.find(({ name }) => name === axis)?.value.toLowerCase())
    .join('\u0000');
  if (combinations.has(combination)) context.notes.note(row, 'duplicate_options');
  else if (!context.notes.hasError(row)) combinations.add(combination);
}

function optionsOf(axes: readonly string[], variants: readonly VariantDraft[]): DraftOption[] {
  return axes.map((name) => ({
    name,
    values: [
      ...new Set(
        variants.flatMap(({ optionValues }) =>
          optionValues.filter((option) => option.name === name).map(({ value }) => value),
        ),
      ),
    ],
  }));
}
