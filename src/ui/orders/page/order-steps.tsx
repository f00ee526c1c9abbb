import { useSelector } from '@xstate/react';
import type { OrderActionsEvent } from '#application/orders/order-actions.machine';
import type { StaffOrderAction } from '#domain/orders/order-lifecycle';
import { orderNumberText } from '#domain/orders/order-number';
import { type OrderStep, orderSteps } from '#domain/orders/order-steps';
import type { Order } from '#openapi/types.generated';
import ReadyIcon from '~icons/solar/bag-check-linear';
import InvoiceIcon from '~icons/solar/bill-list-linear';
import PrepareIcon from '~icons/solar/box-linear';
import AcceptIcon from '~icons/solar/check-circle-linear';
import HandOverIcon from '~icons/solar/delivery-linear';
import DeliverIcon from '~icons/solar/home-smile-linear';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { useCarriersAhead } from '../../carriers/use-carriers';
import { Button } from '../../kit/button';
import type { IconType } from '../../kit/icon';
import { MoreMenu } from '../../kit/layout/more-menu';
import { useNow } from '../../lists/use-now';
import { useSnapshot } from '../../lists/use-snapshot';
import { useText } from '../../text/use-text';
import type { OrderActor } from '../order-actors';

type VisibleAction = Exclude<StaffOrderAction, 'undoAccept' | 'delete'>;

const STEPS: Record<VisibleAction, { event: OrderActionsEvent; icon?: IconType; asks?: true }> = {
  accept: { event: { type: 'order.accept' }, icon: AcceptIcon },
  refuse: { event: { type: 'order.refuse' }, asks: true },
  prepare: { event: { type: 'order.advance', action: 'prepare' }, icon: PrepareIcon },
  markReady: { event: { type: 'order.advance', action: 'markReady' }, icon: ReadyIcon },
  handOver: { event: { type: 'order.handOver' }, icon: HandOverIcon, asks: true },
  deliver: { event: { type: 'order.advance', action: 'deliver' }, icon: DeliverIcon },
  invoice: { event: { type: 'order.advance', action: 'invoice' }, icon: InvoiceIcon },
};

function isVisible(step: OrderStep): step is OrderStep & { action: VisibleAction } {
  return step.action in STEPS;
}

/** The available actions of the order; the next step of its lifecycle is last. */
export function OrderSteps({ order, actor }: { order: Order; actor: OrderActor }) {
  const now = useNow();
  const { status, allowedActions } = useSelector(actor, ({ context }) => context.record);
  const acceptBy = order.acceptBy === null ? null : new Date(order.acceptBy);
  const offered = allowedActions.map(({ action }) => action);
  const steps = orderSteps({ status, acceptBy }, offered, now).filter(isVisible);
  return steps.map((step, index) => (
    <StepButton
      key={step.action}
      step={step}
      actor={actor}
      // Who delivers is the carrier; the store only notes it.
      variant={index === steps.length - 1 && step.action !== 'deliver' ? 'primary' : 'outline'}
    />
  ));
}

interface StepButtonProps {
  step: OrderStep & { action: VisibleAction };
  actor: OrderActor;
  variant: 'primary' | 'outline';
}

/** A step of the order's lifecycle; disabled with the reason when it is unavailable. */
function StepButton({ step: { action, refusal }, actor, variant }: StepButtonProps) {
  const t = useText('order');
  const list = useText('orders');
  const { event, icon, asks } = STEPS[action];
  const snapshot = useSnapshot(actor);
  const label = list(`actions.${action}`);
  const carriersAhead = useCarriersAhead();
  return (
    <Button
      {...(action === 'handOver' ? carriersAhead : {})}
      variant={variant}
      icon={icon}
      iconMirrored={action === 'handOver'}
      busy={snapshot.hasTag('busy') && snapshot.context.attempt?.action === action}
      disabledReason={refusal ? t(`refusal.${refusal}`) : undefined}
      onClick={() => actor.send(event)}
    >
      {asks ? t('asks', { label }) : label}
    </Button>
  );
}

/** The deletion of the order, if it is available. */
export function MoreOrderSteps({ order: { number }, actor }: { order: Order; actor: OrderActor }) {
  const t = useText('orders');
  const { allowedActions } = useSelector(actor, ({ context }) => context.record);
  if (!allowedActions.some(({ action }) => action === 'delete')) return null;
  return (
    <MoreMenu
      label={t('actions.menu', { number: orderNumberText(number) })}
      items={[{ id: 'delete', label: t('actions.delete'), icon: TrashIcon, danger: true }]}
      onAction={() => actor.send({ type: 'order.delete' })}
    />
  );
}
