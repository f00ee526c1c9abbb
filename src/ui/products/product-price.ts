import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { ProductSummary } from '#openapi/types.generated';

/** How a list says a price. */
interface PriceWords {
  /** Centimes. */
  money: (centimes: number) => string;
  /** That there is none. */
  none: () => string;
  /** The lowest of several. */
  from: (amount: string) => string;
}

/** The one price, or the lowest of the variants' prices, or that there is none. */
export function priceInWords(
  { price, priceMax }: Pick<ProductSummary, 'price' | 'priceMax'>,
  { money, none, from }: PriceWords,
): string {
  if (price === null) return none();
  const amount = money(price);
  return priceMax !== null && priceMax > price ? from(bidiIsolate(amount)) : amount;
}
