import type { Tx } from '../context';
import type { CartQuote, QuoteWanted } from '../contract.generated';
import { destinationOf, pricedLines, shippingOf } from '../orders/priced-lines';
import { inCartTerms, type StoreShare, sharesOf, wantedOf } from './cart-shares';
import { daysOnTheWay, sum } from './place-cart';

/** What of a cart one store's share costs. Centimes. */
const quoteShare = async (
  tx: Tx,
  { store, items }: StoreShare,
  { items: all, cityId }: QuoteWanted,
) => {
  const city = await destinationOf(tx, cityId);
  const lines = await pricedLines(tx, { storeId: store.id, ...wantedOf(items, all) });
  const shipping = await shippingOf(tx, store.id, city, lines);
  const missing = lines.filter(
    ({ variant, product, quantity }) =>
      !product.allowBackorder && variant.stockOnHand - variant.stockReserved < quantity,
  );
  return {
    prices: lines.map(({ variant, unitPrice }) => ({ id: variant.id, price: unitPrice })),
    short: missing.map(({ variant }) => variant.id),
    subTotal: sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)),
    shipping,
  };
};

/**
 * What a cart costs, sent to a city, as an order would have it now; nothing is reserved.
 * @throws ProblemError 422 with the items that nobody sells, or the city nobody delivers to
 */
export const quoteCart = async (
  tx: Tx,
  wanted: QuoteWanted,
  paymentMethods: CartQuote['paymentMethods'],
): Promise<CartQuote> => {
  const shares = await sharesOf(tx, wanted.items);
  const quotes = [];
  for (const share of shares) {
    quotes.push(
      await quoteShare(tx, share, wanted).catch((error: unknown) => {
        throw inCartTerms(error, 'cityId');
      }),
    );
  }
  const [subTotal, shipping] = [
    sum(quotes.map((quote) => quote.subTotal)),
    sum(quotes.map((quote) => quote.shipping)),
  ];
  const storeIds = shares.map(({ store }) => store.id);
  return {
    items: quotes.flatMap(({ prices }) => prices),
    short: quotes.flatMap(({ short }) => short),
    subTotal,
    discount: 0,
    shipping,
    total: subTotal + shipping,
    deliveryDays: await daysOnTheWay(tx, storeIds, wanted.cityId),
    paymentMethods,
  };
};
