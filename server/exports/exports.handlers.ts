import {
  CLIENT_COLUMNS,
  headerOf,
  INVOICE_COLUMNS,
  ORDER_COLUMNS,
} from '#domain/exports/export-columns';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { sendCsv } from '../http/csv-file';
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
      const { storeId } = principal;
      const { header, records } = await productFile(db, { storeId, query });
      return sendCsv(reply, named('products', now), header, records);
    },

    exportOrders: async ({ query: { language, ...query }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('orders', now),
        headerOf(ORDER_COLUMNS, language),
        orderRecords(db, principal.storeId, filtersAtInstant(query, now)),
      ),

    exportClients: async ({ query: { language, q }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('clients', now),
        headerOf(CLIENT_COLUMNS, language),
        clientRecords(db, principal.storeId, q),
      ),

    exportInvoices: async ({ query: { language, ...query }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('invoices', now),
        headerOf(INVOICE_COLUMNS, language),
        invoiceRecords(db, principal.storeId, { query, now }),
      ),
  });
}
