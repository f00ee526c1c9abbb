import { canOrder } from '#domain/products/stock-policy';
import type { CartQuote, QuoteWanted } from '#openapi/types.generated';
import type { Tx } from '../context';
import { findDestination, priceLines, shippingTermsTo } from '../orders/price-lines';
import { longestDeliveryDays, sum } from './place-cart';
import {
  type StoreCart,
  splitCartByStore,
  toCartErrors,
  toRequestedLines,
} from './split-cart-by-store';

/** The cost of one store's part of a cart. Centimes. */
async function quoteStoreCart(
  tx: Tx,
  { store, items }: StoreCart,
  { items: all, cityId }: QuoteWanted,
) {
  const city = await findDestination(tx, cityId);
  const lines = await priceLines(tx, { storeId: store.id, ...toRequestedLines(items, all) });
  const shipping = await shippingTermsTo(tx, store.id, city, lines);
  const missing = lines.filter(
    ({ variant, quantity }) =>
      !canOrder(
        { ...variant, stockAvailable: variant.stockOnHand - variant.stockReserved },
        quantity,
      ),
  );
  return {
    prices: lines.map(({ variant, unitPrice }) => ({ id: variant.id, price: unitPrice })),
    short: missing.map(({ variant }) => variant.id),
    subTotal: sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)),
    shipping,
  };
}

/**
 * The cost of a cart sent to a city, as an order would have it now; reserves nothing.
 * @throws ProblemError 422 with the items that no store sells, or the city without delivery
 */
export async function quoteCart(
  tx: Tx,
  wanted: QuoteWanted,
  paymentMethods: CartQuote['paymentMethods'],
): Promise<CartQuote> {
  const shares = await splitCartByStore(tx, wanted.items);
  const quotes = [];
  for (const share of shares) {
    quotes.push(
      await quoteStoreCart(tx, share, wanted).catch((error: unknown) => {
        throw toCartErrors(error, 'cityId');
      }),
    );
  }
  const [subTotal, shipping] = [
    sum(quotes.map((quote) => quote.subTotal)),
    sum(quotes.map((quote) => quote.shipping.fee)),
  ];
  const storeIds = shares.map(({ store }) => store.id);
  const [only, ...others] = quotes;
  return {
    // A threshold concerns one store's goods.
    freeFrom: others.length > 0 ? null : (only?.shipping.freeFrom ?? null),
    items: quotes.flatMap(({ prices }) => prices),
    short: quotes.flatMap(({ short }) => short),
    subTotal,
    discount: 0,
    shipping,
    total: subTotal + shipping,
    deliveryDays: await longestDeliveryDays(tx, storeIds, wanted.cityId),
    paymentMethods,
  };
}
