import { CSV_BOM, csvRecord } from '../format/csv';
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

const CENTIMES = 100;

/** Dirhams with a point, the way every spreadsheet's import can be told: -1234.50. */
const dirhams = (centimes: number): string => {
  const sum = Math.abs(centimes);
  const whole = Math.floor(sum / CENTIMES);
  return `${centimes < 0 ? '-' : ''}${whole}.${String(sum % CENTIMES).padStart(2, '0')}`;
};

/** The head of a statement, with the mark by which spreadsheets know UTF-8. */
export const statementHeader = (): string => CSV_BOM + csvRecord(COLUMNS);

/** A line of a statement, by the day in Casablanca. */
export const statementRecord = (entry: StatementEntry): string =>
  csvRecord([
    casablancaDay(entry.occurredAt),
    entry.orderNumber ?? '',
    entry.kind,
    dirhams(entry.amount),
    'MAD',
    entry.note ?? '',
  ]);
