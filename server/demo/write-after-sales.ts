import { sql } from 'drizzle-orm';
import type { Tx } from '../context';
import {
  cancellationHistory,
  cancellationItems,
  cancellations,
} from '../database/schema/cancellations';
import { returnHistory, returnItems, returns } from '../database/schema/returns';
import type { CancellationRows } from './demo-cancellations';
import type { ReturnRows } from './demo-returns';

/** Draws one number of a series for each row and assigns the numbers by age. */
async function assignNumbers<Row extends { createdAt?: Date | undefined; searchText: string }>(
  tx: Tx,
  series: 'cancellation_numbers' | 'return_numbers',
  letter: 'c' | 'r',
  rows: readonly Row[],
): Promise<(Row & { number: number })[]> {
  const byAge = [...rows].sort((one, other) => Number(one.createdAt) - Number(other.createdAt));
  const { rows: drawn } = await tx.execute<{ number: string }>(
    sql`select nextval(${series}) as number from generate_series(1, ${rows.length})`,
  );
  return byAge.map((row, index) => {
    const number = Number(drawn[index]?.number);
    return { ...row, number, searchText: `${letter}${number} ${row.searchText}` };
  });
}

/** Writes one store's cancellations of the demo. */
export async function writeCancellations(tx: Tx, rows: CancellationRows): Promise<void> {
  if (rows.cancellations.length === 0) return;
  const values = await assignNumbers(tx, 'cancellation_numbers', 'c', rows.cancellations);
  await tx.insert(cancellations).values(values);
  await tx.insert(cancellationItems).values(rows.items);
  await tx.insert(cancellationHistory).values(rows.history);
}

/** Writes one store's returns of the demo. */
export async function writeReturns(tx: Tx, rows: ReturnRows): Promise<void> {
  if (rows.returns.length === 0) return;
  const values = await assignNumbers(tx, 'return_numbers', 'r', rows.returns);
  await tx.insert(returns).values(values);
  await tx.insert(returnItems).values(rows.items);
  await tx.insert(returnHistory).values(rows.history);
}
