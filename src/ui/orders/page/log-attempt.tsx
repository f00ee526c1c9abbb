import type { Order } from '#application/api/orders-endpoints.generated';
import { takesAttempts } from '#domain/orders/delivery-attempt';
import AddIcon from '~icons/solar/phone-calling-rounded-linear';
import { usePermission } from '../../app/use-permission';
import { Button } from '../../kit/button';
import { lazyPiece } from '../../kit/lazy-piece';
import { StayingForm } from '../../records/staying-form';
import { useText } from '../../text/use-text';

const AttemptDialog = lazyPiece(() => import('./attempt-dialog'), 'AttemptDialog');

/** Opens the form of an attempt, as long as one can be logged. */
export function LogAttempt({ order }: { order: Order }) {
  const t = useText('order');
  const mayLog = usePermission('orders.note');
  return (
    <StayingForm
      canOpen={mayLog && takesAttempts(order)}
      opener={(open) => (
        <Button variant="soft" wide icon={AddIcon} onClick={open}>
          {t('attempts.open')}
        </Button>
      )}
    >
      {(close) => <AttemptDialog order={order} onDone={close} />}
    </StayingForm>
  );
}
