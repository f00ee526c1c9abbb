import type { PickupStatus } from '#openapi/types.generated';
import CheckIcon from '~icons/solar/check-circle-bold';
import ClockIcon from '~icons/solar/clock-circle-bold';
import CloseIcon from '~icons/solar/close-circle-bold';
import DeliveryIcon from '~icons/solar/delivery-bold';
import ForbiddenIcon from '~icons/solar/forbidden-circle-bold';
import { StatusChip } from '../kit/feedback/chip';
import type { Tone } from '../kit/feedback/tone';
import type { IconType } from '../kit/icon';
import { useText } from '../text/use-text';

/** Amber while the carrier has to answer, blue when it is expected, green and red at the end. */
const CHIPS: Record<PickupStatus, { tone: Tone; icon: IconType }> = {
  requested: { tone: 'warning', icon: ClockIcon },
  confirmed: { tone: 'info', icon: CheckIcon },
  moved: { tone: 'warning', icon: ClockIcon },
  collected: { tone: 'success', icon: DeliveryIcon },
  missed: { tone: 'error', icon: CloseIcon },
  called_off: { tone: 'neutral', icon: ForbiddenIcon },
};

/** The status of a pickup. */
export function PickupStatusChip({ status }: { status: PickupStatus }) {
  const t = useText('booking');
  const { tone, icon } = CHIPS[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </StatusChip>
  );
}
