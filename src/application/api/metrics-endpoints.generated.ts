// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  MetricsPeople,
  MetricsProducts,
  MetricsSales,
  MetricsSeries,
  MetricsSummary,
  Today,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['metrics'] as const;
export const metricsSummaryAnswer = {
  period: { from: '', to: '' },
  comparedWith: { from: '', to: '' },
  compare: '',
  currency: '',
  figures: {
    income: { value: 0, before: 0 },
    revenue: { value: 0, before: 0 },
    shipping: { value: 0, before: 0 },
    gmv: { value: 0, before: 0 },
    cancelledTotal: { value: 0, before: 0 },
    returnedTotal: { value: 0, before: 0 },
    orders: { value: 0, before: 0 },
    sales: { value: 0, before: 0 },
    cancelled: { value: 0, before: 0 },
    returned: { value: 0, before: 0 },
    productsSold: { value: 0, before: 0 },
    averageBasket: { value: 0, before: 0 },
    customers: { value: 0, before: 0 },
    categoriesSold: { value: 0, before: 0 },
    refunds: { value: 0, before: 0 },
    tourTakings: { value: 0, before: 0 },
    tourGuests: { value: 0, before: 0 },
  },
  clientsTotal: 0,
};
export const metricsSeriesAnswer = {
  period: { from: '', to: '' },
  comparedWith: { from: '', to: '' },
  compare: '',
  currency: '',
  unit: '',
  steps: [{}],
};
export const metricsSalesAnswer = {
  year: 0,
  currency: '',
  months: [{ month: '', orders: 0, gmv: 0, sales: 0, revenue: 0, productsSold: 0 }],
  years: [{ year: 0, orders: 0, gmv: 0, sales: 0, revenue: 0, productsSold: 0 }],
};
export const metricsProductsAnswer = {
  period: { from: '', to: '' },
  currency: '',
  bestSelling: [{ id: '', code: '', pieces: 0, revenue: 0 }],
  categories: [{ pieces: 0, revenue: 0 }],
  latestProducts: [{ id: '', code: '', status: '', inventoryType: '', createdAt: '' }],
};
export const metricsPeopleAnswer = {
  period: { from: '', to: '' },
  currency: '',
  genderSales: [{ gender: '', sales: 0, revenue: 0 }],
  salesmen: [{ rank: 0, userId: '', firstName: '', lastName: '', sales: 0, revenue: 0 }],
  otherSales: { sales: 0, revenue: 0 },
};
export const todayAnswer = {
  takings: {
    today: { value: 0, before: 0 },
    comparedWith: { from: '', to: '' },
    week: { value: 0, before: 0 },
    days: [{ day: '', income: 0, sales: 0 }],
  },
  troubledPayouts: [
    {
      id: '',
      number: '',
      periodStart: '',
      periodEnd: '',
      status: '',
      currency: '',
      grossSales: 0,
      commission: 0,
      fees: 0,
      refunds: 0,
      adjustments: 0,
      carriedOver: 0,
      net: 0,
      entriesCount: 0,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  work: {
    toAccept: { count: 0 },
    toPrepare: { count: 0 },
    toHandOver: { count: 0 },
    late: 0,
    returnsToAnswer: { count: 0 },
    refusedProducts: 0,
    lowStock: { count: 0, outOfStock: 0 },
  },
  overdueTasks: 0,
  pickups: [
    {
      id: '',
      number: '',
      carrier: { id: '', name: '' },
      startsAt: '',
      endsAt: '',
      status: '',
      ordersCount: 0,
      scannedCount: 0,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  events: [{ id: '', source: '', recordId: '' }],
  health: { from: '', to: '', measures: [{ name: '', target: 0 }] },
  setup: {
    details: true,
    logo: true,
    bankAccount: true,
    shipping: true,
    product: true,
    order: true,
  },
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMetricsSummary: build.query<GetMetricsSummaryApiResponse, GetMetricsSummaryApiArg>({
        query: (queryArg) => ({
          answer: metricsSummaryAnswer,
          url: `/api/store/metrics/summary/`,
          params: {
            period: queryArg.period,
            date: queryArg.date,
            from: queryArg['from'],
            to: queryArg.to,
            compare: queryArg.compare,
          },
        }),
        providesTags: ['metrics'],
      }),
      getMetricsSeries: build.query<GetMetricsSeriesApiResponse, GetMetricsSeriesApiArg>({
        query: (queryArg) => ({
          answer: metricsSeriesAnswer,
          url: `/api/store/metrics/series/`,
          params: {
            period: queryArg.period,
            date: queryArg.date,
            from: queryArg['from'],
            to: queryArg.to,
            compare: queryArg.compare,
          },
        }),
        providesTags: ['metrics'],
      }),
      getMetricsSales: build.query<GetMetricsSalesApiResponse, GetMetricsSalesApiArg>({
        query: (queryArg) => ({
          answer: metricsSalesAnswer,
          url: `/api/store/metrics/sales/`,
          params: {
            year: queryArg.year,
          },
        }),
        providesTags: ['metrics'],
      }),
      getMetricsProducts: build.query<GetMetricsProductsApiResponse, GetMetricsProductsApiArg>({
        query: (queryArg) => ({
          answer: metricsProductsAnswer,
          url: `/api/store/metrics/products/`,
          params: {
            period: queryArg.period,
            date: queryArg.date,
            from: queryArg['from'],
            to: queryArg.to,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['metrics'],
      }),
      getMetricsPeople: build.query<GetMetricsPeopleApiResponse, GetMetricsPeopleApiArg>({
        query: (queryArg) => ({
          answer: metricsPeopleAnswer,
          url: `/api/store/metrics/people/`,
          params: {
            period: queryArg.period,
            date: queryArg.date,
            from: queryArg['from'],
            to: queryArg.to,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['metrics'],
      }),
      getToday: build.query<GetTodayApiResponse, GetTodayApiArg>({
        query: () => ({ answer: todayAnswer, url: `/api/store/today/` }),
        providesTags: ['metrics'],
      }),
    }),
  });
export { injectedRtkApi as metricsEndpoints };
export type GetMetricsSummaryApiResponse = /** status 200 The figures. */ MetricsSummary;
export type GetMetricsSummaryApiArg = {
  /** The day, week (from Monday), month or year that holds `date`. `from` and `to` together take its place. */
  period?: 'day' | 'week' | 'month' | 'year';
  /** A day of the period; today by default. */
  date?: string;
  /** First day of a period of one's own, in Africa/Casablanca; with `to`. */
  from?: string;
  /** Last day of a period of one's own; with `from`. */
  to?: string;
  /** What it is compared with, the period before or the same days a week, a month or a year earlier. */
  compare?: 'previous' | 'week' | 'month' | 'year';
};
export type GetMetricsSeriesApiResponse = /** status 200 The steps. */ MetricsSeries;
export type GetMetricsSeriesApiArg = {
  /** The day, week (from Monday), month or year that holds `date`. `from` and `to` together take its place. */
  period?: 'day' | 'week' | 'month' | 'year';
  /** A day of the period; today by default. */
  date?: string;
  /** First day of a period of one's own, in Africa/Casablanca; with `to`. */
  from?: string;
  /** Last day of a period of one's own; with `from`. */
  to?: string;
  /** What it is compared with, the period before or the same days a week, a month or a year earlier. */
  compare?: 'previous' | 'week' | 'month' | 'year';
};
export type GetMetricsSalesApiResponse = /** status 200 Both series. */ MetricsSales;
export type GetMetricsSalesApiArg = {
  /** The year; the present one by default. */
  year?: number;
};
export type GetMetricsProductsApiResponse =
  /** status 200 Products and categories. */ MetricsProducts;
export type GetMetricsProductsApiArg = {
  /** The day, week (from Monday), month or year that holds `date`. `from` and `to` together take its place. */
  period?: 'day' | 'week' | 'month' | 'year';
  /** A day of the period; today by default. */
  date?: string;
  /** First day of a period of one's own, in Africa/Casablanca; with `to`. */
  from?: string;
  /** Last day of a period of one's own; with `from`. */
  to?: string;
  /** Places of a ranking. */
  limit?: number;
};
export type GetMetricsPeopleApiResponse = /** status 200 Genders and salesmen. */ MetricsPeople;
export type GetMetricsPeopleApiArg = {
  /** The day, week (from Monday), month or year that holds `date`. `from` and `to` together take its place. */
  period?: 'day' | 'week' | 'month' | 'year';
  /** A day of the period; today by default. */
  date?: string;
  /** First day of a period of one's own, in Africa/Casablanca; with `to`. */
  from?: string;
  /** Last day of a period of one's own; with `from`. */
  to?: string;
  /** Places of a ranking. */
  limit?: number;
};
export type GetTodayApiResponse = /** status 200 The day. */ Today;
export type GetTodayApiArg = void;
export const {
  useGetMetricsSummaryQuery,
  useLazyGetMetricsSummaryQuery,
  useGetMetricsSeriesQuery,
  useLazyGetMetricsSeriesQuery,
  useGetMetricsSalesQuery,
  useLazyGetMetricsSalesQuery,
  useGetMetricsProductsQuery,
  useLazyGetMetricsProductsQuery,
  useGetMetricsPeopleQuery,
  useLazyGetMetricsPeopleQuery,
  useGetTodayQuery,
  useLazyGetTodayQuery,
} = injectedRtkApi;
