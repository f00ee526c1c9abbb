import type { ProductValues, VariantValues } from '#application/products/product-values';
import type { Choice } from '#domain/products/variant-combinations';
import { availableSku, proposedSku } from '#domain/products/variant-sku';

/** What a new variant takes over from its product and from the variants beside it. */
interface VariantContext {
  readonly product: Pick<ProductValues, 'code' | 'price' | 'lowStockThreshold'>;
  readonly variants: readonly VariantValues[];
  readonly codeOf: (valueId: string) => string;
  readonly maySetPrices: boolean;
}

/** What all variants agree on; undefined where they differ or there is none. */
const shared = <Field extends keyof VariantValues>(
  variants: readonly VariantValues[],
  field: Field,
): VariantValues[Field] | undefined => {
  const [first] = variants;
  return first && variants.every((each) => each[field] === first[field]) ? first[field] : undefined;
};

/** Makes new variants: each with a SKU that none beside it has, and the prices that all others share. */
export const createVariantFactory = ({
  product,
  variants,
  codeOf,
  maySetPrices,
}: VariantContext) => {
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
      mediaIds: [],
      status: 'active',
      compareAtPrice: maySetPrices ? (shared(variants, 'compareAtPrice') ?? null) : null,
      costPrice: maySetPrices ? (shared(variants, 'costPrice') ?? null) : null,
      lowStockThreshold: shared(variants, 'lowStockThreshold') ?? product.lowStockThreshold,
      weightGrams: shared(variants, 'weightGrams') ?? null,
    };
  };
};
