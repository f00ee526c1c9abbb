import type { PublicOption, PublicVariant } from '#openapi/types.generated';

/**
 * An attribute in which a product's variants differ, with its values in the order of the variants.
 */
export interface VariantAxis {
  /** Code of the attribute. */
  readonly code: string;
  readonly options: readonly PublicOption[];
}

function optionOf({ options }: PublicVariant, code: string): PublicOption | undefined {
  return options.find((option) => option.code === code);
}

function valuesOf({ options }: PublicVariant): string {
  return options
    .map(({ code, value }) => JSON.stringify([code, value]))
    .sort()
    .join();
}

/**
 * The axes on which every variant has a value. None if they do not distinguish the variants: the
 * user then chooses from a list.
 */
export function axesOf(variants: readonly PublicVariant[]): readonly VariantAxis[] {
  const codes = variants[0]?.options.map(({ code }) => code) ?? [];
  const isWhole = variants.every(
    (variant) =>
      variant.options.length === codes.length &&
      codes.every((code) => optionOf(variant, code) !== undefined),
  );
  if (!isWhole || new Set(variants.map(valuesOf)).size < variants.length) return [];
  return codes.map((code) => {
    const options = variants.flatMap((variant) => optionOf(variant, code) ?? []);
    const first = new Map(options.toReversed().map((option) => [option.value, option]));
    return { code, options: options.filter((option) => first.get(option.value) === option) };
  });
}

/**
 * The variant with this value on an axis that differs least from the chosen one: in the fewest
 * other values; of several the first available one.
 */
export function variantWith(
  variants: readonly PublicVariant[],
  chosen: PublicVariant | undefined,
  { code, value }: Pick<PublicOption, 'code' | 'value'>,
): PublicVariant | undefined {
  const alike = (variant: PublicVariant) =>
    variant.options.filter(
      (option) => optionOf(chosen ?? variant, option.code)?.value === option.value,
    ).length;
  return variants
    .filter((variant) => optionOf(variant, code)?.value === value)
    .toSorted(
      (one, other) =>
        alike(other) - alike(one) || Number(other.isAvailable) - Number(one.isAvailable),
    )[0];
}
