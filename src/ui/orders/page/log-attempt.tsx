import { canLogAttempt } from '#domain/orders/delivery-attempt';
import type { Order } from '#openapi/types.generated';
import AddIcon from '~icons/solar/phone-calling-rounded-linear';
import { Button } from '../../kit/button';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { usePermission } from '../../portal-context/use-permission';
import { PersistentForm } from '../../records/persistent-form';
import { useText } from '../../text/use-text';

const AttemptDialog = lazyComponent(() => import('./attempt-dialog'), 'AttemptDialog');

/** Opens the form of a delivery attempt, while one can be logged. */
export function LogAttempt({ order }: { order: Order }) {
  const t = useText('order');
  const mayLog = usePermission('orders.note');
  return (
    <PersistentForm
      canOpen={mayLog && canLogAttempt(order)}
      trigger={(open) => (
        <Button variant="soft" wide icon={AddIcon} onClick={open}>
          {t('attempts.open')}
        </Button>
      )}
    >
      {(close) => <AttemptDialog order={order} onDone={close} />}
    </PersistentForm>
  );
}
