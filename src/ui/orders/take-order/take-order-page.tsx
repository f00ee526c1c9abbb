import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { CHECKOUT_STEPS } from '#domain/checkout/checkout';
import { CartStep } from '../../checkout/cart-step';
import { CartSummary } from '../../checkout/cart-summary';
import { PaymentStep } from '../../checkout/payment-step';
import { StepLayout } from '../../checkout/step-layout';
import type { CheckoutProcess } from '../../checkout/use-checkout';
import { useTownQuote } from '../../checkout/use-town-quote';
import { ButtonLink } from '../../kit/button';
import { PageHeader } from '../../kit/layout/page-header';
import { Stepper } from '../../kit/layout/stepper';
import { Stack } from '../../kit/table/columns';
import { useLatest } from '../../kit/use-latest';
import { ORDERS_PATH } from '../../links/order-path';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { ClientStep } from './client-step';
import { OrderPlacedStep } from './order-placed-step';
import { ProductPicker } from './product-picker';
import { useTakeOrder, useUserId } from './use-take-order';

/**
 * On a phone, the button of the next step is at the bottom of the window, without the page's own
 * padding.
 */
const Steps = styled(StepLayout)`
  ${media.below('tablet')} {
    margin-block-end: calc(-1 * var(--page-foot));
  }
`;

/** `/dashboard/order/new`: an order for a client who telephones or is in the store. */
export function TakeOrderPage() {
  const t = useText('takenOrder');
  const orders = useText('orders');
  const userId = useUserId();
  const [turn, setTurn] = useState(0);
  return (
    <>
      <PageHeader
        crumbs={[
          { label: orders('section') },
          { label: orders('title'), to: ORDERS_PATH },
          { label: t('title') },
        ]}
        title={t('title')}
      />
      <TakeOrder
        key={`${userId} ${turn}`}
        userId={userId}
        onCleared={() => setTurn((last) => last + 1)}
      />
    </>
  );
}

interface TakeOrderProps {
  userId: string;
  /** Begins the next order. */
  onCleared: () => void;
}

function TakeOrder({ userId, onCleared }: TakeOrderProps) {
  const t = useText('checkout');
  const taking = useTakeOrder(userId);
  const town = useTownQuote(taking);
  const process = { ...taking, town };
  const { snapshot, send } = process;
  const { checkout } = snapshot.context;
  const next = useLatest(onCleared);
  const isCleared = snapshot.matches('cleared');
  useEffect(() => {
    if (isCleared) next.current();
  }, [isCleared, next]);
  return (
    <Stack>
      <Stepper
        label={t('steps.label')}
        steps={CHECKOUT_STEPS.map((step) => t(`steps.${step}`))}
        current={checkout.activeStep}
        onStep={(step) => send({ type: 'step.choose', step })}
        canStep={(step) => snapshot.can({ type: 'step.choose', step })}
      />
      {snapshot.matches({ open: 'completed' }) ? (
        <OrderPlacedStep process={process} />
      ) : (
        <Steps>
          <Step process={process} userId={userId} />
          {checkout.items.length > 0 && <CartSummary process={process} />}
        </Steps>
      )}
    </Stack>
  );
}

function Step({ process, userId }: { process: CheckoutProcess; userId: string }) {
  const t = useText('takenOrder');
  const { snapshot } = process;
  if (snapshot.matches({ open: 'cart' })) {
    const leave = (
      <ButtonLink to={ORDERS_PATH} variant="outline" size="large">
        {t('toOrders')}
      </ButtonLink>
    );
    const goods = <ProductPicker process={process} />;
    return <CartStep process={process} shop={{ goods, empty: t('empty'), leave }} />;
  }
  if (snapshot.matches({ open: 'billing' })) {
    return <ClientStep process={process} userId={userId} />;
  }
  return <PaymentStep process={process} />;
}
