import type { VariantValues } from '#application/products/product-values';
import { availableSku, isProposedSku, proposedSku } from '#domain/products/variant-sku';

/** The variants before and after an axis was added, and the product's and the values' codes. */
export interface RenamedVariants {
  readonly code: string;
  readonly codeOf: (valueId: string) => string;
  readonly before: readonly VariantValues[];
  readonly after: readonly VariantValues[];
}

/**
 * The variants after an axis was added: those that were never saved and have a proposed SKU get one
 * with the value of the new axis. Saved SKUs and typed ones stay.
 */
export function withAxisInSkus({ code, codeOf, before, after }: RenamedVariants): VariantValues[] {
  const sku = ({ optionValues }: Pick<VariantValues, 'optionValues'>) =>
    proposedSku(
      code,
      optionValues.map(({ valueId }) => codeOf(valueId)),
    );
  const proposed = new Set(
    before
      .filter((one) => one.id === null && isProposedSku(one.sku, sku(one)))
      .map((one) => one.sku),
  );
  const taken = new Set(after.map((one) => one.sku));
  return after.map((one) => {
    if (!proposed.has(one.sku)) return one;
    taken.delete(one.sku);
    const renamed = { ...one, sku: availableSku(sku(one), taken) };
    taken.add(renamed.sku);
    return renamed;
  });
}
