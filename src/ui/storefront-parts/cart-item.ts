import type { CartItem } from '#domain/checkout/checkout';
import type { PublicProduct, PublicVariant } from '#openapi/types.generated';

/**
 * One piece of a variant for the cart. Its colour options become the labels that the store reads.
 */
export function cartItemOf(product: PublicProduct, variant: PublicVariant): CartItem {
  const { id: productId, handle, name, nameEn, nameAr, store, coverThumbnailUrl } = product;
  return {
    id: variant.id,
    quantity: 1,
    price: variant.price,
    colors: variant.options.filter(({ colorHex }) => colorHex !== null).map(({ value }) => value),
    good: {
      productId,
      handle,
      name,
      nameEn,
      nameAr,
      storeId: store.id,
      pictureUrl: variant.pictureUrl ?? coverThumbnailUrl,
      options: variant.options.map((option) => ({
        name: option.value,
        nameEn: option.valueEn,
        nameAr: option.valueAr,
        attribute: {
          name: option.attribute,
          nameEn: option.attributeEn,
          nameAr: option.attributeAr,
        },
      })),
    },
  };
}
