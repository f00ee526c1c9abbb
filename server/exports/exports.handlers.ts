import { RANGE_DAYS } from '#domain/calendar/calendar-entry';
import {
  CANDIDACY_COLUMNS,
  CLIENT_COLUMNS,
  CONVERSATION_COLUMNS,
  EVENT_COLUMNS,
  headerOf,
  INVOICE_COLUMNS,
  ORDER_COLUMNS,
  PICKUP_COLUMNS,
  TASK_COLUMNS,
  TOUR_BOOKING_COLUMNS,
  VACANCY_COLUMNS,
} from '#domain/exports/export-columns';
import { casablancaDay } from '#domain/time/casablanca-day';
import { requestedDays } from '../calendar/calendar-range';
import type { ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { dialectOf, sendCsv } from '../http/csv-file';
import { filtersAtInstant } from '../orders/order-list.query';
import { findProductIds } from '../products/product-search';
import { candidacyRecords } from './candidacy-export';
import { clientRecords } from './client-export';
import { conversationRecords } from './conversation-export';
import { eventRecords } from './event-export';
import { invoiceRecords } from './invoice-export';
import { orderRecords } from './order-export';
import { pickupRecords } from './pickup-export';
import { productFile } from './product-export';
import { taskRecords } from './task-export';
import { tourBookingRecords } from './tour-booking-export';
import { vacancyRecords } from './vacancy-export';

function named(subject: string, now: Date): string {
  return `${subject}-${casablancaDay(now)}`;
}

/** Lists as files, each with the filters, the order and the permission of its list. */
export function exportHandlers({ database }: ServerContext) {
  const { db } = database;
  return contractHandlers({
    exportProducts: async ({ query, principal, reply, now }) => {
      const { header, records } = await productFile(db, {
        ids: await findProductIds(database, principal.storeId, query),
        hasCosts: principal.permissions.includes('profit.see'),
      });
      return sendCsv(reply, named('products', now), header, records, dialectOf(query));
    },

    exportOrders: async ({ query: { language, format, ...query }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('orders', now),
        headerOf(ORDER_COLUMNS, language),
        orderRecords(db, principal.storeId, { query: filtersAtInstant(query, now), language }),
        dialectOf({ format, language }),
      ),

    exportClients: async ({ query: { language, format, ...query }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('clients', now),
        headerOf(CLIENT_COLUMNS, language),
        clientRecords(db, principal.storeId, { ...query, language }),
        dialectOf({ format, language }),
      ),

    exportInvoices: async ({ query: { language, format, ...query }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('invoices', now),
        headerOf(INVOICE_COLUMNS, language),
        invoiceRecords(db, principal.storeId, { query, language, now }),
        dialectOf({ format, language }),
      ),

    exportPickups: async ({ query: { language, format, ...query }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('pickups', now),
        headerOf(PICKUP_COLUMNS, language),
        pickupRecords(db, principal.storeId, { query, language }),
        dialectOf({ format, language }),
      ),

    exportTourBookings: async ({ query: { language, format, ...query }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('bookings', now),
        headerOf(TOUR_BOOKING_COLUMNS, language),
        tourBookingRecords(db, principal, { query, language }),
        dialectOf({ format, language }),
      ),

    exportCalendarEvents: async ({ query: { language, format, ...days }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('events', now),
        headerOf(EVENT_COLUMNS, language),
        eventRecords(db, principal.storeId, {
          ...requestedDays(days, RANGE_DAYS.export),
          language,
        }),
        dialectOf({ format, language }),
      ),

    exportTasks: async ({ query: { language, format, ...query }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('tasks', now),
        headerOf(TASK_COLUMNS, language),
        taskRecords(
          db,
          { storeId: principal.storeId, userId: principal.userId, now },
          { ...query, language },
        ),
        dialectOf({ format, language }),
      ),

    exportVacancies: async ({ query: { language, format, ...query }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('vacancies', now),
        headerOf(VACANCY_COLUMNS, language),
        vacancyRecords(db, principal, { query, language, now }),
        dialectOf({ format, language }),
      ),

    exportCandidacies: async ({ query: { language, format, ...query }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('applications', now),
        headerOf(CANDIDACY_COLUMNS, language),
        candidacyRecords(db, principal, { query, language }),
        dialectOf({ format, language }),
      ),

    exportConversations: async ({ query: { language, format, ...query }, principal, reply, now }) =>
      sendCsv(
        reply,
        named('conversations', now),
        headerOf(CONVERSATION_COLUMNS, language),
        conversationRecords(db, principal, { ...query, language }),
        dialectOf({ format, language }),
      ),
  });
}
