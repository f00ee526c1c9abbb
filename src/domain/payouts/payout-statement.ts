import { formatCsvAmount } from '../format/csv';
import { casablancaDay } from '../time/casablanca-day';
import type { PayoutEntryKind } from './payout-entries';

/** An entry as the statement shows it. Centimes. */
export type StatementEntry = {
  readonly occurredAt: Date;
  readonly orderNumber: string | null;
  readonly kind: PayoutEntryKind;
  readonly amount: number;
  readonly note: string | null;
};

/** The header of a statement. */
export const STATEMENT_COLUMNS = [
  'date',
  'order_number',
  'kind',
  'amount',
  'currency',
  'note',
] as const;

/** The cells of `STATEMENT_COLUMNS` for an entry, with the day in Casablanca. */
export function statementCells(entry: StatementEntry): string[] {
  return [
    casablancaDay(entry.occurredAt),
    entry.orderNumber ?? '',
    entry.kind,
    formatCsvAmount(entry.amount),
    'MAD',
    entry.note ?? '',
  ];
}
