import type { PayoutStatus } from '#domain/payouts/payout-lifecycle';
import type { PayoutSummary } from '#openapi/types.generated';
import AlarmIcon from '~icons/solar/alarm-bold';
import CalendarIcon from '~icons/solar/calendar-mark-bold';
import TransferIcon from '~icons/solar/card-transfer-bold';
import CheckIcon from '~icons/solar/check-circle-bold';
import CloseIcon from '~icons/solar/close-circle-bold';
import ReviewIcon from '~icons/solar/hourglass-bold';
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
  in_review: { tone: 'info', icon: ReviewIcon },
};

/** A payout past its day is late, whatever its status. */
const LATE = { tone: 'warning', icon: AlarmIcon } as const;

/** The tone and the icon of a payout. */
export function payoutChipOf({ status, trouble }: Pick<PayoutSummary, 'status' | 'trouble'>) {
  return trouble?.kind === 'late' ? LATE : PAYOUT_STATUS_CHIPS[status];
}

export function PayoutStatusChip({
  payout,
}: {
  payout: Pick<PayoutSummary, 'status' | 'trouble'>;
}) {
  const t = useText('payouts');
  const { status, trouble } = payout;
  return (
    <StatusChip {...payoutChipOf(payout)}>
      {t(trouble?.kind === 'late' ? 'trouble.late' : `status.${status}`)}
    </StatusChip>
  );
}
