import type { Tx } from '../context';
import { notFound } from '../http/problem-error';
import { lockOrder, type OrderRecord } from './orders.repository';

/**
 * Locks the request's order, then finds the request again under the lock.
 * @throws ProblemError 404 when the request doesn't exist, or no longer exists
 */
export async function lockWithOrder<Found extends { readonly order: { readonly id: string } }>(
  tx: Tx,
  storeId: string,
  find: () => Promise<Found | undefined>,
): Promise<{ order: OrderRecord; record: Found }> {
  const seen = await find();
  if (!seen) throw notFound();
  const order = await lockOrder(tx, storeId, seen.order.id);
  const record = await find();
  if (!order || !record) throw notFound();
  return { order, record };
}
