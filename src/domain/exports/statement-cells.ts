import { type CsvCell, csvAmount } from '../format/csv';
import type { Language } from '../format/languages';
import { formatMonth, type IsoMonth } from '../format/months';
import type { PayoutEntryKind } from '../payouts/payout-entries';
import { casablancaDay } from '../time/casablanca-day';
import { PAYOUT_ENTRY_WORDS } from './export-words';
import { heading } from './in-languages';

/** An entry as the statement shows it. Centimes. */
export type StatementEntry = {
  readonly occurredAt: Date;
  readonly orderNumber: string | null;
  readonly kind: PayoutEntryKind;
  readonly amount: number;
  readonly note: string | null;
  /** The month of the pickups that the entry charges, otherwise null. */
  readonly pickupMonth: IsoMonth | null;
};

const PICKUPS = heading('Ramassage des colis', 'جمع الطرود', 'Parcel pickups');

/** The cells of `STATEMENT_COLUMNS` for an entry, with the day in Casablanca. */
export function statementCells(entry: StatementEntry, language: Language): CsvCell[] {
  const { occurredAt, orderNumber, kind, amount, note, pickupMonth } = entry;
  const comma = language === 'ar' ? '،' : ',';
  return [
    { day: casablancaDay(occurredAt) },
    orderNumber ?? '',
    PAYOUT_ENTRY_WORDS[kind][language],
    csvAmount(amount),
    pickupMonth === null
      ? (note ?? '')
      : `${PICKUPS[language]}${comma} ${formatMonth(pickupMonth, language)}`,
  ];
}
