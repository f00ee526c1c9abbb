import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Texts of the times of slots and pickups, alone and with their day. */
export function useSlotTimes() {
  const t = useText('booking');
  const format = useFormat();
  const times = ({ startsAt, endsAt }: Span) => ({
    from: format.time(startsAt),
    to: format.time(endsAt),
  });
  return {
    timeOf: (span: Span) => t('slot.time', times(span)),
    whenOf: (span: Span) =>
      t('pickup.when', { day: format.longDate(span.startsAt), ...times(span) }),
  };
}
