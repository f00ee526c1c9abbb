import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { checkoutActors } from '#application/checkout/checkout.actors';
import { checkoutMachine } from '#application/checkout/checkout.machine';
import type { CheckoutEvent } from '#application/checkout/checkout-events';
import type { Inspect } from '#application/create-application';
import type { CheckoutStore } from '#application/ports/checkout-store.port';
import type { Checkout } from '#domain/checkout/checkout';
import { addItem, removeItem, stepQuantity } from '#domain/checkout/checkout-changes';
import { createCheckoutStore } from '#infrastructure/checkout/checkout-store';
import { createTestCardVault } from '#infrastructure/checkout/test-card-vault';
import { openBrowser } from '#infrastructure/test-support/browser-tabs';
import { aPlacedOrder, checkoutInitialStates } from '../builders/checkout';
import {
  aQuote,
  type CheckoutDriver,
  type CheckoutViewState,
} from '../machine-models/checkout.model';
import { settle } from '../test-app/compose-test-app';
import { withCallsReported } from '../test-app/port-calls';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness } from './machine-harness';

const QUOTE = '/api/public/checkout/quote';
const ORDER = '/api/public/checkout';
const CARD = '/api/test-card-processor/cards';

/** The running checkout with a store API and a second tab that the test controls. */
export function createCheckoutNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof checkoutMachine>(inspect);
  let otherTab: CheckoutStore;
  const settled = async (act: () => void) => {
    act();
    await settle();
  };

  const driver: CheckoutDriver = {
    open: async (beginning) => {
      const browser = openBrowser();
      const [own, other] = [browser.openTab(), browser.openTab()];
      otherTab = createCheckoutStore(other.storage, other.events);
      const kept = createCheckoutStore(own.storage, own.events);
      otherTab.write(checkoutInitialStates[beginning]);
      await begin(
        (opened) =>
          checkoutMachine.provide({
            actors: checkoutActors(
              {
                checkout: withCallsReported('checkout', kept, ['write']),
                cards: createTestCardVault(opened.transport),
              },
              opened.application.store,
            ),
          }),
        { checkout: kept.read() },
      );
      await settle();
    },
    saveInOtherTab: (beginning) =>
      settled(() => {
        // Writing the stored checkout again emits no change, so this one has a new order key.
        const checkout = checkoutInitialStates[beginning];
        otherTab.write({ ...checkout, orderKey: otherTab.newOrderKey() });
      }),
    perform: async (event) => {
      const before = otherTab.read();
      await send(event);
      await settle();
      const after = cartAfter(before, event);
      if (after) expect(otherTab.read()).toEqual(after);
    },
    settleQuote: (how) =>
      settled(() => {
        const { transport } = app();
        if (how === 'with a refusal') transport.refuse(QUOTE, problemOf(422, 'validation_failed'));
        else {
          const { methods, orderKey: _own, ...quote } = aQuote;
          const paymentMethods = how === 'without cards' ? ['cod'] : methods;
          transport.accept(QUOTE, { ...quote, paymentMethods });
        }
      }),
    settleCard: (how) =>
      settled(() => {
        const { transport } = app();
        if (how === 'with success') transport.accept(CARD, { reference: 'crd_1' });
        else {
          const errors = { number: ['not_a_test_card'] };
          transport.refuse(CARD, problemOf(422, 'validation_failed', { errors }));
        }
      }),
    settleOrder: (how) =>
      settled(() => {
        const { transport } = app();
        if (how === 'with success') transport.accept(ORDER, aPlacedOrder);
        else if (how === 'out of stock') transport.refuse(ORDER, problemOf(409, 'out_of_stock'));
        else if (how === 'without an answer') transport.refuse(ORDER, problemOf(0, 'network'));
        else transport.refuse(ORDER, problemOf(409, 'card_declined'));
      }),
    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toBe(viewState),
  };

  return playing(driver);
}

/** The cart after an event, as every tab reads it; null for an event that only changes the step. */
function cartAfter(before: Checkout, event: CheckoutEvent): Checkout | null {
  if (event.type === 'item.add') return addItem(before, event.item);
  if (event.type === 'item.remove') return removeItem(before, event.id);
  if (event.type === 'item.increase') return stepQuantity(before, event.id, 1);
  return event.type === 'item.decrease' ? stepQuantity(before, event.id, -1) : null;
}

const VIEW_STATES: Record<string, CheckoutViewState> = {
  quoting: 'asking',
  ready: 'payment',
  unquoted: 'unquoted',
  refused: 'refused',
  handingOver: 'handingOver',
};

/** The view state that the pages derive from a snapshot. */
function viewStateOf({ value }: SnapshotFrom<typeof checkoutMachine>): CheckoutViewState {
  if (typeof value === 'string') return value as CheckoutViewState;
  const step = value.open;
  if (typeof step === 'object') return VIEW_STATES[step.payment] ?? 'payment';
  return step as CheckoutViewState;
}
