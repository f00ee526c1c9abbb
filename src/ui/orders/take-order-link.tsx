import AddIcon from '~icons/solar/add-circle-linear';
import { Button, ButtonLink } from '../kit/button';
import { TAKE_ORDER_PATH } from '../links/order-path';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';

interface TakeOrderLinkProps {
  /** Another action of the page comes first. */
  isSecond?: boolean;
}

/** The link to a new order for a client, or the reason why it is disabled. */
export function TakeOrderLink({ isSecond = false }: TakeOrderLinkProps) {
  const t = useText('orders');
  if (!usePermission('orders.accept')) {
    return (
      <Button icon={AddIcon} disabledReason={t('take.forbidden')}>
        {t('take.label')}
      </Button>
    );
  }
  return (
    <ButtonLink variant={isSecond ? 'outline' : 'primary'} icon={AddIcon} to={TAKE_ORDER_PATH}>
      {t('take.label')}
    </ButtonLink>
  );
}
