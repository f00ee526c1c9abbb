import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../context';
import { conversations } from '../database/schema/conversations';
import { invoices } from '../database/schema/invoices';
import { clientMerges, clients, orders } from '../database/schema/orders';
import { tasks } from '../database/schema/tasks';
import type { ClientRow } from './clients.repository';

/**
 * The clients with these ids, in their order, undefined where the store has none. Until the
 * transaction ends nothing refers to them anew, such as an order.
 */
export async function lockClientsForMerge(
  tx: Tx,
  storeId: string,
  ids: readonly string[],
): Promise<(ClientRow | undefined)[]> {
  const rows = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.storeId, storeId), inArray(clients.id, [...ids])))
    .orderBy(asc(clients.id))
    .for('update');
  return ids.map((id) => rows.find((row) => row.id === id));
}

/** The client of the store into which a deleted one was merged. */
export async function findMergedInto(
  reader: Reader,
  storeId: string,
  duplicateId: string,
): Promise<ClientRow | undefined> {
  const [found] = await reader
    .select({ client: clients })
    .from(clientMerges)
    .innerJoin(clients, eq(clients.id, clientMerges.clientId))
    .where(and(eq(clientMerges.storeId, storeId), eq(clientMerges.duplicateId, duplicateId)));
  return found?.client;
}

/**
 * Moves the orders of the duplicate to the client that stays; returns and cancellations belong to
 * orders. This is no change of the orders themselves: revisions stay. Rows are locked by id, the
 * order that every bulk writer uses.
 */
export async function moveOrders(tx: Tx, duplicate: ClientRow, staying: ClientRow): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.clientId, duplicate.id))
    .orderBy(asc(orders.id))
    .for('update');
  await tx.update(orders).set({ clientId: staying.id }).where(eq(orders.clientId, duplicate.id));
}

/** Makes the conversations about the duplicate link to the client that stays. */
export async function moveConversationLinks(
  tx: Tx,
  duplicate: ClientRow,
  staying: ClientRow,
): Promise<void> {
  await tx
    .update(conversations)
    .set({ linkId: staying.id, revision: sql`${conversations.revision} + 1` })
    .where(
      and(
        eq(conversations.storeId, staying.storeId),
        eq(conversations.linkKind, 'client'),
        eq(conversations.linkId, duplicate.id),
      ),
    );
}

/** Makes the tasks about the duplicate link to the client that stays. */
export async function moveTaskLinks(
  tx: Tx,
  duplicate: ClientRow,
  staying: ClientRow,
): Promise<void> {
  await tx
    .update(tasks)
    .set({ linkId: staying.id, revision: sql`${tasks.revision} + 1` })
    .where(
      and(
        eq(tasks.storeId, staying.storeId),
        eq(tasks.linkKind, 'client'),
        eq(tasks.linkId, duplicate.id),
      ),
    );
}

/**
 * Makes the invoices of the duplicate refer to the client that stays. What they say about the buyer
 * stays as it was.
 */
export async function moveInvoices(
  tx: Tx,
  duplicate: ClientRow,
  staying: ClientRow,
): Promise<void> {
  await tx
    .update(invoices)
    .set({ client: sql`jsonb_set(${invoices.client}, '{id}', to_jsonb(${staying.id}::text))` })
    .where(
      and(
        eq(invoices.storeId, staying.storeId),
        sql`${invoices.client} ->> 'id' = ${duplicate.id}`,
      ),
    );
}

/**
 * Deletes the duplicate. Its id, and those of clients merged into it, lead to the one that stays, and
 * so do their names with their phone numbers.
 */
export async function deleteMergedClient(
  tx: Tx,
  duplicate: ClientRow,
  staying: ClientRow,
  now: Date,
): Promise<void> {
  const { storeId } = staying;
  await tx
    .update(clientMerges)
    .set({ clientId: staying.id })
    .where(eq(clientMerges.clientId, duplicate.id));
  const { id: duplicateId, firstName, lastName, phoneNumber } = duplicate;
  const names = { firstName, lastName, phoneNumber };
  await tx
    .insert(clientMerges)
    .values({ duplicateId, storeId, clientId: staying.id, ...names, mergedAt: now });
  await tx.delete(clients).where(eq(clients.id, duplicate.id));
}
