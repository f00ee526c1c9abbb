import { type CsvCell, csvAmount } from '../format/csv';
import type { Language } from '../format/languages';
import { formatMonth, type IsoMonth } from '../format/months';
import type { PayoutEntryKind } from '../payouts/payout-entries';
import { type LocalizedTitles, localizedTitle } from '../text/localized-title';
import { casablancaDay } from '../time/casablanca-day';
import { BOOKING_ENTRY_WORDS, PAYOUT_ENTRY_WORDS } from './export-words';
import { heading } from './in-languages';

/** An entry as the statement shows it. Centimes. */
export type StatementEntry = {
  readonly occurredAt: Date;
  readonly orderNumber: string | null;
  /** The booking that it counts, `V1007`, with its tour; null for everything else. */
  readonly booking: (LocalizedTitles & { readonly number: string }) | null;
  readonly kind: PayoutEntryKind;
  readonly amount: number;
  readonly note: string | null;
  /** The month of the pickups that the entry charges, otherwise null. */
  readonly pickupMonth: IsoMonth | null;
};

const PICKUPS = heading('Ramassage des colis', 'جمع الطرود', 'Parcel pickups');

function wordsOf({ booking, kind }: StatementEntry, language: Language): string {
  const isOfBooking = booking !== null && (kind === 'sale' || kind === 'refund');
  return (isOfBooking ? BOOKING_ENTRY_WORDS[kind] : PAYOUT_ENTRY_WORDS[kind])[language];
}

/** The tour of a booking, the month of pickups, or the words of who wrote the entry. */
function detailOf({ booking, note, pickupMonth }: StatementEntry, language: Language): string {
  if (booking) return localizedTitle(booking, language);
  if (pickupMonth === null) return note ?? '';
  const comma = language === 'ar' ? '،' : ',';
  return `${PICKUPS[language]}${comma} ${formatMonth(pickupMonth, language)}`;
}

/** The cells of `STATEMENT_COLUMNS` for an entry, with the day in Casablanca. */
export function statementCells(entry: StatementEntry, language: Language): CsvCell[] {
  const { occurredAt, orderNumber, booking, amount } = entry;
  return [
    { day: casablancaDay(occurredAt) },
    booking?.number ?? orderNumber ?? '',
    wordsOf(entry, language),
    csvAmount(amount),
    detailOf(entry, language),
  ];
}
