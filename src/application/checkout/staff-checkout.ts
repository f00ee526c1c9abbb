import { fromPromise } from 'xstate';
import type { PlacedOrders } from '#domain/checkout/checkout';
import { offeredPaymentMethods } from '#domain/checkout/offered-payment-methods';
import { ordersEndpoints } from '../api/orders-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { ActorsOf } from '../machine-actors';
import type { MachineProvider } from '../machine-provider';
import type { CheckoutStore } from '../ports/checkout-store.port';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { cartToOrder, placedOrdersOf, requestQuote, watchCart } from './checkout.actors';
import { checkoutMachine } from './checkout.machine';
import { type OrderTaker, takenOrderStore } from './taken-order-store';

/**
 * The actors of the checkout for staff who order for a client. The order names the user who took
 * it. It is paid on delivery, because the card holder is not present.
 */
export function staffCheckoutActors(
  kept: CheckoutStore,
  store: Store,
): ActorsOf<typeof checkoutMachine> {
  return {
    shareCart: watchCart(kept),
    quoteCart: fromPromise(async ({ input: { checkout }, signal }) => {
      const quote = await requestQuote(store, checkout, signal);
      return {
        ...quote,
        orderKey: checkout.orderKey ?? kept.newOrderKey(),
        methods: offeredPaymentMethods(false),
      };
    }),
    keepCard: fromPromise(() => Promise.reject(new Error('No card is taken for its holder.'))),
    placeCart: fromPromise(async ({ input: { checkout }, signal }): Promise<PlacedOrders> => {
      const taking = ordersEndpoints.endpoints.takeOrder.initiate({
        ...(checkout.orderKey === null ? {} : { 'Idempotency-Key': checkout.orderKey }),
        takenOrder: cartToOrder(checkout),
      });
      return placedOrdersOf(await unwrapWithSignal(store.dispatch(taking), signal));
    }),
  };
}

/**
 * The checkout machine for signed-in staff and one order taker, with the storage of their order.
 */
export function staffCheckout(
  taker: OrderTaker,
): MachineProvider<{ machine: typeof checkoutMachine; kept: CheckoutStore }> {
  return ({ preferences }: Pick<Ports, 'preferences'>, store) => {
    const kept = takenOrderStore(preferences, taker);
    return { kept, machine: checkoutMachine.provide({ actors: staffCheckoutActors(kept, store) }) };
  };
}
