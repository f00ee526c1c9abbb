import type { GuestCount } from '#domain/tours/tour-prices';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/** Guests as a text: "2 adultes et 1 enfant". */
export function useGuestsText(): (guests: readonly GuestCount[]) => string {
  const t = useText('tours');
  const format = useFormat();
  return (guests) =>
    format.list(guests.map(({ kind, quantity }) => t(`guests.${kind}`, { count: quantity })));
}
