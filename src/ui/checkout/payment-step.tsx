import { styled } from 'styled-components';
import type { ApiProblem } from '#application/ports/transport.port';
import { shownPhoneNumber } from '#domain/contact/phone-number';
import { Button } from '../kit/button';
import { Card, CardHead } from '../kit/card';
import { Note } from '../kit/note';
import { Skeleton } from '../kit/skeleton';
import { useLocalizedName } from '../text/localized';
import { useCodeText, useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { StepActions } from './step-actions';
import type { CheckoutProcess } from './use-checkout';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;

/** The third step: how it is paid, and the press that orders. */
export function PaymentStep({ process }: { process: CheckoutProcess }) {
  const t = useText('checkout');
  const { money } = useFormat();
  const { snapshot, send } = process;
  const { checkout } = snapshot.context;
  const isPlacing = snapshot.matches('placing');
  const pay = { type: 'order.place', payment: { method: 'cod' } } as const;
  return (
    <Stack>
      <Destination process={process} />
      <Card>
        <CardHead title={t('payment')} />
        {snapshot.matches({ open: { payment: 'quoting' } }) ? (
          <Skeleton $height="44px" />
        ) : (
          <p>{t('onDelivery')}</p>
        )}
      </Card>
      <Trouble process={process} />
      <StepActions>
        <Button
          variant="outline"
          size="large"
          disabled={!snapshot.can({ type: 'step.back' })}
          onClick={() => send({ type: 'step.back' })}
        >
          {t('steps.billing')}
        </Button>
        {(isPlacing || snapshot.can(pay)) && (
          <Button size="large" busy={isPlacing} onClick={() => send(pay)}>
            {t('place', { total: money(checkout.total) })}
          </Button>
        )}
      </StepActions>
    </Stack>
  );
}

function Destination({ process: { snapshot } }: { process: CheckoutProcess }) {
  const t = useText('checkout');
  const { billing } = snapshot.context.checkout;
  const days = snapshot.context.quote?.deliveryDays;
  if (billing === null) return null;
  return (
    <Card>
      <CardHead title={t('where')} />
      <p dir="auto">
        {billing.firstName} {billing.lastName}
      </p>
      <p dir="auto">{[billing.line1, billing.line2].filter(Boolean).join(', ')}</p>
      <p>
        <bdi dir="ltr">{shownPhoneNumber(billing.phoneNumber)}</bdi>
      </p>
      {days !== undefined && <p>{t('deliveryDays', { count: days })}</p>}
    </Card>
  );
}

/** Why the order cannot be placed, or may have been. */
function Trouble({ process }: { process: CheckoutProcess }) {
  const t = useText('checkout');
  const { snapshot, send } = process;
  const localized = useLocalizedName();
  const { problem, quote, checkout } = snapshot.context;
  if (snapshot.matches('unanswered')) {
    return (
      <Note
        tone="warning"
        announce
        title={t('unanswered')}
        action={<Button onClick={() => send({ type: 'order.retry' })}>{t('askAgain')}</Button>}
      >
        {t('unansweredHint')}
      </Note>
    );
  }
  if (snapshot.matches({ open: { payment: 'unquoted' } }) && problem) {
    const again = { type: 'quote.retry' } as const;
    return <Refusal problem={problem} label={t('askAgain')} onPress={() => send(again)} />;
  }
  if (snapshot.matches({ open: { payment: 'refused' } }) && problem) {
    return (
      <Refusal
        problem={problem}
        label={t('toCart')}
        onPress={() => send({ type: 'step.choose', step: 0 })}
      />
    );
  }
  const short = checkout.items.filter(({ id }) => quote?.short.includes(id));
  if (short.length === 0) return null;
  return (
    <Note
      tone="warning"
      announce
      action={<Button onClick={() => send({ type: 'step.choose', step: 0 })}>{t('toCart')}</Button>}
    >
      {t('short', { names: short.map(({ good }) => localized(good)).join(', ') })}
    </Note>
  );
}

interface RefusalProps {
  problem: ApiProblem;
  label: string;
  onPress: () => void;
}

function Refusal({ problem, label, onPress }: RefusalProps) {
  const t = useText('checkout');
  const problemText = useProblemText();
  const codeText = useCodeText();
  const codes = Object.values(problem.errors ?? {}).flat();
  const isGone = problem.code === 'out_of_stock';
  return (
    <Note
      tone="error"
      announce
      title={isGone ? t('gone', { names: problem.detail ?? '' }) : problemText(problem)}
      action={<Button onClick={onPress}>{label}</Button>}
    >
      {!isGone && codes.map(codeText).join(' ')}
    </Note>
  );
}
