import type { PayoutStatus } from '#domain/payouts/payout-lifecycle';
import CalendarIcon from '~icons/solar/calendar-mark-bold';
import TransferIcon from '~icons/solar/card-transfer-bold';
import CheckIcon from '~icons/solar/check-circle-bold';
import CloseIcon from '~icons/solar/close-circle-bold';
import HoldIcon from '~icons/solar/pause-circle-bold';
import RunningIcon from '~icons/solar/wallet-bold';
import { StatusChip } from '../kit/feedback/chip';
import type { Tone } from '../kit/feedback/tone';
import type { IconType } from '../kit/icon';
import { useText } from '../text/use-text';

/** The icon of each status; blue in progress, green paid, amber on hold, red failed. */
export const PAYOUT_STATUS_CHIPS: Record<PayoutStatus, { tone: Tone; icon: IconType }> = {
  open: { tone: 'neutral', icon: RunningIcon },
  scheduled: { tone: 'info', icon: CalendarIcon },
  processing: { tone: 'info', icon: TransferIcon },
  paid: { tone: 'success', icon: CheckIcon },
  failed: { tone: 'error', icon: CloseIcon },
  on_hold: { tone: 'warning', icon: HoldIcon },
};

export function PayoutStatusChip({ status }: { status: PayoutStatus }) {
  const t = useText('payouts');
  return <StatusChip {...PAYOUT_STATUS_CHIPS[status]}>{t(`status.${status}`)}</StatusChip>;
}
