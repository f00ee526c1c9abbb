import {
  type CheckoutContext,
  type CheckoutEvent,
  checkoutMachine,
  type QuoteAnswer,
} from '#application/checkout/checkout.machine';
import type { ChosenPayment } from '#application/checkout/checkout-payment';
import {
  aBilling,
  aCard,
  aCartItem,
  type CheckoutBeginning,
  checkoutAt,
  thePlaced,
} from '../builders/checkout';
import { type MachineScript, passedThrough } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

/** What the visitor sees: a step, why he cannot go on, or his order. */
export type CheckoutSight =
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

/** What a runner must be able to do with the wizard and to see of it. */
export interface CheckoutWorld {
  open(beginning: CheckoutBeginning): Promise<void>;
  /** Another tab leaves the checkout like this. */
  otherTabKeeps(beginning: CheckoutBeginning): Promise<void>;
  does(event: Exclude<CheckoutEvent, { type: 'cart.changed' }>): Promise<void>;
  quoteEnds(how: 'with success' | 'with a refusal' | 'without cards'): Promise<void>;
  cardEnds(how: 'with success' | 'with a refusal'): Promise<void>;
  orderEnds(
    how: 'with success' | 'out of stock' | 'with a declined card' | 'without an answer',
  ): Promise<void>;
  sees(sight: CheckoutSight): Promise<void>;
}

const onDelivery: ChosenPayment = { method: 'cod' };
const byCard: ChosenPayment = { method: 'card', card: aCard };

export const theQuote: QuoteAnswer = {
  items: [{ id: 'var_1', price: 4500 }],
  short: [],
  discount: 0,
  shipping: 2000,
  deliveryDays: 2,
  methods: ['cod', 'card'],
  orderKey: 'key_1',
};

const changedTo = (beginning: CheckoutBeginning) => ({
  type: 'cart.changed',
  checkout: checkoutAt[beginning],
});

/** The checkout machine, told so that Node and a browser can both play it. */
export const checkoutScript: MachineScript<typeof checkoutMachine, CheckoutWorld> = {
  model: {
    machine: checkoutMachine,
    inputs: Object.fromEntries(
      Object.entries(checkoutAt).map(([beginning, checkout]) => [beginning, { checkout }]),
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
      'the shop quotes': { type: 'xstate.done.actor.quoteCart', output: theQuote },
      'the shop quotes and takes no cards': {
        type: 'xstate.done.actor.quoteCart',
        output: { ...theQuote, methods: ['cod'] },
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
      'the order is placed': { type: 'xstate.done.actor.placeCart', output: thePlaced },
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
    ownOfWorld: {
      'checkout.orderKey': 'A tab draws the key of its order by chance.',
      'quote.orderKey': 'It is the key that the tab drew.',
    },
    // Only what is in the cart can leave it, or become more or less.
    isPossible: ({ checkout: { items } }: CheckoutContext, label) =>
      items.length > 0 || !['item.remove', 'item.increase', 'item.decrease'].includes(label),
  },

  // The inputs of the model are the beginnings.
  opens: (world, input) => world.open(input as CheckoutBeginning),

  does: {
    'cart.changed': (world, { checkout }) => world.otherTabKeeps(beginningOf(checkout)),
    'item.add': (world, event) => world.does(event),
    'item.remove': (world, event) => world.does(event),
    'item.increase': (world, event) => world.does(event),
    'item.decrease': (world, event) => world.does(event),
    'step.next': (world, event) => world.does(event),
    'step.back': (world, event) => world.does(event),
    'step.choose': (world, event) => world.does(event),
    'billing.create': (world, event) => world.does(event),
    'quote.retry': (world, event) => world.does(event),
    'order.place': (world, event) => world.does(event),
    'order.retry': (world, event) => world.does(event),
    'problem.dismiss': (world, event) => world.does(event),
    'checkout.reset': (world, event) => world.does(event),
  },

  outcomes: {
    'the shop quotes': (world) => world.quoteEnds('with success'),
    'the shop quotes and takes no cards': (world) => world.quoteEnds('without cards'),
    'the shop cannot quote': (world) => world.quoteEnds('with a refusal'),
    'the card is kept': (world) => world.cardEnds('with success'),
    'the card is not kept': (world) => world.cardEnds('with a refusal'),
    'the order is placed': (world) => world.orderEnds('with success'),
    'the goods are gone': (world) => world.orderEnds('out of stock'),
    'the card is declined': (world) => world.orderEnds('with a declined card'),
    'no answer comes': (world) => world.orderEnds('without an answer'),
  },

  sees: {
    'open.deciding': passedThrough,
    'open.cart': (world) => world.sees('cart'),
    'open.billing': (world) => world.sees('billing'),
    'open.payment.quoting': (world) => world.sees('asking'),
    'open.payment.ready': (world) => world.sees('payment'),
    'open.payment.handingOver': (world) => world.sees('handingOver'),
    'open.payment.unquoted': (world) => world.sees('unquoted'),
    'open.payment.refused': (world) => world.sees('refused'),
    'open.completed': (world) => world.sees('completed'),
    placing: (world) => world.sees('placing'),
    unanswered: (world) => world.sees('unanswered'),
    cleared: (world) => world.sees('cleared'),
  },
};

const beginningOf = (checkout: unknown): CheckoutBeginning => {
  const found = Object.entries(checkoutAt).find(([, known]) => known === checkout)?.[0];
  if (!found) throw new Error('No checkout of the script.');
  // The keys of `checkoutAt` are the beginnings.
  return found as CheckoutBeginning;
};
