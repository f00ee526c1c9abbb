import { formatMoney } from '#domain/format/money';
import { productNameIn } from '#domain/products/product-name';
import type { ProductSummary } from '#openapi/types.generated';
import { type ListPreview, ONE_LIST } from '../lists/list-preview';
import { priceInWords } from './product-price';

/** The picture, name, code and price of a product, before the portal's app has come. */
export const productPreview: ListPreview<ProductSummary> = {
  groups: ONE_LIST,
  texts: ['noPrice', 'priceFrom'],
  sampleOf: ({ coverUrl }) => (coverUrl ? 0 : 1),
  values: (product, language, { noPrice = '', priceFrom = '' }) => {
    const { text, language: spoken } = productNameIn(product, language);
    return {
      id: product.id,
      name: text,
      lang: spoken ?? language,
      code: product.code,
      cover: product.coverUrl ?? '',
      price: priceInWords(product, {
        money: (centimes) => formatMoney(centimes, language),
        none: () => noPrice,
        from: (amount) => priceFrom.replace('{{price}}', amount),
      }),
    };
  },
};
