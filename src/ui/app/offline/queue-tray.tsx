import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { conflictsIn, pendingActions } from '#domain/orders/queued-actions';
import WarningIcon from '~icons/solar/danger-triangle-linear';
import SendIcon from '~icons/solar/plain-linear';
import { Button } from '../../kit/button';
import { Drawer } from '../../kit/overlays/drawer';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import type { QueueActor } from './queue-actor';
import { QueueConflictItem } from './queue-conflict';
import { QueuedActionItem } from './queued-action';

/** Above the connection banner. */
const FixedCorner = styled.div`
  position: fixed;
  inset-block-end: 96px;
  inset-inline-end: var(--space-32);
  z-index: var(--z-header);
  border-radius: var(--radius-control);
  background: var(--raised);
  box-shadow: var(--shadow-pop);
  ${media.below('phone')} {
    inset-block-end: calc(var(--tab-bar) + 72px);
    inset-inline-end: 16px;
  }
`;
const Parts = styled.div`
  display: grid;
  gap: var(--space-16);
`;
const Steps = styled.ul`
  display: grid;
`;

/** The number of actions that wait for the connection, and a drawer that lists them. */
export function QueueTray({ queueing: queueActor }: { queueing: QueueActor }) {
  const t = useText('orders');
  const [isOpen, setOpen] = useState(false);
  const queue = useSelector(queueActor, ({ context }) => context.queue);
  const conflicts = conflictsIn(queue);
  const waiting = pendingActions(queue);
  const label =
    conflicts.length > 0
      ? t('queue.refused', { count: conflicts.length })
      : t('queue.waiting', { count: waiting.length });
  return (
    <>
      <FixedCorner role="status">
        <Button
          variant={conflicts.length > 0 ? 'danger' : 'outline'}
          icon={conflicts.length > 0 ? WarningIcon : SendIcon}
          iconMirrored={conflicts.length === 0}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      </FixedCorner>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('queue.title')}
        side="end"
        width={420}
      >
        <Parts>
          {conflicts.map((conflict) => (
            <QueueConflictItem
              key={conflict.orderId}
              conflict={conflict}
              queueActor={queueActor}
              onLeave={() => setOpen(false)}
            />
          ))}
          {waiting.length > 0 && <p>{t('queue.explanation')}</p>}
          <Steps>
            {waiting.map((queued) => (
              <QueuedActionItem key={queued.key} queued={queued} queueing={queueActor} />
            ))}
          </Steps>
          {waiting.length > 0 && <SendNow queueing={queueActor} />}
        </Parts>
      </Drawer>
    </>
  );
}

function SendNow({ queueing: queueActor }: { queueing: QueueActor }) {
  const t = useText('orders');
  const isSending = useSelector(queueActor, (snapshot) => snapshot.matches('sending'));
  return (
    <Button wide busy={isSending} onClick={() => queueActor.send({ type: 'queue.send' })}>
      {t('queue.send')}
    </Button>
  );
}
