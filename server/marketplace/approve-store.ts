import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../context';
import { stores, users } from '../database/schema/stores';
import { notFound, problem } from '../http/problem-error';
import { notifyStaff } from '../notifications/notify-staff';
import { takesPartWithConfirmedEmail } from '../session/session.repository';

type StoreRow = typeof stores.$inferSelect;

/** Whether a store_admin who takes part in the store has a confirmed e-mail address. */
async function hasConfirmedAdmin(tx: Tx, storeId: string): Promise<boolean> {
  const [admin] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.storeId, storeId), eq(users.role, 'store_admin'), takesPartWithConfirmedEmail),
    )
    .limit(1);
  return admin !== undefined;
}

/**
 * Approves a store under review, so that it can open.
 * @throws ProblemError 404 unknown; 409 `action_not_allowed` not under review,
 *   `email_unconfirmed` no store_admin has confirmed their e-mail address
 */
export async function approveStore(tx: Tx, storeId: string, now: Date): Promise<StoreRow> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('update');
  if (!store) throw notFound();
  if (store.status !== 'under_review') {
    throw problem(409, 'action_not_allowed', { detail: `approve while ${store.status}` });
  }
  if (!(await hasConfirmedAdmin(tx, storeId))) {
    throw problem(409, 'email_unconfirmed', {
      detail: 'no store_admin has confirmed their e-mail',
    });
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
