import {
  CLIENT_COLUMNS,
  headerOf,
  INVOICE_COLUMNS,
  ORDER_COLUMNS,
} from '#domain/exports/export-columns';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { dialectOf, sendCsv } from '../http/csv-file';
import { filtersAtInstant } from '../orders/order-list.query';
import { clientRecords } from './client-export';
import { invoiceRecords } from './invoice-export';
import { orderRecords } from './order-export';
import { productFile } from './product-export';

function named(subject: string, now: Date): string {
  return `${subject}-${casablancaDay(now)}`;
}

/** Lists as files, each under the filters and the permission of its list. */
export function exportHandlers({ database: { db } }: ServerContext) {
  return contractHandlers({
    exportProducts: async ({ query, principal, reply, now }) => {
      const { format, language, ...filters } = query;
      const { header, records } = await productFile(db, {
        storeId: principal.storeId,
        query: filters,
        hasCosts: principal.permissions.includes('profit.see'),
      });
      const dialect = dialectOf({ format, language });
      return sendCsv(reply, named('products', now), header, records, dialect);
    },

    exportOrders: async ({ query: { language, format, ...query }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('orders', now),
        headerOf(ORDER_COLUMNS, language),
        orderRecords(db, principal.storeId, filtersAtInstant(query, now)),
        dialectOf({ format, language }),
      ),

    exportClients: async ({ query: { language, format, q }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('clients', now),
        headerOf(CLIENT_COLUMNS, language),
        clientRecords(db, principal.storeId, q),
        dialectOf({ format, language }),
      ),

    exportInvoices: async ({ query: { language, format, ...query }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('invoices', now),
        headerOf(INVOICE_COLUMNS, language),
        invoiceRecords(db, principal.storeId, { query, now }),
        dialectOf({ format, language }),
      ),
  });
}
