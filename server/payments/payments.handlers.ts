import { PAYMENT_STATUSES } from '#domain/payments/payment-status';
import { bookingNumberText } from '#domain/tours/booking-number';
import type { PaymentSummary } from '#openapi/types.generated';
import type { ServerContext } from '../context';
import { countsByStatus, totalOfStatuses } from '../database/list-filters';
import { contractHandlers } from '../http/contract-handlers';
import { notFound } from '../http/problem-error';
import type { BookingPaymentRow } from './booking-payments.query';
import {
  findPayment,
  type OrderPaymentRow,
  selectPaymentPage,
  sumPayments,
} from './payment-list.query';

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

function presentOrderPayment({ payment, orderNumber, client }: OrderPaymentRow) {
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
    currency: 'MAD' as const,
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

/** The money of a booking, from its row. */
function presentBookingPayment({ booking, tour }: BookingPaymentRow): PaymentSummary {
  const { id, departureId, firstName, lastName, phoneNumber, email, paymentMethod } = booking;
  return {
    id,
    orderId: null,
    orderNumber: null,
    booking: { id, number: bookingNumberText(booking.number), tourId: tour.id, departureId },
    tour,
    client: {
      id: null,
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      phoneNumber: phoneNumber ?? '',
      email,
    },
    // The list leaves out bookings without one.
    method: paymentMethod ?? 'on_the_spot',
    status: booking.paymentStatus,
    currency: 'MAD',
    amount: booking.total,
    refundedTotal: booking.refundedTotal,
    authorizedAt: iso(booking.authorizedAt),
    capturedAt: iso(booking.capturedAt),
    failedAt: iso(booking.failedAt),
    reference: null,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
    revision: booking.revision,
  };
}

function presentPayment(row: OrderPaymentRow | BookingPaymentRow): PaymentSummary {
  if ('booking' in row) return presentBookingPayment(row);
  return { ...presentOrderPayment(row), booking: null, tour: null };
}

/**
 * Handlers of the payments of the store's orders and bookings: the list with its sums, and one of an
 * order with its refunds.
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
        queryCache({ ...of, keyParts: ['payment sums', filters], maxRows: 24 }, () =>
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
        ...presentOrderPayment(found),
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
