import { styled } from 'styled-components';
import { orderAllowsCancellationAction } from '#domain/cancellations/cancellation-lifecycle';
import type { Order } from '#openapi/types.generated';
import ForbiddenIcon from '~icons/solar/close-circle-linear';
import { Button } from '../../kit/button';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { usePermission } from '../../portal-context/use-permission';
import { PersistentForm } from '../../records/persistent-form';
import { useText } from '../../text/use-text';

const CancelItemsDialog = lazyComponent(() => import('./cancel-items-dialog'), 'CancelItemsDialog');

const Footer = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: 0 var(--space-24) var(--space-16);
`;

/** Opens the form of the store's own cancellation, while the order can still be cancelled. */
export function CancelItems({ order }: { order: Order }) {
  const t = useText('order');
  const mayCancel = usePermission('orders.cancel');
  return (
    <PersistentForm
      canOpen={mayCancel && orderAllowsCancellationAction('create', order.status)}
      trigger={(open) => (
        <Footer>
          <Button variant="text" icon={ForbiddenIcon} onClick={open}>
            {t('pieces.open')}
          </Button>
        </Footer>
      )}
    >
      {(close) => <CancelItemsDialog order={order} onDone={close} />}
    </PersistentForm>
  );
}
