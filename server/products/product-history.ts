import { count, desc, eq, sql } from 'drizzle-orm';
import type { ProductHistoryEntry } from '#openapi/types.generated';
import type { Principal, Reader, Tx } from '../context';
import { newId } from '../database/ids';
import { productHistory } from '../database/schema/products';
import { users } from '../database/schema/stores';

/** The actor of a product's history entry. */
export interface ProductPerformer {
  readonly type: 'staff' | 'marketplace' | 'system';
  readonly id: string | null;
  /** The name of staff is read from their record. */
  readonly name?: string | null;
}

/** An event, before it is an entry of the history. */
export interface ProductEvent {
  readonly productId: string;
  readonly at: Date;
  readonly action: ProductHistoryEntry['action'];
  readonly from?: string;
  readonly to?: string;
  readonly fields?: readonly string[];
  readonly sku?: string;
  readonly reason?: string;
}

/** A member of staff as actor of the history. */
export function staffPerformer({ userId }: Principal): ProductPerformer {
  return {
    type: 'staff',
    id: userId,
  };
}

/** Adds an entry to a product's history for each event. */
export async function recordProductEvents(
  tx: Tx,
  events: readonly ProductEvent[],
  { type, id, name }: ProductPerformer,
): Promise<void> {
  if (events.length === 0) return;
  const actorName =
    type === 'staff'
      ? sql`(select ${users.firstName} || ' ' || ${users.lastName} from ${users} where ${users.id} = ${id})`
      : (name ?? null);
  await tx.insert(productHistory).values(
    events.map(({ productId, at, action, from, to, fields = [], sku, reason }) => ({
      id: newId('phi', at.getTime()),
      productId,
      at,
      action,
      fields: [...fields],
      actorType: type,
      actorId: id,
      actorName,
      fromState: from ?? null,
      toState: to ?? null,
      sku: sku ?? null,
      reason: reason ?? null,
    })),
  );
}

/** Adds an entry to a product's history. */
export function recordProductEvent(
  tx: Tx,
  event: ProductEvent,
  performer: ProductPerformer,
): Promise<void> {
  return recordProductEvents(tx, [event], performer);
}

/** PostgreSQL accepts 65,535 parameters in a statement. */
const LINES_PER_BATCH = 1000;

/** Adds an entry for each product that a user's import created or changed. */
export async function recordImportedProducts(
  tx: Tx,
  imported: readonly { readonly productId: string; readonly isNew: boolean }[],
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<void> {
  if (imported.length === 0) return;
  const [user] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  const actorName = user ? `${user.firstName} ${user.lastName}` : null;
  const rows = imported.map(({ productId, isNew }) => ({
    id: newId('phi', at.getTime()),
    productId,
    at,
    action: 'import' as const,
    fields: [],
    actorType: 'staff' as const,
    actorId: userId,
    actorName,
    toState: isNew ? 'draft' : null,
  }));
  for (let from = 0; from < rows.length; from += LINES_PER_BATCH) {
    await tx.insert(productHistory).values(rows.slice(from, from + LINES_PER_BATCH));
  }
}

/** Those of these fields whose values differ between two states of one record. */
export function changedFields(fields: readonly string[], before: object, after: object): string[] {
  const [old, fresh] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return fields.filter(
    (field) => JSON.stringify(old.get(field)) !== JSON.stringify(fresh.get(field)),
  );
}

function presentEvent(row: typeof productHistory.$inferSelect): ProductHistoryEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { type: row.actorType, id: row.actorId, name: row.actorName },
    action: row.action,
    from: row.fromState,
    to: row.toState,
    fields: row.fields,
    sku: row.sku,
    reason: row.reason,
  };
}

/** One page of a product's history, the newest first. */
export async function selectProductHistory(
  reader: Reader,
  productId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: ProductHistoryEntry[]; total: number }> {
  const ofProduct = eq(productHistory.productId, productId);
  const rows = await reader
    .select()
    .from(productHistory)
    .where(ofProduct)
    .orderBy(desc(productHistory.at), desc(productHistory.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await reader.select({ total: count() }).from(productHistory).where(ofProduct);
  return { items: rows.map(presentEvent), total: counted?.total ?? 0 };
}
