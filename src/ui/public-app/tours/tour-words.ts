import type { GuestCount } from '#openapi/types.generated';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

/** A moment with its weekday: "samedi 5 décembre 2026, 10:00". */
export function useDepartureWords(): (startsAt: string) => string {
  const { longDate, time, language } = useFormat();
  const comma = language === 'ar' ? '،' : ',';
  return (startsAt) => `${longDate(startsAt)}${comma} ${time(startsAt)}`;
}

/** Guests in words: "Adulte × 2, Enfant × 1". */
export function useGuestWords(): (guests: readonly GuestCount[]) => string {
  const t = useText('guestTours');
  const { number, language } = useFormat();
  const comma = language === 'ar' ? '، ' : ', ';
  return (guests) =>
    guests.map(({ kind, quantity }) => `${t(`kinds.${kind}`)} × ${number(quantity)}`).join(comma);
}
