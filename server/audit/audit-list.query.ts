import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../context';
import type { Operations } from '../contract.generated';
import { withinDays } from '../database/list-filters';
import { auditLog } from '../database/schema/audit';
import { databaseName, IS_TOLD } from './told-lines';

/** Filters and page of the list, as the contract defines them. */
export type AuditListQuery = Operations['listAuditLog']['query'];

/** A line of the log. */
export type AuditRow = typeof auditLog.$inferSelect;

/**
 * Maximum number of lines counted, and the last line that a page may reach: counting a year of them
 * would take seconds.
 */
const MAX_COUNTED = 10_000;

function filterCondition(storeId: string, query: AuditListQuery): SQL | undefined {
  return and(
    eq(auditLog.storeId, storeId),
    query.entity ? eq(auditLog.entity, databaseName(query.entity)) : undefined,
    query.entityId ? eq(auditLog.entityId, query.entityId) : undefined,
    query.actor ? eq(auditLog.actorId, query.actor) : undefined,
    query.action ? eq(auditLog.action, query.action) : undefined,
    withinDays(auditLog.at, query.from, query.to),
    query.acts ? IS_TOLD : undefined,
  );
}

/** One page of the store's lines, the latest first, and their number, at most 10,000. */
export async function selectAuditPage(
  reader: Reader,
  storeId: string,
  query: AuditListQuery,
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = filterCondition(storeId, query);
  const some = reader.select({ id: auditLog.id }).from(auditLog).where(where).limit(MAX_COUNTED);
  const [counted] = await reader
    .select({ total: sql<number>`count(*)::int` })
    .from(some.as('some'));
  const offset = (query.page - 1) * query.pageSize;
  if (offset >= MAX_COUNTED) return { rows: [], total: counted?.total ?? 0 };
  const rows = await reader
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(query.pageSize)
    .offset(offset);
  return { rows, total: counted?.total ?? 0 };
}

/** Deletes lines older than `limit`, a bounded number at a time, so that locks are short. */
export async function deleteAuditLines(reader: Reader, limit: Date): Promise<void> {
  for (;;) {
    const { rowCount } = await reader.execute(sql`
      delete from audit_log where ctid = any (array(
        select ctid from audit_log where at < ${limit.toISOString()} limit 5000 for update skip locked))`);
    if ((rowCount ?? 0) === 0) return;
  }
}
