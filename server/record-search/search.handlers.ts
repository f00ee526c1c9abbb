import { orderNumberIn } from '#domain/orders/order-number-query';
import type { Permission } from '#domain/permissions/permissions';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { FoundRecords } from '#openapi/types.generated';
import { findEvents } from '../calendar/event-search.query';
import { selectCancellationPage } from '../cancellations/cancellation-list.query';
import { presentCancellationSummary } from '../cancellations/cancellation-presentation';
import type { Db, Principal, ServerContext } from '../context';
import { contractHandlers } from '../http/contract-handlers';
import { selectInvoicePage } from '../invoices/invoice-list.query';
import { presentInvoiceSummary } from '../invoices/invoice-presentation';
import { withFirstItems } from '../orders/first-items';
import {
  type OrderPageRow,
  selectOrderByNumber,
  selectOrderPage,
} from '../orders/order-list.query';
import { presentOrderSummary, toStaffMember } from '../orders/order-presentation';
import { selectPickupPage } from '../pickups/pickup-list.query';
import { presentPickupSummary } from '../pickups/pickup-presentation';
import { findProducts } from '../products/find-products';
import { presentProductSummaries } from '../products/product-presentation';
import { selectReturnPage } from '../returns/return-list.query';
import { presentReturnSummary } from '../returns/return-presentation';
import { selectTaskPage } from '../tasks/task-list.query';
import { presentTasks } from '../tasks/task-presentation';
import { selectBookingPage } from '../tours/booking-list.query';
import { presentBookings } from '../tours/booking-presentation';
import { selectDeparturePage } from '../tours/departure-list.query';
import { presentDepartures } from '../tours/departure-presentation';
import { selectTourPage } from '../tours/tour-list.query';
import { presentTours } from '../tours/tour-presentation';
import { selectCandidacies } from '../vacancies/candidacy-list.query';
import { presentCandidacies } from '../vacancies/candidacy-presentation';
import { selectVacancies } from '../vacancies/vacancy-list.query';
import { presentVacancies } from '../vacancies/vacancy-presentation';

/** The first records of a list. */
const FIRST = { page: 1, pageSize: 5 } as const;

/** Numbers of orders are integers of the database. */
const MAX_NUMBER = 2 ** 31 - 1;

interface Search {
  readonly q: string;
  readonly principal: Principal;
  readonly now: Date;
}

/** Reads a kind if the user may see it, and presents what was found. */
async function find<Row, Item>(
  { principal }: Search,
  permission: Permission,
  select: () => Promise<readonly Row[]>,
  present: (rows: readonly Row[]) => readonly Item[] | Promise<readonly Item[]>,
): Promise<Item[]> {
  const rows = principal.permissions.includes(permission) ? await select() : [];
  // Presenting reads what belongs to the rows; most kinds have none.
  return rows.length === 0 ? [] : [...(await present(rows))];
}

async function findNamedOrder(db: Db, { q, principal }: Search) {
  const number = Number(orderNumberIn(q) ?? Number.NaN);
  return number <= MAX_NUMBER ? selectOrderByNumber(db, principal.storeId, number) : [];
}

async function findGoods(
  context: ServerContext,
  search: Search,
): Promise<Pick<FoundRecords, 'products' | 'orders' | 'namedOrder' | 'returns' | 'cancellations'>> {
  const { db } = context.database;
  const { q, principal, now } = search;
  const { storeId } = principal;
  const listed = { ...FIRST, q, sort: '-createdAt' } as const;
  const presentOrders = async (rows: readonly OrderPageRow[]) => {
    const staff = toStaffMember(principal);
    const shown = await withFirstItems(db, rows);
    return shown.map(({ row, firstItems }) => presentOrderSummary(row, firstItems, staff, now));
  };
  const [products, orders, [namedOrder = null], returns, cancellations] = await Promise.all([
    find(
      search,
      'products.see',
      async () => (await findProducts(context, principal, { ...listed, language: 'fr' })).rows,
      (rows) => presentProductSummaries(rows, new Set(principal.permissions)),
    ),
    find(
      search,
      'orders.see',
      () => selectOrderPage(db, storeId, { ...FIRST, q, sort: '-orderDate' }),
      presentOrders,
    ),
    find(search, 'orders.see', () => findNamedOrder(db, search), presentOrders),
    find(
      search,
      'returns.see',
      () => selectReturnPage(db, storeId, listed),
      (rows) => rows.map((row) => presentReturnSummary(row, principal)),
    ),
    find(
      search,
      'orders.see',
      () => selectCancellationPage(db, storeId, listed),
      (rows) => rows.map((row) => presentCancellationSummary(row, principal)),
    ),
  ]);
  return { products, orders, namedOrder, returns, cancellations };
}

async function findWork(
  db: Db,
  search: Search,
): Promise<Pick<FoundRecords, 'invoices' | 'pickups' | 'tasks' | 'events'>> {
  const { q, principal, now } = search;
  const { storeId } = principal;
  const [invoices, pickups, tasks, events] = await Promise.all([
    find(
      search,
      'invoices.see',
      () => selectInvoicePage(db, storeId, { ...FIRST, q, sort: '-issueDate' }, now),
      (rows) => rows.map((row) => presentInvoiceSummary(row, principal)),
    ),
    find(
      search,
      'orders.see',
      () => selectPickupPage(db, storeId, { ...FIRST, q, sort: '-startsAt' }),
      (rows) => rows.map((row) => presentPickupSummary(row, principal, now)),
    ),
    find(
      search,
      'tasks.see',
      () => selectTaskPage(db, { ...principal, now }, { ...FIRST, q, sort: 'position' }),
      (rows) => presentTasks(db, rows, principal),
    ),
    find(
      search,
      'calendar.see',
      () => findEvents(db, { q, limit: FIRST.pageSize }, { storeId, now }),
      (rows) => rows,
    ),
  ]);
  return { invoices, pickups, tasks, events };
}

async function findVisits(
  db: Db,
  search: Search,
): Promise<Pick<FoundRecords, 'tours' | 'departures' | 'bookings'>> {
  const { q, principal, now } = search;
  const ahead = { ...FIRST, q, sort: 'startsAt', from: casablancaDay(now) } as const;
  const [tours, departures, bookings] = await Promise.all([
    find(
      search,
      'tours.see',
      () => selectTourPage(db, principal, { ...FIRST, q, sort: '-updatedAt' }, now),
      (rows) => presentTours(db, rows, principal),
    ),
    find(
      search,
      'tours.see',
      () => selectDeparturePage(db, principal, ahead, now),
      (rows) => presentDepartures(db, rows, principal, now),
    ),
    find(
      search,
      'tours.see',
      () => selectBookingPage(db, principal, { ...FIRST, q, sort: '-createdAt' }),
      (rows) => presentBookings(db, rows, principal, now),
    ),
  ]);
  return { tours, departures, bookings };
}

async function findHiring(
  db: Db,
  search: Search,
): Promise<Pick<FoundRecords, 'vacancies' | 'candidacies'>> {
  const { q, principal, now } = search;
  const [vacancies, candidacies] = await Promise.all([
    find(
      search,
      'vacancies.see',
      () => selectVacancies(db, principal, { ...FIRST, q, sort: '-updatedAt' }),
      (rows) => presentVacancies(db, rows, principal, now),
    ),
    find(
      search,
      'vacancies.see',
      () => selectCandidacies(db, principal, { ...FIRST, q, sort: '-createdAt' }),
      (rows) => presentCandidacies(db, rows, principal),
    ),
  ]);
  return { vacancies, candidacies };
}

/** One search for records of all kinds, each as its list finds and presents them. */
export function searchHandlers(context: ServerContext) {
  const { db } = context.database;
  return contractHandlers({
    searchRecords: async ({ query: { q }, principal, now }): Promise<FoundRecords> => {
      const search = { q, principal, now };
      const [goods, work, visits, hiring] = await Promise.all([
        findGoods(context, search),
        findWork(db, search),
        findVisits(db, search),
        findHiring(db, search),
      ]);
      return { ...goods, ...work, ...visits, ...hiring };
    },
  });
}
