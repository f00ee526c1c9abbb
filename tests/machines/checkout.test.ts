import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { checkoutActors } from '#application/checkout/checkout.actors';
import { checkoutMachine } from '#application/checkout/checkout.machine';
import { createCheckoutStore } from '#infrastructure/checkout/checkout-store';
import { createTestCardVault } from '#infrastructure/checkout/test-card-vault';
import { openBrowser } from '#infrastructure/test-support/browser-tabs';
import { aBilling, aCard, aCartItem, aPlacedOrder } from '../support/builders/checkout';
import { aQuote, checkoutTestModel } from '../support/machine-models/checkout.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import { createCheckoutNodeDriver } from '../support/node-drivers/checkout.driver';
import { composeTestApp, settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

describeMachine(checkoutTestModel, createCheckoutNodeDriver);

const ORDER = '/api/public/checkout';
const onDelivery = { method: 'cod' } as const;

describe('Order of the checkout', () => {
  it('The checkout machine sends an order again under the same key, after no answer and after a reload', async () => {
    const browser = openBrowser();
    const first = await atPayment(browser);
    first.actor.send({ type: 'order.place', payment: onDelivery });
    await settle();
    const keys = [first.keyOfOrder()];
    first.app.transport.refuse(ORDER, problemOf(0, 'network'));
    await settle();
    first.actor.send({ type: 'order.retry' });
    await settle();
    keys.push(first.keyOfOrder());
    const reloaded = await visit(browser);
    await reloaded.quote();
    reloaded.actor.send({ type: 'order.place', payment: onDelivery });
    await settle();
    keys.push(reloaded.keyOfOrder());
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('The checkout machine sends an order placed twice only once', async () => {
    const { actor, app } = await atPayment(openBrowser());
    actor.send({ type: 'order.place', payment: onDelivery });
    actor.send({ type: 'order.place', payment: onDelivery });
    await settle();
    expect(app.transport.held.filter(({ url }) => url === ORDER)).toHaveLength(1);
  });

  it("The checkout machine sends the card processor's reference, and stores the card number nowhere", async () => {
    const browser = openBrowser();
    const { actor, app, orderSent } = await atPayment(browser);
    actor.send({ type: 'order.place', payment: { method: 'card', card: aCard } });
    await settle();
    app.transport.accept('/api/test-card-processor/cards', { reference: 'crd_1' });
    await settle();
    expect(orderSent()?.body).toMatchObject({ paymentMethod: 'card', cardReference: 'crd_1' });
    const known = [
      actor.getPersistedSnapshot(),
      app.application.store.getState(),
      browser.stored(),
    ];
    expect(JSON.stringify(known)).not.toContain(aCard.number);
  });

  it('The checkout machine shows a placed order in another tab, which can start the next cart', async () => {
    const browser = openBrowser();
    const { actor, app } = await atPayment(browser);
    const other = await visit(browser);
    actor.send({ type: 'order.place', payment: onDelivery });
    await settle();
    app.transport.accept(ORDER, aPlacedOrder);
    await settle();
    expect(other.actor.getSnapshot().matches({ open: 'completed' })).toBe(true);
    other.actor.send({ type: 'item.add', item: aCartItem({ id: 'var_2' }) });
    await settle();
    const { context, value } = actor.getSnapshot();
    expect([value, context.checkout.items.map(({ id }) => id)]).toEqual([
      { open: 'cart' },
      ['var_2'],
    ]);
  });
});

/** Opens a page in a new tab of a browser, with the browser's stored data. */
async function visit(browser: ReturnType<typeof openBrowser>) {
  const tab = browser.openTab();
  const app = composeTestApp();
  const kept = createCheckoutStore(tab.storage, tab.events);
  const cards = createTestCardVault(app.transport);
  const actors = checkoutActors({ checkout: kept, cards }, app.application.store);
  const actor = createActor(checkoutMachine.provide({ actors }), {
    input: { checkout: kept.read() },
  }).start();
  await settle();
  const { methods, orderKey: _own, ...quote } = aQuote;
  return {
    actor,
    app,
    quote: async () => {
      app.transport.accept('/api/public/checkout/quote', { ...quote, paymentMethods: methods });
      await settle();
    },
    orderSent: () => app.transport.held.find(({ url }) => url === ORDER),
    keyOfOrder: () =>
      app.transport.held.find(({ url }) => url === ORDER)?.headers?.['Idempotency-Key'],
  };
}

async function atPayment(browser: ReturnType<typeof openBrowser>) {
  const visitor = await visit(browser);
  visitor.actor.send({ type: 'item.add', item: aCartItem() });
  visitor.actor.send({ type: 'step.next' });
  visitor.actor.send({ type: 'billing.create', billing: aBilling });
  await settle();
  await visitor.quote();
  return visitor;
}
