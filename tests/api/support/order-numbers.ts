import { sql } from 'drizzle-orm';
import type { DatabaseAccess } from '../../../server/context';

/** The number that was drawn last for an order: one that nobody got is a gap in the books. */
export const lastOrderNumber = async ({ db }: DatabaseAccess): Promise<number> => {
  const { rows } = await db.execute<{ number: string }>(
    sql`select last_value as number from order_numbers`,
  );
  return Number(rows[0]?.number);
};
