import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { selectAuditPage } from './audit-list.query';
import { presentAuditEntries } from './audit-presentation';

/** The store's change history: author and change of each record. */
export function auditHandlers({ database }: ServerContext) {
  return contractHandlers({
    listAuditLog: async ({ query, principal: { storeId } }) => {
      const { rows, total } = await selectAuditPage(database.db, storeId, query);
      const items = await presentAuditEntries(database.db, storeId, rows);
      return { items, total, page: query.page, pageSize: query.pageSize };
    },
  });
}
