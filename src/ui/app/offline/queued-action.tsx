import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { orderNumberText } from '#domain/orders/order-number';
import type { QueuedAction } from '#domain/orders/queued-actions';
import RemoveIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { IconButton } from '../../kit/icon-button';
import { TwoLines } from '../../kit/layout/two-lines';
import { useNow } from '../../lists/use-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { QueueActor } from './queue-actor';

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  padding-block: var(--space-12);
  border-block-end: 1px solid var(--line);
  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** A step of an order that waits to be sent, since when, and a button to remove it. */
export function QueuedActionItem({
  queued,
  queueing: queueActor,
}: {
  queued: QueuedAction;
  queueing: QueueActor;
}) {
  const t = useText('orders');
  const format = useFormat();
  const now = useNow();
  const { key, number } = queued;
  const action = t(`actions.${queued.action}`);
  const event = { type: 'action.remove', key } as const;
  const isFixed = useSelector(queueActor, (snapshot) => !snapshot.can(event));
  const askedAt = new Date(queued.askedAt).toISOString();
  return (
    <Line>
      <TwoLines below={<time dateTime={askedAt}>{format.moment(askedAt, now)}</time>}>
        {t('queue.step', { action, number: orderNumberText(number) })}
      </TwoLines>
      <IconButton
        icon={RemoveIcon}
        label={t('queue.remove', { action, number: orderNumberText(number) })}
        disabled={isFixed}
        onClick={() => queueActor.send(event)}
      />
    </Line>
  );
}
