import { type CheckoutContext, checkoutMachine } from '#application/checkout/checkout.machine';
import type { CheckoutEvent, QuoteResult } from '#application/checkout/checkout-events';
import type { ChosenPayment } from '#application/checkout/checkout-payment';
import {
  aBilling,
  aCard,
  aCartItem,
  aPlacedOrder,
  type CheckoutInitialState,
  checkoutInitialStates,
} from '../builders/checkout';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

/** What the visitor sees: a step, the reason why they cannot continue, or their order. */
export type CheckoutViewState =
  | 'cart'
  | 'billing'
  | 'asking'
  | 'payment'
  | 'handingOver'
  | 'unquoted'
  | 'refused'
  | 'placing'
  | 'unanswered'
  | 'completed'
  | 'cleared';

/** The actions and assertions that a driver of the wizard must implement. */
export interface CheckoutDriver {
  open(beginning: CheckoutInitialState): Promise<void>;
  /** Another tab saves the checkout in this state. */
  saveInOtherTab(beginning: CheckoutInitialState): Promise<void>;
  perform(event: Exclude<CheckoutEvent, { type: 'cart.changed' }>): Promise<void>;
  settleQuote(how: 'with success' | 'with a refusal' | 'without cards'): Promise<void>;
  settleCard(how: 'with success' | 'with a refusal'): Promise<void>;
  settleOrder(
    how: 'with success' | 'out of stock' | 'with a declined card' | 'without an answer',
  ): Promise<void>;
  expectViewState(viewState: CheckoutViewState): Promise<void>;
}

const onDelivery: ChosenPayment = { method: 'cod' };
const byCard: ChosenPayment = { method: 'card', card: aCard };

export const aQuote: QuoteResult = {
  items: [{ id: 'var_1', price: 4500 }],
  short: [],
  discount: 0,
  shipping: 2000,
  deliveryDays: 2,
  methods: ['cod', 'card'],
  orderKey: 'key_1',
};

function changedTo(beginning: CheckoutInitialState) {
  return {
    type: 'cart.changed',
    checkout: checkoutInitialStates[beginning],
  };
}

/** The checkout machine, as a test model that drivers in Node and in a browser can run. */
export const checkoutTestModel: MachineTestModel<typeof checkoutMachine, CheckoutDriver> = {
  model: {
    machine: checkoutMachine,
    inputs: Object.fromEntries(
      Object.entries(checkoutInitialStates).map(([beginning, checkout]) => [
        beginning,
        { checkout },
      ]),
    ),
    events: {
      'another tab empties the cart': changedTo('an empty cart'),
      'another tab fills the cart': changedTo('a filled cart'),
      'another tab asks for the address': changedTo('an address to be given'),
      'another tab goes to the payment': changedTo('a payment'),
      'another tab has ordered': changedTo('an order'),
      'item.add': { type: 'item.add', item: aCartItem() },
      'item.remove': { type: 'item.remove', id: 'var_1' },
      'item.increase': { type: 'item.increase', id: 'var_1' },
      'item.decrease': { type: 'item.decrease', id: 'var_1' },
      'step.next': { type: 'step.next' },
      'step.back': { type: 'step.back' },
      'to the cart': { type: 'step.choose', step: 0 },
      'to the address': { type: 'step.choose', step: 1 },
      'to the payment': { type: 'step.choose', step: 2 },
      'beyond the steps': { type: 'step.choose', step: 3 },
      'billing.create': { type: 'billing.create', billing: aBilling },
      'quote.retry': { type: 'quote.retry' },
      'order.place': { type: 'order.place', payment: onDelivery },
      'pay by card': { type: 'order.place', payment: byCard },
      'order.retry': { type: 'order.retry' },
      'problem.dismiss': { type: 'problem.dismiss' },
      'checkout.reset': { type: 'checkout.reset' },
      'the shop quotes': { type: 'xstate.done.actor.quoteCart', output: aQuote },
      'the shop quotes and takes no cards': {
        type: 'xstate.done.actor.quoteCart',
        output: { ...aQuote, methods: ['cod'] },
      },
      'the shop cannot quote': {
        type: 'xstate.error.actor.quoteCart',
        error: problemOf(422, 'validation_failed'),
      },
      'the card is kept': { type: 'xstate.done.actor.keepCard', output: 'crd_1' },
      'the card is not kept': {
        type: 'xstate.error.actor.keepCard',
        error: problemOf(422, 'validation_failed', { errors: { number: ['not_a_test_card'] } }),
      },
      'the order is placed': { type: 'xstate.done.actor.placeCart', output: aPlacedOrder },
      'the goods are gone': {
        type: 'xstate.error.actor.placeCart',
        error: problemOf(409, 'out_of_stock'),
      },
      'the card is declined': {
        type: 'xstate.error.actor.placeCart',
        error: problemOf(409, 'card_declined'),
      },
      'no answer comes': { type: 'xstate.error.actor.placeCart', error: problemOf(0, 'network') },
    },
    serialise: ({ checkout: { activeStep, items, billing }, quote, problem }: CheckoutContext) => [
      activeStep,
      items.length > 0,
      billing !== null,
      quote?.methods.length ?? 0,
      problem?.code ?? null,
    ],
    driverSpecificFields: {
      'checkout.orderKey': 'A tab draws the key of its order by chance.',
      'quote.orderKey': 'It is the key that the tab drew.',
    },
    // Only an item in the cart can be removed or change its quantity.
    isPossible: ({ checkout: { items } }: CheckoutContext, label) =>
      items.length > 0 || !['item.remove', 'item.increase', 'item.decrease'].includes(label),
  },

  // The inputs of the model are the initial states.
  setUp: (driver, input) => driver.open(input as CheckoutInitialState),

  eventExecutors: {
    'cart.changed': (driver, { checkout }) => driver.saveInOtherTab(initialStateOf(checkout)),
    'item.add': (driver, event) => driver.perform(event),
    'item.remove': (driver, event) => driver.perform(event),
    'item.increase': (driver, event) => driver.perform(event),
    'item.decrease': (driver, event) => driver.perform(event),
    'step.next': (driver, event) => driver.perform(event),
    'step.back': (driver, event) => driver.perform(event),
    'step.choose': (driver, event) => driver.perform(event),
    'billing.create': (driver, event) => driver.perform(event),
    'quote.retry': (driver, event) => driver.perform(event),
    'order.place': (driver, event) => driver.perform(event),
    'order.retry': (driver, event) => driver.perform(event),
    'problem.dismiss': (driver, event) => driver.perform(event),
    'checkout.reset': (driver, event) => driver.perform(event),
  },

  outcomeExecutors: {
    'the shop quotes': (driver) => driver.settleQuote('with success'),
    'the shop quotes and takes no cards': (driver) => driver.settleQuote('without cards'),
    'the shop cannot quote': (driver) => driver.settleQuote('with a refusal'),
    'the card is kept': (driver) => driver.settleCard('with success'),
    'the card is not kept': (driver) => driver.settleCard('with a refusal'),
    'the order is placed': (driver) => driver.settleOrder('with success'),
    'the goods are gone': (driver) => driver.settleOrder('out of stock'),
    'the card is declined': (driver) => driver.settleOrder('with a declined card'),
    'no answer comes': (driver) => driver.settleOrder('without an answer'),
  },

  stateAssertions: {
    'open.deciding': transientState,
    'open.cart': (driver) => driver.expectViewState('cart'),
    'open.billing': (driver) => driver.expectViewState('billing'),
    'open.payment.quoting': (driver) => driver.expectViewState('asking'),
    'open.payment.ready': (driver) => driver.expectViewState('payment'),
    'open.payment.handingOver': (driver) => driver.expectViewState('handingOver'),
    'open.payment.unquoted': (driver) => driver.expectViewState('unquoted'),
    'open.payment.refused': (driver) => driver.expectViewState('refused'),
    'open.completed': (driver) => driver.expectViewState('completed'),
    placing: (driver) => driver.expectViewState('placing'),
    unanswered: (driver) => driver.expectViewState('unanswered'),
    cleared: (driver) => driver.expectViewState('cleared'),
  },
};

function initialStateOf(checkout: unknown): CheckoutInitialState {
  const found = Object.entries(checkoutInitialStates).find(([, known]) => known === checkout)?.[0];
  if (!found) throw new Error('No checkout of the testModel.');
  // The keys of `checkoutInitialStates` are the initial states.
  return found as CheckoutInitialState;
}
