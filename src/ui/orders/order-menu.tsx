import { orderNumberText } from '#domain/orders/order-number';
import ForbiddenIcon from '~icons/solar/close-circle-linear';
import EyeIcon from '~icons/solar/eye-linear';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-linear';
import type { MenuItem } from '../kit/overlays/menu';
import { MenuList } from '../kit/overlays/menu-list';
import type { DisclosureState } from '../kit/overlays/use-disclosure';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import type { OrderActor } from './order-actors';

interface OrderMenuProps {
  number: string;
  actor: OrderActor;
  disclosure: DisclosureState;
}

/** The actions on an order other than its next step. */
export function OrderMenu({ number, actor, disclosure }: OrderMenuProps) {
  const t = useText('orders');
  const snapshot = useSnapshot(actor);
  const items: MenuItem[] = [{ id: 'view', label: t('actions.view'), icon: EyeIcon }];
  if (snapshot.can({ type: 'order.refuse' })) {
    items.push({ id: 'refuse', label: t('actions.refuse'), icon: ForbiddenIcon, shortcut: 'R' });
  }
  if (snapshot.can({ type: 'order.delete' })) {
    items.push({
      id: 'delete',
      label: t('actions.delete'),
      icon: TrashIcon,
      danger: true,
      separated: true,
    });
  }
  const act = (id: string) => {
    if (id === 'view') actor.send({ type: 'order.view' });
    if (id === 'refuse') actor.send({ type: 'order.refuse' });
    if (id === 'delete') actor.send({ type: 'order.delete' });
  };
  const label = t('actions.menu', { number: orderNumberText(number) });
  return <MenuList label={label} items={items} onAction={act} disclosure={disclosure} />;
}
