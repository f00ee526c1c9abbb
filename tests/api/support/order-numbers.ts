import { sql } from 'drizzle-orm';
import type { DatabaseAccess } from '../../../server/context';

/** The last drawn order number: a number without an order is a gap in the books. */
export async function lastOrderNumber({ db }: DatabaseAccess): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(
    sql`select last_value as number from order_numbers`,
  );
  return Number(rows[0]?.number);
}
