import { useGetWaitingQuery } from '#application/api/waiting-endpoints.generated';
import PlayIcon from '~icons/solar/play-bold';
import { ButtonLink } from '../kit/button';
import { TRIAGE_PATH } from '../links/order-path';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { TakeOrderLink } from './take-order-link';

/** A new order, and before anything else the orders that wait for an answer. */
export function OrdersActions() {
  const t = useText('orders');
  const count = useGetWaitingQuery().data?.orders ?? 0;
  const isTriage = usePermission('orders.accept') && count > 0;
  return (
    <>
      <TakeOrderLink isSecond={isTriage} />
      {isTriage && (
        <ButtonLink icon={PlayIcon} iconMirrored to={TRIAGE_PATH}>
          {t('triage', { count })}
        </ButtonLink>
      )}
    </>
  );
}
