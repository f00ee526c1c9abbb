import { eq } from 'drizzle-orm';
import type { Reader } from '../context';
import { cancellations } from '../database/schema/cancellations';
import { orders } from '../database/schema/orders';
import { returns } from '../database/schema/returns';

/**
 * The id behind what somebody reads on a screen: `10441` an order, `R20014` a return, `C30007` a
 * cancellation. Anything else is an id already.
 */
export const recordIdOf = async (reader: Reader, text: string): Promise<string> => {
  const [, kind, digits] = /^([RC]?)(\d{1,9})$/.exec(text) ?? [];
  if (digits === undefined) return text;
  const table = { R: returns, C: cancellations }[kind ?? ''] ?? orders;
  const [row] = await reader
    .select({ id: table.id })
    .from(table)
    .where(eq(table.number, Number(digits)));
  return row?.id ?? text;
};
