import type { PaymentStatus } from '#domain/payments/payment-status';
import CheckIcon from '~icons/solar/check-circle-bold';
import ClockIcon from '~icons/solar/clock-circle-bold';
import CloseIcon from '~icons/solar/close-circle-bold';
import LockIcon from '~icons/solar/lock-keyhole-bold';
import UndoIcon from '~icons/solar/undo-left-round-bold';
import { StatusChip } from '../kit/feedback/chip';
import type { Tone } from '../kit/feedback/tone';
import type { IconType } from '../kit/icon';
import { useText } from '../text/use-text';

const STATUS_CHIPS: Record<PaymentStatus, { tone: Tone; icon: IconType }> = {
  pending: { tone: 'warning', icon: ClockIcon },
  authorized: { tone: 'info', icon: LockIcon },
  captured: { tone: 'success', icon: CheckIcon },
  failed: { tone: 'error', icon: CloseIcon },
  refunded: { tone: 'neutral', icon: UndoIcon },
  partially_refunded: { tone: 'neutral', icon: UndoIcon },
};

/** The payment status of an order, with the same word as on the order's page. */
export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  const t = useText('orders');
  return <StatusChip {...STATUS_CHIPS[status]}>{t(`paymentStatus.${status}`)}</StatusChip>;
}
