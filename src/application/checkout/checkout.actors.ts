import { fromCallback, fromPromise } from 'xstate';
import type { Checkout, PlacedOrders } from '#domain/checkout/checkout';
import type { PlacedCart } from '#openapi/types.generated';
import { publicEndpoints } from '../api/public-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { CardVault } from '../ports/card-vault.port';
import type { CheckoutStore } from '../ports/checkout-store.port';
import type { Store } from '../store';
import { checkoutMachine } from './checkout.machine';
import type { QuoteResult } from './checkout-events';
import type { AgreedPayment } from './checkout-payment';

/** The external dependencies of a checkout. */
export interface CheckoutPorts {
  readonly checkout: CheckoutStore;
  readonly cards: CardVault;
}

/** The items of a cart, as the contract takes them. */
export function wantedItems({ items }: Pick<Checkout, 'items'>) {
  return items.map(({ id, quantity, colors }) => ({ id, quantity, colors: [...colors] }));
}

/** The address. Only steps that have one call this. */
function addressIn({ billing }: Checkout) {
  if (billing === null) throw new Error('The checkout has no address.');
  return billing;
}

function paidBy(payment: AgreedPayment | null) {
  return payment?.method === 'card'
    ? { paymentMethod: payment.method, cardReference: payment.cardReference }
    : { paymentMethod: 'cod' as const };
}

/**
 * Requests the prices of a cart, its shipping and its payment methods. Rejects with an ApiProblem.
 */
export async function requestQuote(
  store: Store,
  checkout: Checkout,
  signal: AbortSignal,
): Promise<Omit<QuoteResult, 'orderKey'>> {
  const asking = publicEndpoints.endpoints.quoteCart.initiate({
    quoteWanted: { items: wantedItems(checkout), cityId: addressIn(checkout).cityId },
  });
  const quote = await unwrapWithSignal(store.dispatch(asking), signal);
  const { items, short, discount, shipping, deliveryDays, paymentMethods: methods } = quote;
  return { items, short, discount, shipping, deliveryDays, methods };
}

/** The items and the address of the order. */
export function cartToOrder(checkout: Checkout) {
  return {
    items: wantedItems(checkout),
    billing: addressIn(checkout),
  };
}

/** The confirmed orders in the server's answer. */
export function placedOrdersOf(placed: PlacedCart): PlacedOrders {
  const { total, paymentMethod, deliveryDays } = placed;
  const orders = placed.orders.map(({ id, number, chatLink }) => ({ id, number, chatLink }));
  return { orders, total, paymentMethod, deliveryDays };
}

type CartWatchEvent = { type: 'checkout.keep'; checkout: Checkout };

/** Emits the changes of other pages and tabs, not the machine's own writes. */
export function watchCart(kept: CheckoutStore) {
  return fromCallback<CartWatchEvent>(({ sendBack, receive }) => {
    let isOwn = false;
    const tell = () => {
      if (!isOwn) sendBack({ type: 'cart.changed', checkout: kept.read() });
    };
    receive(({ checkout }) => {
      isOwn = true;
      kept.write(checkout);
      isOwn = false;
    });
    return kept.subscribe(tell);
  });
}

/** The actors of the checkout machine on the public pages. */
export function checkoutActors(
  { checkout: kept, cards }: CheckoutPorts,
  store: Store,
): ActorsOf<typeof checkoutMachine> {
  return {
    shareCart: watchCart(kept),
    quoteCart: fromPromise(async ({ input: { checkout }, signal }): Promise<QuoteResult> => {
      const quote = await requestQuote(store, checkout, signal);
      return { ...quote, orderKey: checkout.orderKey ?? kept.newOrderKey() };
    }),
    keepCard: fromPromise(({ input: { card }, signal }) => cards.tokenize(card, signal)),
    placeCart: fromPromise(
      async ({ input: { checkout, payment }, signal }): Promise<PlacedOrders> => {
        const placing = publicEndpoints.endpoints.placeCart.initiate({
          ...(checkout.orderKey === null ? {} : { 'Idempotency-Key': checkout.orderKey }),
          cart: { ...cartToOrder(checkout), ...paidBy(payment) },
        });
        return placedOrdersOf(await unwrapWithSignal(store.dispatch(placing), signal));
      },
    ),
  };
}

/** The checkout machine of the public pages. */
export function provideCheckout(ports: CheckoutPorts, store: Store) {
  return checkoutMachine.provide({ actors: checkoutActors(ports, store) });
}
