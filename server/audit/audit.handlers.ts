import type { ServerContext } from '../context';
import type { AuditEntry } from '../contract.generated';
import type { AuditedColumns } from '../database/schema/audit';
import { contractHandlers } from '../http/contract-handlers';
import { type AuditRow, selectAuditPage } from './audit-list.query';

function camelCased(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

function columnsOf(columns: AuditedColumns | null): AuditedColumns | null {
  return (
    columns &&
    Object.fromEntries(Object.entries(columns).map(([name, value]) => [camelCased(name), value]))
  );
}

function presentEntry(row: AuditRow): AuditEntry {
  return {
    id: `aud_${row.id.toString(36)}`,
    at: row.at.toISOString(),
    actor: { type: row.actorType, id: row.actorId, name: row.actorName },
    requestId: row.requestId,
    entity: camelCased(row.entity),
    entityId: row.entityId,
    action: row.action,
    before: columnsOf(row.before),
    after: columnsOf(row.after),
  };
}

/** The store's change history: author and change of each record. */
export function auditHandlers({ database }: ServerContext) {
  return contractHandlers({
    listAuditLog: async ({ query, principal }) => {
      const { rows, total } = await selectAuditPage(database.db, principal.storeId, query);
      const { page, pageSize } = query;
      return { items: rows.map(presentEntry), total, page, pageSize };
    },
  });
}
