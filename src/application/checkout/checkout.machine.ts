import { assign, sendTo, setup } from 'xstate';
import type { CardValues } from '#domain/checkout/card-form';
import {
  type Billing,
  type CartItem,
  type Checkout,
  COMPLETED_STEP,
  EMPTY_CHECKOUT,
  isReachableStep,
  type PlacedOrders,
} from '#domain/checkout/checkout';
import {
  addItem,
  applyQuote,
  completeCheckout,
  goToStep,
  removeItem,
  setBilling,
  stepQuantity,
} from '#domain/checkout/checkout-changes';
import { declareActor, declareListener } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { errorFromEvent, isUnanswered, problemFromError } from '../problem';
import { isServerError } from '../server-errors';
import {
  at,
  type CheckoutEvent,
  isAt,
  named,
  news,
  placedIn,
  type QuoteResult,
  quoted,
  stepOf,
  stepped,
} from './checkout-events';
import {
  type AgreedPayment,
  type ChosenPayment,
  cardFromEvent,
  cardPaymentFromOutput,
  paymentChoices,
} from './checkout-payment';

export interface CheckoutContext {
  readonly checkout: Checkout;
  readonly quote: QuoteResult | null;
  readonly payment: AgreedPayment | null;
  readonly problem: ApiProblem | null;
}

const machineSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as { checkout: Checkout },
    tags: {} as 'busy',
  },
  actors: {
    /** Emits changes by other tabs, and stores the checkouts it receives (`checkout.keep`). */
    shareCart: declareListener<{ type: 'checkout.keep'; checkout: Checkout }>(),
    /**
     * Requests prices and shipping. Retains the cart's key if there is one. Rejects with an
     * ApiProblem.
     */
    quoteCart: declareActor<QuoteResult, { checkout: Checkout }>(),
    /**
     * Sends the card to its processor and returns the processor's reference. Rejects with an
     * ApiProblem.
     */
    keepCard: declareActor<string, { card: CardValues }>(),
    /** Orders the cart under its key. Rejects with an ApiProblem. */
    placeCart: declareActor<PlacedOrders, { checkout: Checkout; payment: AgreedPayment | null }>(),
  },
  guards: {
    isAt: ({ context }, { step }: { step: number }) => context.checkout.activeStep === step,
    isOpen: ({ context }, { step }: { step: number }) => isReachableStep(context.checkout, step),
    /** The visitor chose this method, and the quote offers it. */
    isPaid: (
      { context },
      { payment, method }: { payment: ChosenPayment; method: ChosenPayment['method'] },
    ) => payment.method === method && context.quote?.methods.includes(method) === true,
    /** The order may exist: only a request with the same key shows it. */
    isInDoubt: (_, { error }: { error: unknown }) => isUnanswered(error) || isServerError(error),
  },
  actions: {
    adopt: assign((_, { checkout }: { checkout: Checkout }) => ({ checkout })),
    keep: sendTo('shareCart', ({ context: { checkout } }) => ({
      type: 'checkout.keep',
      checkout,
    })),
    add: assign(({ context }, { item }: { item: CartItem }) => ({
      checkout: addItem(context.checkout, item),
    })),
    remove: assign(({ context }, { id }: { id: string }) => ({
      checkout: removeItem(context.checkout, id),
    })),
    change: assign(({ context }, { id, by }: { id: string; by: 1 | -1 }) => ({
      checkout: stepQuantity(context.checkout, id, by),
    })),
    goTo: assign(({ context }, { step }: { step: number }) => ({
      checkout: goToStep(context.checkout, step),
    })),
    createBilling: assign(({ context }, { billing }: { billing: Billing }) => ({
      checkout: setBilling(context.checkout, billing),
    })),
    noteQuote: assign(({ context }, { quote }: { quote: QuoteResult }) => ({
      quote,
      problem: null,
      checkout: applyQuote(context.checkout, quote, quote.orderKey),
    })),
    agreePayment: assign((_, { payment }: { payment: AgreedPayment }) => ({ payment })),
    complete: assign(({ context }, { placed }: { placed: PlacedOrders }) => ({
      checkout: completeCheckout(context.checkout, placed),
      payment: null,
    })),
    clear: assign({ checkout: EMPTY_CHECKOUT, quote: null, payment: null }),
    keepProblem: assign(problemFromError),
    forgetProblem: assign({ problem: null }),
  },
});

/** Returns to an earlier step from the payment or its result. */
const backwards = {
  'step.back': { target: '#checkout.open.deciding', actions: [at(1), 'forgetProblem', 'keep'] },
  'step.choose': {
    guard: { type: 'isOpen', params: stepOf },
    target: '#checkout.open.deciding',
    actions: [{ type: 'goTo', params: stepOf }, 'forgetProblem', 'keep'],
  },
} as const;

/**
 * The cart and the steps to its order (specification, section 4, checkout wizard): cart, billing
 * and address, payment, completed. Every change is stored at once. A page that opens or reloads,
 * and every other tab, reads the stored checkout. A refused order was certainly not placed. An
 * unanswered order is requested again under the same key.
 */
export const checkoutMachine = machineSetup.createMachine({
  id: 'checkout',
  context: ({ input: { checkout } }) => ({ checkout, quote: null, payment: null, problem: null }),
  invoke: { id: 'shareCart', src: 'shareCart' },
  initial: 'open',
  states: {
    open: {
      initial: 'deciding',
      on: {
        'cart.changed': {
          target: '.deciding',
          actions: { type: 'adopt', params: news },
          meta: { proves: ['checkoutKept'] },
        },
        'item.add': {
          target: '.deciding',
          actions: [{ type: 'add', params: ({ event }) => ({ item: event.item }) }, 'keep'],
          meta: { proves: ['itemAdded', 'totalsRecomputed', 'checkoutKept'] },
        },
      },
      states: {
        deciding: {
          always: [
            {
              guard: isAt(COMPLETED_STEP),
              target: 'completed',
              meta: { proves: ['wizardStates'] },
            },
            {
              guard: isAt(2),
              target: 'payment',
              meta: { proves: ['wizardSteps', 'wizardStates'] },
            },
            {
              guard: isAt(1),
              target: 'billing',
              meta: { proves: ['wizardSteps', 'wizardStates'] },
            },
            { target: 'cart', meta: { proves: ['wizardSteps', 'wizardStates'] } },
          ],
        },
        cart: {
          on: {
            'item.remove': {
              actions: [{ type: 'remove', params: named }, 'keep'],
              meta: { proves: ['itemDeleted', 'totalsRecomputed', 'emptyCartFree'] },
            },
            'item.increase': {
              actions: [{ type: 'change', params: stepped(1) }, 'keep'],
              meta: { proves: ['quantityStepped', 'totalsRecomputed'] },
            },
            'item.decrease': {
              actions: [{ type: 'change', params: stepped(-1) }, 'keep'],
              meta: { proves: ['quantityStepped', 'totalsRecomputed'] },
            },
            'step.next': {
              guard: { type: 'isOpen', params: { step: 1 } },
              target: 'deciding',
              actions: [at(1), 'keep'],
              meta: { proves: ['wizardActions', 'billingCleared'] },
            },
            'step.choose': {
              guard: { type: 'isOpen', params: stepOf },
              target: 'deciding',
              actions: [{ type: 'goTo', params: stepOf }, 'keep'],
              meta: { proves: ['wizardActions', 'billingCleared'] },
            },
          },
        },
        billing: {
          on: {
            'billing.create': {
              target: 'deciding',
              actions: [
                { type: 'createBilling', params: ({ event }) => ({ billing: event.billing }) },
                'keep',
              ],
              meta: { proves: ['billingCreated'] },
            },
            'step.back': {
              target: 'deciding',
              actions: [at(0), 'keep'],
              meta: { proves: ['wizardActions'] },
            },
            'step.choose': {
              guard: { type: 'isOpen', params: stepOf },
              target: 'deciding',
              actions: [{ type: 'goTo', params: stepOf }, 'keep'],
              meta: { proves: ['wizardActions'] },
            },
          },
        },
        payment: {
          initial: 'quoting',
          on: backwards,
          states: {
            quoting: {
              tags: 'busy',
              invoke: {
                id: 'quoteCart',
                src: 'quoteCart',
                input: ({ context: { checkout } }) => ({ checkout }),
                onDone: {
                  target: 'ready',
                  actions: [{ type: 'noteQuote', params: quoted }, 'keep'],
                },
                onError: {
                  target: 'unquoted',
                  actions: { type: 'keepProblem', params: errorFromEvent },
                },
              },
            },
            ready: { on: paymentChoices },
            handingOver: {
              tags: 'busy',
              invoke: {
                id: 'keepCard',
                src: 'keepCard',
                input: ({ event }) => cardFromEvent(event),
                onDone: {
                  target: '#checkout.placing',
                  actions: { type: 'agreePayment', params: cardPaymentFromOutput },
                },
                onError: {
                  target: 'ready',
                  actions: { type: 'keepProblem', params: errorFromEvent },
                },
              },
            },
            unquoted: { on: { 'quote.retry': { target: 'quoting', actions: 'forgetProblem' } } },
            refused: { on: { 'problem.dismiss': { target: 'quoting', actions: 'forgetProblem' } } },
          },
        },
        completed: {
          on: {
            'checkout.reset': {
              target: '#checkout.cleared',
              actions: ['clear', 'keep'],
              meta: { proves: ['checkoutReset'] },
            },
          },
        },
      },
    },
    placing: {
      tags: 'busy',
      invoke: {
        id: 'placeCart',
        src: 'placeCart',
        input: ({ context: { checkout, payment } }) => ({ checkout, payment }),
        onDone: {
          target: 'open.completed',
          actions: [{ type: 'complete', params: placedIn }, 'keep'],
        },
        onError: [
          {
            guard: { type: 'isInDoubt', params: errorFromEvent },
            target: 'unanswered',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          {
            target: 'open.payment.refused',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
        ],
      },
    },
    unanswered: { on: { 'order.retry': { target: 'placing', actions: 'forgetProblem' } } },
    cleared: { type: 'final' },
  },
});
