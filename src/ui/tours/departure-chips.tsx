import type { DepartureStatus } from '#domain/tours/departure-lifecycle';
import type { TourBookingStatus } from '#domain/tours/tour-booking-lifecycle';
import OpenIcon from '~icons/solar/calendar-linear';
import DoneIcon from '~icons/solar/check-circle-bold';
import ClockIcon from '~icons/solar/clock-circle-bold';
import CancelIcon from '~icons/solar/close-circle-bold';
import PlayIcon from '~icons/solar/play-bold';
import FullIcon from '~icons/solar/users-group-rounded-linear';
import { StatusChip } from '../kit/feedback/chip';
import type { Tone } from '../kit/feedback/tone';
import type { IconType } from '../kit/icon';
import { useText } from '../text/use-text';

interface Look {
  readonly tone: Tone;
  readonly icon: IconType;
}

const DEPARTURES: Readonly<Record<DepartureStatus, Look>> = {
  open: { tone: 'info', icon: OpenIcon },
  full: { tone: 'warning', icon: FullIcon },
  confirmed: { tone: 'success', icon: DoneIcon },
  under_way: { tone: 'info', icon: PlayIcon },
  done: { tone: 'neutral', icon: DoneIcon },
  called_off: { tone: 'error', icon: CancelIcon },
};

const BOOKINGS: Readonly<Record<TourBookingStatus, Look>> = {
  held: { tone: 'warning', icon: ClockIcon },
  paid: { tone: 'info', icon: DoneIcon },
  on_the_spot: { tone: 'info', icon: ClockIcon },
  checked_in: { tone: 'success', icon: DoneIcon },
  attended: { tone: 'success', icon: DoneIcon },
  no_show: { tone: 'error', icon: CancelIcon },
  cancelled: { tone: 'neutral', icon: CancelIcon },
  expired: { tone: 'neutral', icon: ClockIcon },
};

/** Where a departure is in its lifecycle. */
export function DepartureChip({ status }: { status: DepartureStatus }) {
  const t = useText('tours');
  return <StatusChip {...DEPARTURES[status]}>{t(`departure.status.${status}`)}</StatusChip>;
}

/** Where a booking is in its lifecycle. */
export function BookingChip({ status }: { status: TourBookingStatus }) {
  const t = useText('tours');
  return <StatusChip {...BOOKINGS[status]}>{t(`booking.status.${status}`)}</StatusChip>;
}
