import { eq } from 'drizzle-orm';
import type { Reader } from '../context';
import { cancellations } from '../database/schema/cancellations';
import { orders } from '../database/schema/orders';
import { payouts } from '../database/schema/payouts';
import { products } from '../database/schema/products';
import { returns } from '../database/schema/returns';

/** Finds a payout by its number, or a product by its code if only one product has the code. */
async function byName(reader: Reader, text: string): Promise<string> {
  const named = await reader
    .select({ id: payouts.id })
    .from(payouts)
    .where(eq(payouts.number, text))
    .union(reader.select({ id: products.id }).from(products).where(eq(products.code, text)));
  return named.length === 1 ? (named[0]?.id ?? text) : text;
}

/**
 * Returns the id of a record named as the portal shows it: `10441` an order, `R20014` a return,
 * `C30007` a cancellation, a payout's number, a product's code. Any other text is an id already.
 */
export async function recordIdOf(reader: Reader, text: string): Promise<string> {
  const [, kind, digits] = /^([RC]?)(\d{1,9})$/.exec(text) ?? [];
  if (digits === undefined) return /^[a-z]{3}_/.test(text) ? text : byName(reader, text);
  const table = { R: returns, C: cancellations }[kind ?? ''] ?? orders;
  const [row] = await reader
    .select({ id: table.id })
    .from(table)
    .where(eq(table.number, Number(digits)));
  return row?.id ?? text;
}
