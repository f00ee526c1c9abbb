import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../context';
import { stores } from '../database/schema/stores';
import { notFound, problem } from '../http/problem-error';
import { notifyStaff } from '../notifications/notify-staff';

type StoreRow = typeof stores.$inferSelect;

/**
 * Approves a store under review, so that it can open.
 * @throws ProblemError 404 unknown; 409 `action_not_allowed` not under review
 */
export async function approveStore(tx: Tx, storeId: string, now: Date): Promise<StoreRow> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('update');
  if (!store) throw notFound();
  if (store.status !== 'under_review') {
    throw problem(409, 'action_not_allowed', { detail: `approve while ${store.status}` });
  }
  const [open] = await tx
    .update(stores)
    .set({ status: 'active', updatedAt: now, revision: sql`${stores.revision} + 1` })
    .where(eq(stores.id, storeId))
    .returning();
  if (!open) throw notFound();
  await notifyStaff(tx, {
    storeId,
    template: 'storeApproved',
    parameters: { name: open.name },
    now,
    entityType: 'store',
    entityId: storeId,
    roles: ['store_admin'],
  });
  return open;
}
