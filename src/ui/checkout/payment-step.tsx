import { useState } from 'react';
import { styled } from 'styled-components';
import type { ChosenPayment } from '#application/checkout/checkout-payment';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import BackIcon from '~icons/solar/arrow-left-linear';
import { Button } from '../kit/button';
import { RadioGroup } from '../kit/fields/radio-group';
import { Card, CardHeader } from '../kit/layout/card';
import { Skeleton } from '../kit/loading/skeleton';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { CardForm } from './card-form';
import { PaymentProblem } from './payment-problem';
import { StepBody, StepNavigation } from './step-layout';
import type { CheckoutProcess } from './use-checkout';
import { useCityName } from './use-town-quote';

const Choice = styled(Card)`
  & > fieldset + form {
    margin-block-start: var(--space-24);
  }
`;

type Method = ChosenPayment['method'];

const CARD_FORM = 'card-of-order';
const onDelivery = { type: 'order.place', payment: { method: 'cod' } } as const;

/** The third step: the payment method, and the order button. */
export function PaymentStep({ process }: { process: CheckoutProcess }) {
  const t = useText('checkout');
  const { money } = useFormat();
  const { snapshot, send } = process;
  const [method, setMethod] = useState<Method>('cod');
  const { total } = snapshot.context.checkout;
  const isOrdering =
    snapshot.matches('placing') || snapshot.matches({ open: { payment: 'handingOver' } });
  const isByCard = method === 'card';
  const press = isByCard
    ? ({ type: 'submit', form: CARD_FORM } as const)
    : { onClick: () => send(onDelivery) };
  return (
    <>
      <StepBody>
        <Destination process={process} />
        <Payment process={process} method={method} onMethod={setMethod} />
        <PaymentProblem process={process} />
      </StepBody>
      <StepNavigation
        process={process}
        back={
          <Button
            variant="outline"
            size="large"
            icon={BackIcon}
            iconMirrored
            disabled={!snapshot.can({ type: 'step.back' })}
            onClick={() => send({ type: 'step.back' })}
          >
            {t('backToAddress')}
          </Button>
        }
      >
        {(isOrdering || snapshot.can(onDelivery)) && (
          <Button size="large" busy={isOrdering} {...press}>
            {t(isByCard ? 'card.pay' : 'place', { total: money(total) })}
          </Button>
        )}
      </StepNavigation>
    </>
  );
}

interface PaymentProps {
  process: CheckoutProcess;
  method: Method;
  onMethod: (method: Method) => void;
}

/** The payment methods; the card's fields stay until the outcome is known. */
function Payment({ process: { snapshot, send }, method, onMethod }: PaymentProps) {
  const t = useText('checkout');
  const { quote, problem } = snapshot.context;
  const isReady = snapshot.matches({ open: { payment: 'ready' } });
  const isAsked = isReady || snapshot.matches({ open: { payment: 'handingOver' } });
  return (
    <Choice>
      <CardHeader title={t('payment')} />
      {snapshot.matches({ open: { payment: 'quoting' } }) ? (
        <Skeleton $height="44px" />
      ) : quote?.methods.includes('card') ? (
        <RadioGroup<Method>
          label={t('payment')}
          hideLabel
          value={method}
          onChange={onMethod}
          options={[
            {
              value: 'cod',
              label: t('onDelivery'),
              help: t('onDeliveryHint'),
              disabled: !isAsked,
            },
            {
              value: 'card',
              label: t('card.label'),
              help: t('card.hint'),
              disabled: !isAsked,
            },
          ]}
        />
      ) : (
        <p>{t('onDelivery')}</p>
      )}
      {method === 'card' && isAsked && (
        <CardForm
          id={CARD_FORM}
          problem={isReady ? problem : null}
          onCard={(card) => send({ type: 'order.place', payment: { method: 'card', card } })}
        />
      )}
    </Choice>
  );
}

function Destination({ process: { snapshot } }: { process: CheckoutProcess }) {
  const t = useText('checkout');
  const { billing } = snapshot.context.checkout;
  const days = snapshot.context.quote?.deliveryDays;
  const city = useCityName(billing?.cityId);
  if (billing === null) return null;
  return (
    <Card>
      <CardHeader title={t('deliverTo')} />
      <p dir="auto">
        {billing.firstName} {billing.lastName}
      </p>
      <p dir="auto">{[billing.line1, billing.line2].filter(Boolean).join(', ')}</p>
      {city && <p dir="auto">{[billing.zipcode, city].filter(Boolean).join(' ')}</p>}
      <p>
        <bdi dir="ltr">{formatPhoneNumber(billing.phoneNumber)}</bdi>
      </p>
      {days !== undefined && <p>{t('deliveryDays', { count: days })}</p>}
    </Card>
  );
}
