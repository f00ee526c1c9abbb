import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { ServerContext } from '../context';
import { invoices } from '../database/schema/invoices';
import { notifyStaff } from '../notifications/notify-staff';

/** Few enough that a batch and its notifications are written quickly. */
const BATCH = 100;

/**
 * Marks the issued invoices whose last day to pay has passed in Casablanca. Works in batches, each
 * its own transaction; skips rows that another process is marking.
 * @returns how many were marked
 */
export async function markOverdueInvoices(
  { database }: Pick<ServerContext, 'database'>,
  now: Date,
): Promise<number> {
  let marked = 0;
  for (;;) {
    const batch = await database.transaction(async (tx) => {
      const due = await tx
        .select({ id: invoices.id, storeId: invoices.storeId, number: invoices.number })
        .from(invoices)
        .where(
          and(
            inArray(invoices.status, ['issued', 'partially_paid']),
            eq(invoices.type, 'invoice'),
            lt(invoices.dueDate, casablancaDay(now)),
          ),
        )
        .orderBy(asc(invoices.dueDate), asc(invoices.id))
        .limit(BATCH)
        .for('update', { skipLocked: true });
      const ids = due.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await tx
        .update(invoices)
        .set({ status: 'overdue', updatedAt: now, revision: sql`${invoices.revision} + 1` })
        .where(inArray(invoices.id, ids));
      for (const { id, storeId, number } of due) {
        await notifyStaff(tx, {
          storeId,
          template: 'invoiceOverdue',
          parameters: { number: number ?? '' },
          now,
          entityType: 'invoice',
          entityId: id,
          roles: ['store_admin', 'store_manager'],
        });
      }
      return ids.length;
    });
    marked += batch;
    if (batch < BATCH) return marked;
  }
}
