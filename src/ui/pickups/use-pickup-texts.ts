import { useCities } from '../store/use-cities';
import { useLocalizedName } from '../text/localized';
import { useText } from '../text/use-text';
import { useSlotTimes } from './use-slot-times';

/** Texts of slots and pickups: their times, their day, and their city. */
export function usePickupTexts() {
  const t = useText('booking');
  const cities = useCities();
  const localized = useLocalizedName();
  return {
    ...useSlotTimes(),
    cityOf: (cityId: string | null) => {
      if (cityId === null) return t('slot.anyCity');
      const city = cities.find(({ id }) => id === cityId);
      return city ? localized(city) : '';
    },
  };
}
