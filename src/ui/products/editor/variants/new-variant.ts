import type { ProductValues, VariantValues } from '#application/products/product-values';
import type { Choice } from '#domain/products/variant-combinations';
import { availableSku, proposedSku } from '#domain/products/variant-sku';

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
