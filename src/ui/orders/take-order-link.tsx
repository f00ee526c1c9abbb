import AddIcon from '~icons/solar/add-circle-linear';
import { Button, ButtonLink } from '../kit/button';
import { TAKE_ORDER_PATH } from '../links/order-path';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';

/** The link to a new order for a client, or the reason why it is disabled. */
export function TakeOrderLink() {
  const t = useText('orders');
  const content = { icon: AddIcon, children: t('take.label') };
  return usePermission('orders.accept') ? (
    <ButtonLink {...content} to={TAKE_ORDER_PATH} />
  ) : (
    <Button {...content} disabledReason={t('take.forbidden')} />
  );
}
