import { INVOICE_STATUSES } from '#domain/invoices/invoice-lifecycle';
import { casablancaDayEnd } from '#domain/time/casablanca-day';
import type { ServerContext } from '../context';
import { countsByStatus, totalOfStatuses } from '../database/list-filters';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import { findInvoice } from '../invoicing/invoices.repository';
import { sendQueuedMailSoon } from '../mail/mail-outbox';
import { executeInvoiceAction } from './invoice-actions';
import { changeDraft } from './invoice-change';
import { draftInvoiceOfBooking } from './invoice-from-booking';
import { draftInvoiceOfOrder } from './invoice-from-order';
import { selectInvoicePage, sumInvoices } from './invoice-list.query';
import { presentInvoice, presentInvoiceSummary } from './invoice-presentation';
import { draftStandaloneInvoice } from './standalone-invoice';

/** Invoices and credit notes: the list, single ones, drafts, and the actions of staff. */
export function invoiceHandlers(context: ServerContext) {
  return contractHandlers({
    listInvoices: async ({ query, principal, now, allowCaching }) => {
      // Overdue invoices depend on the day.
      allowCaching({ subjects: ['orders'], until: casablancaDayEnd(now) });
      const [totals, rows] = await Promise.all([
        sumInvoices(context.database.db, principal.storeId, query, now),
        selectInvoicePage(context.database.db, principal.storeId, query, now),
      ]);
      const counts = countsByStatus(INVOICE_STATUSES, totals);
      return {
        items: rows.map((invoice) => presentInvoiceSummary(invoice, principal)),
        total: totalOfStatuses(counts, query.status),
        page: query.page,
        pageSize: query.pageSize,
        counts,
        totals,
      };
    },

    createInvoice: ({ body, principal, now, write }) =>
      write((tx) => {
        const { orderId, bookingId } = body;
        if (orderId !== undefined) return draftInvoiceOfOrder(tx, orderId, principal, now);
        return bookingId === undefined
          ? draftStandaloneInvoice(tx, body, principal, now)
          : draftInvoiceOfBooking(tx, bookingId, principal, now);
      }),

    getInvoice: async ({ params, principal }) => {
      const record = await findInvoice(context.database.db, principal.storeId, params.invoiceId);
      if (!record) throw notFound();
      return presentInvoice(record, principal);
    },

    updateInvoice: ({ params, body, revision, principal, now, write }) =>
      write((tx) =>
        changeDraft(tx, { invoiceId: params.invoiceId, body, revision, principal, now }),
      ),

    performInvoiceAction: async ({ params, body, principal, now, write }) => {
      const requested = { ...params, body, principal, now };
      const answer = await write((tx) => executeInvoiceAction(tx, requested));
      if (params.action === 'send') sendQueuedMailSoon(context);
      return answer;
    },
  });
}
