import BoxIcon from '~icons/solar/box-bold';
import CheckIcon from '~icons/solar/check-circle-bold';
import ClockIcon from '~icons/solar/clock-circle-bold';
import CloseIcon from '~icons/solar/close-circle-bold';
import DeliveryIcon from '~icons/solar/delivery-bold';
import ForbiddenIcon from '~icons/solar/forbidden-circle-bold';
import MoneyIcon from '~icons/solar/hand-money-bold';
import DisputeIcon from '~icons/solar/shield-warning-bold';
import VerifiedIcon from '~icons/solar/verified-check-bold';
import { StatusChip } from '../kit/feedback/chip';
import type { Tone } from '../kit/feedback/tone';
import type { IconType } from '../kit/icon';
import { useText } from '../text/use-text';
import type { RequestStatus } from './request-kinds';

/**
 * The icon of each status; the hue shows whose turn it is: amber the seller's, blue in progress,
 * green settled, red refused or disputed, grey closed.
 */
const REQUEST_STATUS_CHIPS: Record<RequestStatus, { tone: Tone; icon: IconType }> = {
  requested: { tone: 'warning', icon: ClockIcon },
  approved: { tone: 'info', icon: CheckIcon },
  declined: { tone: 'error', icon: CloseIcon },
  in_transit: { tone: 'info', icon: DeliveryIcon },
  received: { tone: 'warning', icon: BoxIcon },
  refunded: { tone: 'success', icon: MoneyIcon },
  disputed: { tone: 'error', icon: DisputeIcon },
  closed: { tone: 'neutral', icon: VerifiedIcon },
  withdrawn: { tone: 'neutral', icon: ForbiddenIcon },
  accepted: { tone: 'success', icon: CheckIcon },
  refused: { tone: 'error', icon: CloseIcon },
};

/** The icon of a status, as shown in the history. */
export function iconOf(status: string): IconType {
  return status in REQUEST_STATUS_CHIPS
    ? REQUEST_STATUS_CHIPS[status as RequestStatus].icon
    : VerifiedIcon;
}

/** The status of a request, with the same word and hue everywhere. */
export function RequestStatusChip({ status }: { status: RequestStatus }) {
  const t = useText('requests');
  const { tone, icon } = REQUEST_STATUS_CHIPS[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </StatusChip>
  );
}
