import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { CHECKOUT_STEPS } from '#domain/checkout/checkout';
import { Stepper } from '../kit/layout/stepper';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { ShopBackground } from '../storefront-parts/shop-layout';
import { useText } from '../text/use-text';
import { BillingStep } from './billing-step';
import { CartStep } from './cart-step';
import { CartSummary } from './cart-summary';
import { PaymentStep } from './payment-step';
import { StepLayout } from './step-layout';
import { type CheckoutProcess, useCheckout } from './use-checkout';
import { useTownQuote } from './use-town-quote';

/** Fetched while the buyer chooses how to pay. */
const completedStep = preloadable(() => import('./completed-step'));
const CompletedStep = lazyComponent(completedStep, 'CompletedStep');

/** Its colour reaches both edges of the screen, at any width. */
const Background = styled(ShopBackground)`
  background: var(--ground);
  box-shadow: 0 0 0 100vmax var(--ground);
  clip-path: inset(0 -100vmax);
`;

/** From the cart to its order (specification, section 4, checkout wizard). */
export function CheckoutPage() {
  const t = useText('checkout');
  const checkoutProcess = useCheckout();
  const town = useTownQuote(checkoutProcess);
  const process = { ...checkoutProcess, town };
  const { snapshot, send } = process;
  const { checkout } = snapshot.context;
  const leave = useNavigate();
  const isCleared = snapshot.matches('cleared');
  useEffect(() => {
    if (isCleared) void leave('/product', { replace: true });
  }, [isCleared, leave]);
  const isCompleted = snapshot.matches({ open: 'completed' });
  const isPaying = snapshot.matches({ open: 'payment' });
  useEffect(() => {
    if (isPaying) void completedStep.preload();
  }, [isPaying]);
  return (
    <Background>
      {/* The placed order has its own. */}
      {!isCompleted && <h1 tabIndex={-1}>{t('title')}</h1>}
      <Stepper
        label={t('steps.label')}
        steps={CHECKOUT_STEPS.map((step) => t(`steps.${step}`))}
        current={checkout.activeStep}
        onStep={(step) => send({ type: 'step.choose', step })}
        canStep={(step) => snapshot.can({ type: 'step.choose', step })}
      />
      {isCompleted ? (
        <Deferred>
          <CompletedStep process={process} />
        </Deferred>
      ) : (
        <StepLayout>
          <Step process={process} />
          {checkout.items.length > 0 && <CartSummary process={process} />}
        </StepLayout>
      )}
    </Background>
  );
}

function Step({ process }: { process: CheckoutProcess }) {
  const t = useText('checkout');
  const { snapshot } = process;
  if (snapshot.matches({ open: 'cart' })) return <CartStep process={process} />;
  if (snapshot.matches({ open: 'billing' }))
    return <BillingStep process={process} emailHelp={t('emailHelp')} />;
  return <PaymentStep process={process} />;
}
