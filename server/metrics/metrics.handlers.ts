import { eq } from 'drizzle-orm';
import { allowedRankingLagMs, changeOf, figuresOf } from '#domain/metrics/metric-figures';
import {
  comparedSpan,
  type DaySpan,
  type MetricPeriodName,
  type RequestedPeriod,
  spanOf,
} from '#domain/metrics/metric-period';
import { sharedPolicy } from '#domain/products/stock-policy';
import { casablancaDay, casablancaDayEnd } from '#domain/time/casablanca-day';
import type { CacheConditions, Principal, ServerContext } from '../context';
import { clients } from '../database/schema/orders';
import { type CallOf, contractHandlers, type ReplyOf } from '../http/contract-handlers';
import { problem } from '../http/problem-error';
import { payoutBalances } from '../payouts/payout-list.query';
import { refreshMetricDays } from './metric-days';
import {
  countCustomers,
  countOrders,
  selectByGender,
  selectLatestProducts,
  selectSalesmen,
  selectSeries,
  selectSums,
} from './metrics.query';
import { selectBestSelling, selectSoldCategories } from './sold-products.query';

/** Years of the yearly series; the requested year is the last. */
const YEARS = 5;

interface PeriodQuery {
  readonly period: MetricPeriodName;
  readonly date?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function requestedPeriod({ period, date, from, to }: PeriodQuery, today: string): RequestedPeriod {
  if (from === undefined && to === undefined) return { name: period, date: date ?? today };
  if (from === undefined || to === undefined) {
    throw problem(400, 'invalid_parameters', { errors: { [from ? 'to' : 'from']: ['required'] } });
  }
  if (from > to) throw problem(400, 'invalid_parameters', { errors: { to: ['before_from'] } });
  return { name: null, span: { from, to } };
}

function requestedSpan(query: PeriodQuery, now: Date): DaySpan {
  const today = casablancaDay(now);
  return spanOf(requestedPeriod(query, today), today);
}

/** The sold categories of a span. The summary and the ranking share one cached query. */
function soldCategories(
  { database, queryCache }: ServerContext,
  { storeId, versions }: Principal,
  span: DaySpan,
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
async function readSpan(context: ServerContext, principal: Principal, span: DaySpan, now: Date) {
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

function comparedFigure(value: number, before: number) {
  return {
    value,
    before,
    change: changeOf(value, before),
  };
}

type Figures = Awaited<ReturnType<typeof readSpan>>;

function presentFigures(now: Figures, before: Figures, seesProfit: boolean) {
  const figure = (name: keyof Figures) => comparedFigure(now[name], before[name]);
  // Without the permission, profit, commission, and any sum that would reveal them are null.
  const secret = (name: keyof Figures) => (seesProfit ? figure(name) : null);
  return {
    revenue: figure('revenue'),
    averageBasket: figure('averageBasket'),
    gmv: figure('gmv'),
    productsSold: figure('productsSold'),
    orders: figure('orders'),
    customers: figure('customers'),
    categoriesSold: figure('categoriesSold'),
    income: figure('income'),
    refunds: figure('refunds'),
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
  query: CallOf<'getMetricsSummary'>['query'],
  principal: Principal,
  now: Date,
): Promise<ReplyOf<'getMetricsSummary'>> {
  const today = casablancaDay(now);
  const asked = requestedPeriod(query, today);
  const period = spanOf(asked, today);
  const comparedWith = comparedSpan(asked, period, query.compare);
  await refreshMetricDays(context.database, principal.storeId);
  const [figures, before, totals] = await Promise.all([
    readSpan(context, principal, period, now),
    readSpan(context, principal, comparedWith, now),
    storeTotals(context, principal),
  ]);
  return {
    period,
    comparedWith,
    compare: query.compare,
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
  const first = year - YEARS + 1;
  const span = (begin: number): DaySpan => ({ from: `${begin}-01-01`, to: `${year}-12-31` });
  const [byMonth, byYear] = await Promise.all([
    selectSeries(database.db, storeId, span(year), 7),
    selectSeries(database.db, storeId, span(first), 4),
  ]);
  const months = Array.from({ length: 12 }, (_, at) => {
    const month = `${year}-${String(at + 1).padStart(2, '0')}`;
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
  const [genders, salesmen] = await Promise.all([
    selectByGender(database.db, storeId, span),
    selectSalesmen(database.db, storeId, span, limit),
  ]);
  const genderSales = GENDERS.map((gender) => {
    const { sales, revenue } = genders.find((row) => row.gender === gender) ?? ZERO_SALES;
    return { gender: gender ?? ('unknown' as const), sales, revenue };
  });
  const ranked = salesmen.map((salesman, at) => ({ rank: at + 1, ...salesman }));
  return { period: span, currency: 'MAD' as const, genderSales, salesmen: ranked };
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
    soldCategories(context, principal, span, lag),
    selectLatestProducts(db, storeId, limit),
  ]);
  const latestProducts = latest.map(({ stockPolicies, ...product }) => ({
    ...product,
    stockPolicy: sharedPolicy(stockPolicies),
    createdAt: product.createdAt.toISOString(),
  }));
  return { period: span, currency: 'MAD' as const, bestSelling, categories, latestProducts };
}

/** The figures depend on everything that is sold, and on the current day. */
function cacheUntilTomorrow(now: Date): CacheConditions {
  return {
    subjects: ['products', 'orders', 'people'],
    until: casablancaDayEnd(now),
  };
}

/** The figures of a dashboard, from daily sums that are updated before they are read. */
export function metricHandlers(context: ServerContext) {
  return contractHandlers({
    getMetricsSummary: ({ query, principal, now, allowCaching }) => {
      allowCaching(cacheUntilTomorrow(now));
      return summarise(context, query, principal, now);
    },

    getMetricsSales: async ({ query, principal, now, allowCaching }) => {
      allowCaching(cacheUntilTomorrow(now));
      await refreshMetricDays(context.database, principal.storeId);
      const year = query.year ?? Number(casablancaDay(now).slice(0, 4));
      return readSales(context, principal.storeId, year);
    },

    getMetricsProducts: async ({ query, principal, now, allowCaching }) => {
      allowCaching(cacheUntilTomorrow(now));
      const span = requestedSpan(query, now);
      await refreshMetricDays(context.database, principal.storeId);
      return readProducts(context, principal, span, query.limit, now);
    },

    getMetricsPeople: async ({ query, principal, now, allowCaching }) => {
      allowCaching(cacheUntilTomorrow(now));
      const span = requestedSpan(query, now);
      await refreshMetricDays(context.database, principal.storeId);
      return readPeople(context, principal.storeId, span, query.limit);
    },
  });
}
