import { bidiIsolate } from '#domain/format/bidi-isolate';
import { useCities } from '../store/use-cities';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Texts of slots and pickups: their times, their day, and their city. */
export function usePickupTexts() {
  const t = useText('booking');
  const format = useFormat();
  const cities = useCities();
  const localized = useLocalizedName();
  const times = ({ startsAt, endsAt }: Span) => ({
    from: format.time(startsAt),
    to: format.time(endsAt),
  });
  return {
    timeOf: (span: Span) => bidiIsolate(t('slot.time', times(span))),
    whenOf: (span: Span) =>
      t('pickup.when', { day: format.longDate(span.startsAt), ...times(span) }),
    cityOf: (cityId: string | null) => {
      if (cityId === null) return t('slot.anyCity');
      const city = cities.find(({ id }) => id === cityId);
      return city ? localized(city) : '';
    },
  };
}
