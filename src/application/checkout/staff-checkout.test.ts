import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { setBilling } from '#domain/checkout/checkout-changes';
import {
  aBilling,
  aCard,
  aPlacedOrder,
  checkoutInitialStates,
} from '../../../tests/support/builders/checkout';
import { composeTestApp, settle } from '../../../tests/support/test-app/compose-test-app';
import { staffCheckout } from './staff-checkout';

const QUOTE = '/api/public/checkout/quote';
const TAKE = '/api/store/order/create';
const quote = {
  items: [{ id: 'var_1', price: 5000 }],
  short: [],
  subTotal: 5000,
  discount: 0,
  shipping: 2000,
  total: 7000,
  deliveryDays: 2,
  paymentMethods: ['cod', 'card'],
};

describe('Checkout by staff for a client', () => {
  test('A checkout by staff offers no card payment, even if the store accepts cards', async () => {
    const { actor } = await atPayment();
    expect(actor.getSnapshot().context.quote?.methods).toEqual(['cod']);
    const byCard = { type: 'order.place', payment: { method: 'card', card: aCard } } as const;
    expect(actor.getSnapshot().can(byCard)).toBe(false);
  });

  test('A checkout by staff uses the server’s prices and ends with the placed order', async () => {
    const { app, actor } = await atPayment();
    expect(actor.getSnapshot().context.checkout.total).toBe(7000);
    actor.send({ type: 'order.place', payment: { method: 'cod' } });
    await settle();
    app.transport.accept(TAKE, aPlacedOrder);
    await settle();
    expect(actor.getSnapshot().matches({ open: 'completed' })).toBe(true);
    expect(actor.getSnapshot().context.checkout.placed).toEqual(aPlacedOrder);
  });

  test('A checkout by staff is stored by user: a reload restores it with its key, another user gets an empty one', async () => {
    const { app, actor } = await atPayment();
    const { checkout } = actor.getSnapshot().context;
    expect(checkout.orderKey).toBe('key of usr_1');
    expect(keptOf(app, 'usr_1').read()).toEqual(checkout);
    expect(keptOf(app, 'usr_2').read()).toEqual(checkoutInitialStates['an empty cart']);
  });

  test('The store of a taken order emits only its own changes, not those of other preferences', () => {
    const app = composeTestApp();
    const kept = keptOf(app, 'usr_1');
    let heard = 0;
    const stop = kept.subscribe(() => {
      heard += 1;
    });
    app.ports.preferences.write('usr_1', 'plainKeys', false);
    expect(heard).toBe(0);
    kept.write(checkoutInitialStates['a filled cart']);
    kept.write(checkoutInitialStates['a filled cart']);
    expect(heard).toBe(1);
    stop();
    kept.write(checkoutInitialStates['an empty cart']);
    expect(heard).toBe(1);
  });
});

function keptOf({ application }: ReturnType<typeof composeTestApp>, userId: string) {
  return application.provide(staffCheckout(taker(userId))).kept;
}

function taker(userId: string) {
  return { userId, newOrderKey: () => `key of ${userId}` };
}

/** The checkout has an address and a quote. */
async function atPayment() {
  const app = composeTestApp();
  const { machine } = app.application.provide(staffCheckout(taker('usr_1')));
  const checkout = setBilling(checkoutInitialStates['a filled cart'], aBilling);
  const actor = createActor(machine, { input: { checkout } }).start();
  await settle();
  app.transport.accept(QUOTE, quote);
  await settle();
  return { app, actor };
}
