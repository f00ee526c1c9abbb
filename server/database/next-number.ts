import { sql } from 'drizzle-orm';
import type { PgSequence } from 'drizzle-orm/pg-core';
import type { Tx } from '../context';

/** The next number of a sequence. A failed transaction leaves a gap. */
export async function nextSequenceNumber(tx: Tx, { seqName }: PgSequence): Promise<number> {
  const { rows } = await tx.execute<{ number: string }>(sql`select nextval(${seqName}) as number`);
  return Number(rows[0]?.number);
}
