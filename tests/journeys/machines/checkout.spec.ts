import type { CheckoutContext } from '#application/checkout/checkout.machine';
import { isOpenStep } from '#domain/checkout/checkout';
import { checkoutScript } from '../../support/machine-scripts/checkout.script';
import { browserPathsOf } from '../../support/model/browser-paths';
import { test } from '../support/journey';
import { checkoutOnPage } from './checkout.page';

const { model } = checkoutScript;
const STEP_OF: Readonly<Record<string, number>> = {
  'to the cart': 0,
  'to the address': 1,
  'to the payment': 2,
  'beyond the steps': 3,
};

/** What the page offers: not to go where one stands, nor to take away the last piece. */
const isOffered = ({ checkout, problem }: CheckoutContext, label: string): boolean => {
  const step = STEP_OF[label];
  if (step !== undefined) return step !== checkout.activeStep && isOpenStep(checkout, step);
  if (label === 'item.add') return checkout.activeStep === 0;
  if (label === 'item.decrease') return (checkout.items[0]?.quantity ?? 0) > 1;
  if (label === 'step.next') return checkout.items.length > 0;
  if (label.startsWith('item.')) return checkout.items.length > 0;
  return label !== 'problem.dismiss' || problem?.code === 'card_declined';
};

const onPage: typeof checkoutScript = {
  ...checkoutScript,
  model: {
    ...model,
    isPossible: isOffered,
    serialise: (context: CheckoutContext) => [
      model.serialise(context),
      (context.checkout.items[0]?.quantity ?? 0) > 1,
    ],
  },
};

test.describe('the checkout machine on the page', () => {
  test.use({ allowedInConsole: { answers: [409, 422, 503] } });

  for (const path of browserPathsOf(onPage)) {
    test(path.title, ({ page, store }) => path.play(page, checkoutOnPage(page, store)));
  }
});
