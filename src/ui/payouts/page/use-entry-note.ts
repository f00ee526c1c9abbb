import type { Language } from '#domain/format/languages';
import { formatMonth } from '#domain/format/months';
import type { PayoutEntry } from '#openapi/types.generated';
import { useTextIn } from '../../text/use-text-in';

/**
 * What an entry is for, in this language: the pickups of a month, otherwise the words of the person
 * who made the entry; null if there are none.
 */
export function useEntryNote(language: Language) {
  const t = useTextIn('payouts', language);
  return ({ note, pickupMonth }: PayoutEntry): string | null =>
    pickupMonth === null ? note : t('page.pickups', { month: formatMonth(pickupMonth, language) });
}
