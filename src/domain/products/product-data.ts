import type { Language } from '../format/languages';
import { type LocalizedNames, localizedName } from '../text/localized-name';
import { summaryOf } from '../text/summary';

/** Maximum length of a description, in characters. */
const DESCRIPTION_LENGTH = 500;

/** What the structured data of a product are made of, as buyers read it. Prices in centimes. */
export interface DescribedProduct extends LocalizedNames {
  /** Short text, or rich text where there is none; in the language of the page. */
  readonly text: string;
  readonly brand: string | null;
  readonly store: { readonly name: string; readonly nameAr: string | null };
  readonly pictures: readonly { readonly url: string }[];
  readonly variants: readonly {
    readonly sku: string;
    readonly price: number;
    readonly isAvailable: boolean;
  }[];
}

function offerOf(
  { sku, price, isAvailable }: DescribedProduct['variants'][number],
  seller: string,
  url: string,
) {
  return {
    '@type': 'Offer',
    sku,
    price: price / 100,
    priceCurrency: 'MAD',
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: seller },
    url,
  };
}

/**
 * A product on sale as schema.org's Product, in one language: all pictures, and an offer for each
 * variant, with the price and the availability that its page shows.
 * @param address the address of its page
 */
export function productData(product: DescribedProduct, language: Language, address: string) {
  const { text, brand, store, pictures, variants } = product;
  const seller = localizedName(store, language);
  const description = summaryOf(text, DESCRIPTION_LENGTH);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: localizedName(product, language),
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    // Pictures are at addresses of this host without its name.
    image: pictures.map(({ url }) => new URL(url, address).href),
    offers: variants.map((variant) => offerOf(variant, seller, address)),
    url: address,
  };
}
