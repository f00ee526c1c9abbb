import { eq } from 'drizzle-orm';
import { comparedFigure, countsOf } from '#domain/metrics/figure-comparison';
import { allowedRankingLagMs, figuresOf } from '#domain/metrics/metric-figures';
import type { ComparedSpan, DaySpan } from '#domain/metrics/metric-period';
import { sharedPolicy } from '#domain/products/stock-policy';
import { casablancaDay } from '#domain/time/casablanca-day';
import type { Principal, ServerContext } from '../context';
import { clients } from '../database/schema/orders';
import { contractHandlers, type ReplyOf } from '../http/contract-handlers';
import { payoutBalances } from '../payouts/payout-list.query';
import { refreshMetricDays } from './metric-days';
import { readSeries } from './metric-series';
import {
  countCustomers,
  countOrders,
  selectByGender,
  selectFirstDay,
  selectLatestProducts,
  selectOrderSums,
  selectSalesmen,
  selectSeries,
  selectSums,
} from './metrics.query';
import {
  type ComparedPeriod,
  cacheComparison,
  cacheUntilTomorrow,
  comparedPeriod,
  presentComparedSpan,
  requestedDays,
} from './requested-period';
import { selectBestSelling, selectSoldCategories } from './sold-products.query';

/** Years of the yearly and of the monthly series; the requested year is the last. */
const YEARS = 5;
const YEARS_BY_MONTH = 3;
const MONTHS = 12;

/** The sold categories of a span. The summary and the ranking share one cached query. */
function soldCategories(
  { database, queryCache }: ServerContext,
  { storeId, versions }: Principal,
  span: ComparedSpan,
  allowedLag: { readonly now: Date; readonly ms: number },
) {
  const version = `${versions.orders} ${versions.products}`;
  const question = {
    version,
    storeId,
    allowedLag,
    keyParts: ['categories', span],
    maxRows: 100,
  };
  return queryCache(question, () => selectSoldCategories(database.db, storeId, span));
}

/** Reads a span's sums, customers and sold categories. */
async function readSpan(
  context: ServerContext,
  principal: Principal,
  span: ComparedSpan,
  now: Date,
) {
  const { database, queryCache } = context;
  const { storeId, versions } = principal;
  const exact = { version: `${versions.orders} ${versions.products}`, storeId, maxRows: 1 };
  const sums = await queryCache({ ...exact, keyParts: ['sums', span] }, () =>
    selectSums(database.db, storeId, span),
  );
  const lag = { now, ms: allowedRankingLagMs(sums.orders) };
  const [customers, sold] = await Promise.all([
    queryCache({ ...exact, allowedLag: lag, keyParts: ['customers', span] }, () =>
      countCustomers(database.db, storeId, span),
    ),
    soldCategories(context, principal, span, lag),
  ]);
  const categoriesSold = sold.filter(({ categoryId }) => categoryId !== null).length;
  return { ...figuresOf(sums), customers, categoriesSold };
}

type Figures = Awaited<ReturnType<typeof readSpan>>;

function presentFigures(now: Figures, before: Figures, seesProfit: boolean) {
  const figure = (name: keyof Figures) =>
    comparedFigure(now[name], before[name], countsOf(name, now, before));
  // Without the permission, profit, commission, and any sum that would reveal them are null.
  const secret = (name: keyof Figures) => (seesProfit ? figure(name) : null);
  return {
    income: figure('income'),
    revenue: figure('revenue'),
    shipping: figure('shipping'),
    gmv: figure('gmv'),
    cancelledTotal: figure('cancelledTotal'),
    returnedTotal: figure('returnedTotal'),
    orders: figure('orders'),
    sales: figure('sales'),
    cancelled: figure('cancelled'),
    returned: figure('returned'),
    productsSold: figure('productsSold'),
    averageBasket: figure('averageBasket'),
    customers: figure('customers'),
    categoriesSold: figure('categoriesSold'),
    refunds: figure('refunds'),
    tourTakings: figure('tourTakings'),
    tourGuests: figure('tourGuests'),
    commission: secret('commission'),
    expenses: secret('expenses'),
    profit: secret('profit'),
  };
}

async function storeTotals({ database }: ServerContext, principal: Principal) {
  const { storeId, permissions } = principal;
  const [balances, clientsTotal] = await Promise.all([
    permissions.includes('payments.see') ? payoutBalances(database.db, storeId) : null,
    database.db.$count(clients, eq(clients.storeId, storeId)),
  ]);
  return { balance: balances && balances.open + balances.due, clientsTotal };
}

async function summarise(
  context: ServerContext,
  { period, comparedWith, compare }: ComparedPeriod,
  principal: Principal,
  now: Date,
): Promise<ReplyOf<'getMetricsSummary'>> {
  await refreshMetricDays(context.database, principal.storeId);
  const [figures, before, totals, firstOrderOn] = await Promise.all([
    readSpan(context, principal, { ...period, until: null }, now),
    readSpan(context, principal, comparedWith, now),
    storeTotals(context, principal),
    selectFirstDay(context.database.db, principal.storeId),
  ]);
  return {
    period,
    comparedWith: presentComparedSpan(comparedWith),
    firstOrderOn,
    compare,
    currency: 'MAD',
    figures: presentFigures(figures, before, principal.permissions.includes('profit.see')),
    ...totals,
  };
}

const ZERO_SALES = { orders: 0, gmv: 0, sales: 0, revenue: 0, productsSold: 0 };

type SeriesRows = Awaited<ReturnType<typeof selectSeries>>;

/** A point for each part of the series, also for parts without sales. */
function pointOf(rows: SeriesRows, name: string) {
  const { part: _part, ...sums } = rows.find(({ part }) => part === name) ?? {
    part: name,
    ...ZERO_SALES,
  };
  return sums;
}

async function readSales({ database }: ServerContext, storeId: string, year: number) {
  const [first, firstByMonth] = [year - YEARS + 1, year - YEARS_BY_MONTH + 1];
  const span = (begin: number): DaySpan => ({ from: `${begin}-01-01`, to: `${year}-12-31` });
  const [byMonth, byYear] = await Promise.all([
    selectSeries(database.db, storeId, span(firstByMonth), 7),
    selectSeries(database.db, storeId, span(first), 4),
  ]);
  const months = Array.from({ length: YEARS_BY_MONTH * MONTHS }, (_, at) => {
    const ofYear = firstByMonth + Math.floor(at / MONTHS);
    const month = `${ofYear}-${String((at % MONTHS) + 1).padStart(2, '0')}`;
    return { month, ...pointOf(byMonth, month) };
  });
  const years = Array.from({ length: YEARS }, (_, at) => ({
    year: first + at,
    ...pointOf(byYear, String(first + at)),
  }));
  return { year, currency: 'MAD' as const, months, years };
}

const GENDERS = ['female', 'male', null] as const;

async function readPeople(
  { database }: ServerContext,
  storeId: string,
  span: DaySpan,
  limit: number,
) {
  const [genders, salesmen, all] = await Promise.all([
    selectByGender(database.db, storeId, span),
    selectSalesmen(database.db, storeId, span, limit),
    selectOrderSums(database.db, storeId, { ...span, until: null }),
  ]);
  const genderSales = GENDERS.map((gender) => {
    const { sales, revenue } = genders.find((row) => row.gender === gender) ?? ZERO_SALES;
    return { gender: gender ?? ('unknown' as const), sales, revenue };
  });
  const ranked = salesmen.map((salesman, at) => ({ rank: at + 1, ...salesman }));
  const otherSales = {
    sales: ranked.reduce((rest, { sales }) => rest - sales, all.sales),
    revenue: ranked.reduce((rest, { revenue }) => rest - revenue, all.revenue),
  };
  return { period: span, currency: 'MAD' as const, genderSales, salesmen: ranked, otherSales };
}

async function readProducts(
  context: ServerContext,
  principal: Principal,
  span: DaySpan,
  limit: number,
  now: Date,
) {
  const { db } = context.database;
  const { storeId, versions } = principal;
  const lag = { now, ms: allowedRankingLagMs(await countOrders(db, storeId, span)) };
  const of = {
    version: `${versions.orders} ${versions.products}`,
    storeId,
    allowedLag: lag,
  };
  const [bestSelling, categories, latest] = await Promise.all([
    context.queryCache({ ...of, keyParts: ['best selling', span, limit], maxRows: limit }, () =>
      selectBestSelling(db, storeId, span, limit),
    ),
    soldCategories(context, principal, { ...span, until: null }, lag),
    selectLatestProducts(db, storeId, limit),
  ]);
  const latestProducts = latest.map(({ stockPolicies, ...product }) => ({
    ...product,
    stockPolicy: sharedPolicy(stockPolicies),
    createdAt: product.createdAt.toISOString(),
  }));
  return { period: span, currency: 'MAD' as const, bestSelling, categories, latestProducts };
}

/** The figures of a dashboard, from daily sums that are updated before they are read. */
export function metricHandlers(context: ServerContext) {
  return contractHandlers({
    getMetricsSummary: ({ query, principal, now, allowCaching }) => {
      const compared = comparedPeriod(query, now);
      allowCaching(cacheComparison(compared, now));
      return summarise(context, compared, principal, now);
    },

    getMetricsSeries: async ({ query, principal, now, allowCaching }) => {
      const compared = comparedPeriod(query, now);
      allowCaching(cacheComparison(compared, now));
      await refreshMetricDays(context.database, principal.storeId);
      return readSeries(context.database.db, principal.storeId, compared, now);
    },

    getMetricsSales: async ({ query, principal, now, allowCaching }) => {
      allowCaching(cacheUntilTomorrow(now));
      await refreshMetricDays(context.database, principal.storeId);
      const year = query.year ?? Number(casablancaDay(now).slice(0, 4));
      return readSales(context, principal.storeId, year);
    },

    getMetricsProducts: async ({ query, principal, now, allowCaching }) => {
      allowCaching(cacheUntilTomorrow(now));
      const span = requestedDays(query, now);
      await refreshMetricDays(context.database, principal.storeId);
      return readProducts(context, principal, span, query.limit, now);
    },

    getMetricsPeople: async ({ query, principal, now, allowCaching }) => {
      allowCaching(cacheUntilTomorrow(now));
      const span = requestedDays(query, now);
      await refreshMetricDays(context.database, principal.storeId);
      return readPeople(context, principal.storeId, span, query.limit);
    },
  });
}
