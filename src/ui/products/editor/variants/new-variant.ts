import type { ProductValues, VariantValues } from '#application/products/product-values';
import type { Choice } from '#domain/products/variant-combinations';
import { availableSku, isProposedSku, proposedSku } from '#domain/products/variant-sku';

/** The data from which new variants take their initial values. */
interface VariantContext {
  readonly product: Pick<ProductValues, 'code' | 'price' | 'stockPolicy' | 'lowStockThreshold'>;
  readonly variants: readonly VariantValues[];
  readonly codeOf: (valueId: string) => string;
  readonly maySetPrices: boolean;
}

/** The value that all variants share; undefined when they differ or there are none. */
function shared<Field extends keyof VariantValues>(
  variants: readonly VariantValues[],
  field: Field,
): VariantValues[Field] | undefined {
  const [first] = variants;
  return first && variants.every((each) => each[field] === first[field]) ? first[field] : undefined;
}

/**
 * Creates new variants: each with a SKU unused among the others, and the prices that all others
 * share.
 */
export function createVariantFactory({ product, variants, codeOf, maySetPrices }: VariantContext) {
  const taken = new Set(variants.map(({ sku }) => sku));
  const price = maySetPrices ? (shared(variants, 'price') ?? product.price) : null;
  return (optionValues: readonly Choice[]): VariantValues => {
    const codes = optionValues.map(({ valueId }) => codeOf(valueId));
    const sku = availableSku(proposedSku(product.code, codes), taken);
    taken.add(sku);
    return {
      id: null,
      sku,
      barcode: '',
      optionValues,
      price,
      stockOnHand: 0,
      stockPolicy: shared(variants, 'stockPolicy') ?? product.stockPolicy,
      mediaIds: [],
      status: 'active',
      compareAtPrice: maySetPrices ? (shared(variants, 'compareAtPrice') ?? null) : null,
      costPrice: maySetPrices ? (shared(variants, 'costPrice') ?? null) : null,
      lowStockThreshold: shared(variants, 'lowStockThreshold') ?? product.lowStockThreshold,
      weightGrams: shared(variants, 'weightGrams') ?? null,
    };
  };
}

interface RenamedVariants {
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
