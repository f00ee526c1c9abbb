import type { CheckoutContext } from '#application/checkout/checkout.machine';
import { isReachableStep } from '#domain/checkout/checkout';
import { checkoutTestModel } from '../../support/machine-models/checkout.model';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import { test } from '../support/journey';
import { createCheckoutPageDriver } from './checkout.driver';

const { model } = checkoutTestModel;
const STEP_OF: Readonly<Record<string, number>> = {
  'to the cart': 0,
  'to the address': 1,
  'to the payment': 2,
  'beyond the steps': 3,
};

/**
 * Whether the page offers the event: not a move to the current step, nor removing the last piece.
 */
function isOffered({ checkout, problem }: CheckoutContext, label: string): boolean {
  const step = STEP_OF[label];
  if (step !== undefined) return step !== checkout.activeStep && isReachableStep(checkout, step);
  if (label === 'item.add') return checkout.activeStep === 0;
  if (label === 'item.decrease') return (checkout.items[0]?.quantity ?? 0) > 1;
  if (label === 'step.next') return checkout.items.length > 0;
  if (label.startsWith('item.')) return checkout.items.length > 0;
  return label !== 'problem.dismiss' || problem?.code === 'card_declined';
}

const onPage: typeof checkoutTestModel = {
  ...checkoutTestModel,
  model: {
    ...model,
    isPossible: isOffered,
    serialise: (context: CheckoutContext) => [
      model.serialise(context),
      (context.checkout.items[0]?.quantity ?? 0) > 1,
    ],
  },
};

test.describe('Checkout machine on the page', { tag: '@long' }, () => {
  // The placed orders of the model name a store that no server has: the thank-you page asks for it.
  test.use({ allowedInConsole: { answers: [404, 409, 422, 503] } });

  for (const path of browserPathsOf(onPage)) {
    test(path.title, ({ page, store }) => path.run(page, createCheckoutPageDriver(page, store)));
  }
});
