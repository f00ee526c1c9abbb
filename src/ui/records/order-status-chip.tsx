import type { OrderStatus } from '#domain/orders/order-lifecycle';
import BagCheckIcon from '~icons/solar/bag-check-bold';
import BillCheckIcon from '~icons/solar/bill-check-bold';
import BoxIcon from '~icons/solar/box-bold';
import CheckIcon from '~icons/solar/check-circle-bold';
import ClockIcon from '~icons/solar/clock-circle-bold';
import CloseIcon from '~icons/solar/close-circle-bold';
import DeliveryIcon from '~icons/solar/delivery-bold';
import ForbiddenIcon from '~icons/solar/forbidden-circle-bold';
import HomeSmileIcon from '~icons/solar/home-smile-bold';
import InboxInIcon from '~icons/solar/inbox-in-bold';
import ShieldCheckIcon from '~icons/solar/shield-check-bold';
import ShieldCrossIcon from '~icons/solar/shield-cross-bold';
import UndoIcon from '~icons/solar/undo-left-round-bold';
import VerifiedIcon from '~icons/solar/verified-check-bold';
import { StatusChip } from '../kit/feedback/chip';
import type { Tone } from '../kit/feedback/tone';
import type { IconType } from '../kit/icon';
import { useText } from '../text/use-text';

/**
 * The icon of each status. The hue shows who must act or the outcome: amber seller, blue in
 * progress, green completed, red refused, grey closed.
 */
export const ORDER_STATUS_CHIPS: Record<OrderStatus, { tone: Tone; icon: IconType }> = {
  new: { tone: 'info', icon: InboxInIcon },
  pending: { tone: 'warning', icon: ClockIcon },
  confirmed: { tone: 'info', icon: CheckIcon },
  processing: { tone: 'info', icon: BoxIcon },
  ready: { tone: 'info', icon: BagCheckIcon },
  shipped: { tone: 'info', icon: DeliveryIcon },
  delivered: { tone: 'success', icon: HomeSmileIcon },
  invoiced: { tone: 'success', icon: BillCheckIcon },
  done: { tone: 'neutral', icon: VerifiedIcon },
  approved: { tone: 'success', icon: ShieldCheckIcon },
  disapproved: { tone: 'error', icon: ShieldCrossIcon },
  rejected: { tone: 'error', icon: CloseIcon },
  cancelled: { tone: 'neutral', icon: ForbiddenIcon },
  returned: { tone: 'warning', icon: UndoIcon },
};

/** The status of an order, with the same word and hue everywhere. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  const t = useText('orders');
  const { tone, icon } = ORDER_STATUS_CHIPS[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </StatusChip>
  );
}
