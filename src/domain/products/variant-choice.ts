import type { Axis, Choice } from './variant-combinations';

/** The part of a variant that choosing it needs. */
export type ChoosableVariant = { readonly optionValues: readonly Choice[] };

function valueOn(choices: readonly Choice[], attributeId: string): string | undefined {
  return choices.find((choice) => choice.attributeId === attributeId)?.valueId;
}

function has({ optionValues }: ChoosableVariant, { attributeId, valueId }: Choice): boolean {
  return valueOn(optionValues, attributeId) === valueId;
}

/** The axes of the variants and the values in use, both in the order of the variants. */
export function choosableAxes(variants: readonly ChoosableVariant[]): Axis[] {
  const found = new Map<string, Set<string>>();
  for (const { attributeId, valueId } of variants.flatMap(({ optionValues }) => optionValues)) {
    found.set(attributeId, (found.get(attributeId) ?? new Set()).add(valueId));
  }
  return [...found].map(([attributeId, values]) => ({ attributeId, valueIds: [...values] }));
}

/** The variant that has every value chosen. */
export function variantWithChoices<V extends ChoosableVariant>(
  variants: readonly V[],
  choices: readonly Choice[],
): V | undefined {
  return variants.find((variant) => choices.every((choice) => has(variant, choice)));
}

/**
 * The variant that a shopper reaches by choosing a value: the one that differs from the present
 * variant only in this value, else the one with this value that shares most of the other values.
 */
export function variantAfterChoice<V extends ChoosableVariant>(
  variants: readonly V[],
  present: V | undefined,
  chosen: Choice,
): V | undefined {
  const shared = (variant: V): number =>
    present?.optionValues.filter((choice) => has(variant, choice)).length ?? 0;
  return variants
    .filter((variant) => has(variant, chosen))
    .reduce<V | undefined>(
      (best, variant) => (best && shared(best) >= shared(variant) ? best : variant),
      undefined,
    );
}

/** Whether a variant has this value together with the other values of the present variant. */
export function isCombinationAvailable(
  variants: readonly ChoosableVariant[],
  present: ChoosableVariant | undefined,
  chosen: Choice,
): boolean {
  const others = (present?.optionValues ?? []).filter(
    ({ attributeId }) => attributeId !== chosen.attributeId,
  );
  return variantWithChoices(variants, [...others, chosen]) !== undefined;
}
