import { useSelector } from '@xstate/react';
import { shallowEqual } from 'react-redux';
import { orderNumberText } from '#domain/orders/order-number';
import type { OrderSummary } from '#openapi/types.generated';
import { Button, ButtonLink } from '../kit/button';
import { orderPath } from '../links/order-path';
import type { OrderActor, OrderSnapshot } from '../orders/order-actors';
import { useText } from '../text/use-text';

/** The steps that advance an order, the nearest first; refusal and other steps are on its page. */
const STEPS = [
  { name: 'accept', event: { type: 'order.accept' } },
  { name: 'prepare', event: { type: 'order.advance', action: 'prepare' } },
  { name: 'markReady', event: { type: 'order.advance', action: 'markReady' } },
  { name: 'handOver', event: { type: 'order.handOver' } },
] as const;

/** The step that the process of an order offers or performs. */
function stepState(snapshot: OrderSnapshot | undefined) {
  const attempted = snapshot?.hasTag('busy') ? snapshot.context.attempt?.action : undefined;
  const step = STEPS.find(({ name, event }) => attempted === name || snapshot?.can(event));
  return { attempted, step };
}

interface NextStepProps {
  order: OrderSummary;
  actor: OrderActor | undefined;
}

/** The only button of a due order; if the role or the time allows no step, a link to its page. */
export function NextStep({ order, actor }: NextStepProps) {
  const t = useText('today');
  const orders = useText('orders');
  const { attempted, step } = useSelector(actor, stepState, shallowEqual);
  const number = orderNumberText(order.number);
  if (!actor || !step) {
    return (
      <ButtonLink
        variant="outline"
        size="small"
        to={orderPath(order)}
        aria-label={t('deadlines.openOrder', { number })}
      >
        {t('deadlines.open')}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant={step.name === 'accept' ? 'soft' : 'outline'}
      size="small"
      busy={attempted === step.name}
      aria-label={t('actionOf', { action: orders(`actions.${step.name}`), of: number })}
      onClick={() => actor.send(step.event)}
    >
      {orders(`actions.${step.name}`)}
    </Button>
  );
}
