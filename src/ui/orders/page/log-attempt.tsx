import { Suspense, useState } from 'react';
import type { Order } from '#application/api/orders-endpoints.generated';
import { takesAttempts } from '#domain/orders/delivery-attempt';
import AddIcon from '~icons/solar/phone-calling-rounded-linear';
import { usePermission } from '../../app/use-permission';
import { Button } from '../../kit/button';
import { lazyPiece } from '../../kit/lazy-piece';
import { useText } from '../../text/use-text';

const AttemptDialog = lazyPiece(() => import('./attempt-dialog'), 'AttemptDialog');

/**
 * Opens the form of an attempt, as long as one can be logged. Once open it stays: an order that was
 * delivered meanwhile refuses the attempt, and the form has to say so.
 */
export function LogAttempt({ order }: { order: Order }) {
  const t = useText('order');
  const mayLog = usePermission('orders.note');
  const [isOpen, setOpen] = useState(false);
  const canLog = mayLog && takesAttempts(order);
  return (
    <>
      {canLog && (
        <Button variant="soft" wide icon={AddIcon} onClick={() => setOpen(true)}>
          {t('attempts.open')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <AttemptDialog order={order} onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
