import { styled } from 'styled-components';
import type { Order } from '#application/api/orders-endpoints.generated';
import { orderAllows } from '#domain/cancellations/cancellation-lifecycle';
import ForbiddenIcon from '~icons/solar/close-circle-linear';
import { usePermission } from '../../app/use-permission';
import { Button } from '../../kit/button';
import { lazyPiece } from '../../kit/lazy-piece';
import { StayingForm } from '../../records/staying-form';
import { useText } from '../../text/use-text';

const PiecesDialog = lazyPiece(() => import('./pieces-dialog'), 'PiecesDialog');

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: 0 var(--space-24) var(--space-16);
`;

/** Opens the form of the shop's own cancellation, as long as the order can still be cancelled. */
export function CancelPieces({ order }: { order: Order }) {
  const t = useText('order');
  const mayCancel = usePermission('orders.cancel');
  return (
    <StayingForm
      canOpen={mayCancel && orderAllows('create', order.status)}
      opener={(open) => (
        <Foot>
          <Button variant="text" icon={ForbiddenIcon} onClick={open}>
            {t('pieces.open')}
          </Button>
        </Foot>
      )}
    >
      {(close) => <PiecesDialog order={order} onDone={close} />}
    </StayingForm>
  );
}
