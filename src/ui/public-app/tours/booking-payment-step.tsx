import { useState } from 'react';
import { styled } from 'styled-components';
import type { ChosenBookingPayment } from '#application/tours/booking-payment';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { CardForm } from '../../checkout/card-form';
import { StepBody, StepFooter } from '../../checkout/step-layout';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { RadioGroup } from '../../kit/fields/radio-group';
import { Card, CardHeader } from '../../kit/layout/card';
import { useCodeText, useProblemText } from '../../text/problem-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { PlaceBookingProcess } from './use-place-booking';

const Choice = styled(Card)`
  & > fieldset + form {
    margin-block-start: var(--space-24);
  }
`;

type Method = ChosenBookingPayment['method'];

const CARD_FORM = 'card-of-booking';
const onTheSpot = { type: 'booking.place', payment: { method: 'on_the_spot' } } as const;

/** The third step: how the guest pays. */
export function BookingPaymentStep({ process }: { process: PlaceBookingProcess }) {
  const t = useText('guestTours');
  const { money } = useFormat();
  const { snapshot, send } = process;
  const { booking, contact, problem } = snapshot.context;
  const [method, setMethod] = useState<Method>('on_the_spot');
  const isAsked =
    snapshot.matches({ held: 'payment' }) || snapshot.matches({ held: 'handingOver' });
  const isByCard = method === 'card';
  const total = booking?.total ?? 0;
  const press = isByCard
    ? ({ type: 'submit', form: CARD_FORM } as const)
    : { onClick: () => send(onTheSpot) };
  const methods = booking?.paymentMethods ?? [];
  return (
    <>
      <StepBody>
        {contact && (
          <Card>
            <CardHeader title={t('booking.contact')} />
            <p dir="auto">
              {contact.firstName} {contact.lastName}
            </p>
            <p>
              <bdi dir="ltr">{formatPhoneNumber(contact.phoneNumber)}</bdi>
            </p>
            {contact.email && (
              <p>
                <bdi dir="ltr">{contact.email}</bdi>
              </p>
            )}
          </Card>
        )}
        <Choice>
          <CardHeader title={t('booking.method')} />
          <RadioGroup<Method>
            label={t('booking.method')}
            hideLabel
            value={method}
            onChange={setMethod}
            options={methods.toReversed().map((one) => ({
              value: one,
              label: t(one === 'card' ? 'booking.card' : 'booking.onTheSpot'),
              help: t(one === 'card' ? 'booking.cardHint' : 'booking.onTheSpotHint'),
              disabled: !isAsked,
            }))}
          />
          {isByCard && isAsked && (
            <CardForm
              id={CARD_FORM}
              problem={problem}
              onCard={(card) => send({ type: 'booking.place', payment: { method: 'card', card } })}
            />
          )}
        </Choice>
        <PaymentNote process={process} />
      </StepBody>
      <StepFooter
        total={{ label: t('booking.total'), amount: total }}
        back={
          <Button
            variant="outline"
            size="large"
            disabled={!snapshot.can({ type: 'step.back' })}
            onClick={() => send({ type: 'step.back' })}
          >
            {t('booking.steps.contact')}
          </Button>
        }
      >
        {!snapshot.matches('unanswered') && (
          <Button size="large" busy={snapshot.hasTag('busy')} {...press}>
            {t(isByCard ? 'booking.pay' : 'booking.place', { total: money(total) })}
          </Button>
        )}
      </StepFooter>
    </>
  );
}

/** Why the places are not booked, or may be booked. */
function PaymentNote({ process: { snapshot, send } }: { process: PlaceBookingProcess }) {
  const t = useText('guestTours');
  const problemText = useProblemText();
  const codeText = useCodeText();
  const { problem } = snapshot.context;
  if (problem === null) return null;
  if (snapshot.matches('unanswered')) {
    return (
      <Note
        tone="warning"
        announce
        title={t('booking.unanswered')}
        action={
          <Button onClick={() => send({ type: 'failure.retry' })}>{t('booking.retry')}</Button>
        }
      >
        {t('booking.unansweredHint')}
      </Note>
    );
  }
  return (
    <Note tone="error" announce title={problemText(problem)}>
      {Object.values(problem.errors ?? {})
        .flat()
        .map(codeText)
        .join(' ')}
    </Note>
  );
}
