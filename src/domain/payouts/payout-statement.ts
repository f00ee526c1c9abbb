import { CSV_BOM, csvAmount, csvRecord } from '../format/csv';
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

const COLUMNS = ['date', 'order_number', 'kind', 'amount', 'currency', 'note'] as const;

/** The head of a statement, with the mark by which spreadsheets know UTF-8. */
export const statementHeader = (): string => CSV_BOM + csvRecord(COLUMNS);

/** A line of a statement, by the day in Casablanca. */
export const statementRecord = (entry: StatementEntry): string =>
  csvRecord([
    casablancaDay(entry.occurredAt),
    entry.orderNumber ?? '',
    entry.kind,
    csvAmount(entry.amount),
    'MAD',
    entry.note ?? '',
  ]);
