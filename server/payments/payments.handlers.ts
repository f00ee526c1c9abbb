import { PAYMENT_STATUSES } from '#domain/payments/payment-status';
import type { ServerContext } from '../context';
import type { PaymentSummary } from '../contract.generated';
import { countsByStatus, totalOfStatuses } from '../database/list-filters';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import {
  findPayment,
  type PaymentPageRow,
  selectPaymentPage,
  sumPayments,
} from './payment-list.query';

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

function presentPayment({ payment, orderNumber, client }: PaymentPageRow): PaymentSummary {
  return {
    id: payment.id,
    orderId: payment.orderId,
    orderNumber: String(orderNumber),
    client: {
      id: client.id,
      firstName: client.firstName,
      lastName: client.lastName,
      phoneNumber: client.phoneNumber,
      email: client.email,
    },
    method: payment.method,
    status: payment.status,
    currency: 'MAD',
    amount: payment.amount,
    refundedTotal: payment.refundedTotal,
    authorizedAt: iso(payment.authorizedAt),
    capturedAt: iso(payment.capturedAt),
    failedAt: iso(payment.failedAt),
    reference: payment.reference,
    createdAt: payment.createdAt.toISOString(),
    updatedAt: payment.updatedAt.toISOString(),
    revision: payment.revision,
  };
}

/**
 * Handlers of the payments of the store's orders: the list with its sums, and one with its refunds.
 */
export function paymentHandlers({ database, queryCache }: ServerContext) {
  return contractHandlers({
    listPayments: async ({ query, principal, allowCaching }) => {
      allowCaching({ subjects: ['orders'] });
      const { storeId } = principal;
      const of = { version: principal.versions.orders, storeId };
      const { page: _page, pageSize: _pageSize, sort: _sort, status: _status, ...filters } = query;
      const [sums, rows] = await Promise.all([
        // Cached: summing a search's matches takes longer than finding a page, and users open several
        // pages.
        queryCache({ ...of, keyParts: ['payment sums', filters], maxRows: 18 }, () =>
          sumPayments(database.db, storeId, query),
        ),
        selectPaymentPage(database.db, storeId, query),
      ]);
      const counts = countsByStatus(PAYMENT_STATUSES, sums);
      return {
        items: rows.map(presentPayment),
        total: totalOfStatuses(counts, query.status),
        page: query.page,
        pageSize: query.pageSize,
        counts,
        totals: query.status?.length
          ? sums.filter(({ status }) => query.status?.includes(status))
          : sums,
      };
    },

    getPayment: async ({ params, principal }) => {
      const found = await findPayment(database.db, principal.storeId, params.paymentId);
      if (!found) throw notFound();
      return {
        ...presentPayment(found),
        refunds: found.refunds.map(({ id, amount, reason, sourceId, createdAt }) => ({
          id,
          amount,
          reason,
          sourceId,
          createdAt: createdAt.toISOString(),
        })),
      };
    },
  });
}
