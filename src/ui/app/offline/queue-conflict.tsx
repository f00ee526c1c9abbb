import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { orderNumberText } from '#domain/orders/order-number';
import type { QueueConflict } from '#domain/orders/queued-actions';
import { Button, ButtonLink } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { ORDERS_PATH } from '../../links/order-path';
import { useText } from '../../text/use-text';
import type { QueueActor } from './queue-actor';

const Actions = styled.div`
  display: flex;
  gap: var(--space-8);
`;

interface QueueConflictItemProps {
  conflict: QueueConflict;
  queueActor: QueueActor;
  /** The seller opens the order. */
  onLeave: () => void;
}

/** The actions of an order that the server refused, the reason, and a link to the order. */
export function QueueConflictItem({ conflict, queueActor, onLeave }: QueueConflictItemProps) {
  const t = useText('orders');
  const { orderId, number, actions } = conflict;
  const event = { type: 'conflict.dismiss', orderId } as const;
  const isFixed = useSelector(queueActor, (snapshot) => !snapshot.can(event));
  return (
    <Note
      tone="error"
      title={t('queue.notDone', {
        number: orderNumberText(number),
        actions: actions.map((action) => t(`actions.${action}`)).join(' + '),
      })}
      action={
        <Actions>
          <ButtonLink
            variant="outline"
            size="small"
            to={`${ORDERS_PATH}/${orderId}`}
            onClick={onLeave}
          >
            {t('queue.see')}
          </ButtonLink>
          <Button
            variant="quiet"
            size="small"
            disabled={isFixed}
            onClick={() => queueActor.send(event)}
          >
            {t('conflict.acknowledge')}
          </Button>
        </Actions>
      }
    >
      <Reason {...conflict} />
    </Note>
  );
}

function Reason({ refusal: { code, status } }: QueueConflict) {
  const t = useText('orders');
  if (status) return t('queue.because.changed', { status: t(`status.${status}`) });
  if (code === 'forbidden') return t('queue.because.forbidden');
  return t(code === 'not_found' ? 'queue.because.gone' : 'queue.because.other');
}
