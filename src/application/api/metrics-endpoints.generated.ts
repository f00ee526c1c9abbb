// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  CalendarEntry,
  PayoutSummary,
  PickupSummary,
  StockPolicy,
} from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type {
  AllowedPayoutAction,
  AllowedPickupAction,
  CalendarEntry,
  CalendarSource,
  HeldOrder,
  PayoutAction,
  PayoutHold,
  PayoutReason,
  PayoutRemedy,
  PayoutStatus,
  PayoutSummary,
  PayoutTrouble,
  PayoutTroubleKind,
  PickupAction,
  PickupCarrier,
  PickupStatus,
  PickupSummary,
  Problem,
  StockPolicy,
} from './shared-schemas.generated';
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
export type MetricSpan = {
  from: string;
  to: string;
};
export type ComparedSpan = {
  from: string;
  to: string;
  /** Excluded. */
  until: string | null;
};
export type MetricComparison = 'previous' | 'week' | 'month' | 'year';
export type MetricFigure = {
  value: number;
  before: number;
  /** As a share, 0.12 for a rise by 12 %; null where there was nothing before, and where the figure sums too few records (docs/figures.md). */
  change: number | null;
};
export type MetricFigureOrNone = MetricFigure | null;
export type MetricFigures = {
  /** Takings, the revenue and the delivery of sales; GMV less `cancelledTotal` and `returnedTotal`. */
  income: MetricFigure;
  /** Items less discount of sales. */
  revenue: MetricFigure;
  /** Delivery paid by the clients of sales. */
  shipping: MetricFigure;
  /** Total of all orders but disapproved ones. */
  gmv: MetricFigure;
  /** Total of the cancelled and rejected orders among them. */
  cancelledTotal: MetricFigure;
  /** Total of the returned orders among them. */
  returnedTotal: MetricFigure;
  /** All orders but disapproved ones. */
  orders: MetricFigure;
  /** Orders not cancelled, rejected, disapproved or returned. */
  sales: MetricFigure;
  /** Cancelled and rejected orders. */
  cancelled: MetricFigure;
  /** Orders whose every piece came back. */
  returned: MetricFigure;
  /** Pieces of sales, without cancelled and returned ones. */
  productsSold: MetricFigure;
  /** Revenue by the number of sales. */
  averageBasket: MetricFigure;
  /** Clients who placed the orders. */
  customers: MetricFigure;
  /** Categories of the products of sales. */
  categoriesSold: MetricFigure;
  /** By the day of the refund. */
  refunds: MetricFigure;
  /** What the bookings of tours made in the period bring in, on the day of the booking: paid or authorised, less refunds, or still to pay on the spot. No part of `income`. */
  tourTakings: MetricFigure;
  /** Places of these bookings, without cancelled ones and guests who did not come. */
  tourGuests: MetricFigure;
  /** The marketplace's share of the sales. */
  commission: MetricFigureOrNone;
  /** Commission, fees and refunds. */
  expenses: MetricFigureOrNone;
  /** Income less cost of goods and expenses. */
  profit: MetricFigureOrNone;
};
export type MetricsSummary = {
  period: MetricSpan;
  comparedWith: ComparedSpan;
  /** Day of the first counted order of the store, in Africa/Casablanca: a comparison with earlier days says little. Null without any. */
  firstOrderOn: string | null;
  compare: MetricComparison;
  currency: 'MAD';
  figures: MetricFigures;
  /** Net of all unpaid payouts, in centimes; null without `payments.see`. */
  balance: number | null;
  /** All clients of the store. */
  clientsTotal: number;
};
export type StepFigures = {
  /** Centimes. */
  income: number;
  /** Centimes. */
  revenue: number;
  /** Centimes. */
  gmv: number;
  orders: number;
  sales: number;
  cancelled: number;
  returned: number;
  /** Pieces. */
  productsSold: number;
  /** Centimes. */
  averageBasket: number;
};
export type MetricsStep = {
  /** Its begin; null for a step that only the other, longer period has. */
  from: string | null;
  /** Null for a step that has not begun. */
  value: StepFigures | null;
  /** Begin of the corresponding step; null where there is none to compare with. */
  comparedFrom: string | null;
  before: StepFigures | null;
};
export type MetricsSeries = {
  period: MetricSpan;
  comparedWith: ComparedSpan;
  compare: MetricComparison;
  currency: 'MAD';
  unit: 'hour' | 'day' | 'month' | 'year';
  steps: MetricsStep[];
};
export type MetricsMonth = {
  month: string;
  /** All orders but disapproved ones. */
  orders: number;
  /** Centimes. */
  gmv: number;
  /** Orders not cancelled, rejected, disapproved or returned. */
  sales: number;
  /** Centimes. */
  revenue: number;
  /** Pieces. */
  productsSold: number;
};
export type MetricsYear = {
  year: number;
  /** All orders but disapproved ones. */
  orders: number;
  /** Centimes. */
  gmv: number;
  /** Orders not cancelled, rejected, disapproved or returned. */
  sales: number;
  /** Centimes. */
  revenue: number;
  /** Pieces. */
  productsSold: number;
};
export type MetricsSales = {
  year: number;
  currency: 'MAD';
  /** Of the three years, the oldest first. */
  months: MetricsMonth[];
  years: MetricsYear[];
};
export type BestSellingProduct = {
  id: string;
  code: string;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  coverUrl: string | null;
  pieces: number;
  /** Centimes; the discount of an order is divided between its items. */
  revenue: number;
};
export type SoldCategory = {
  categoryId: string | null;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  pieces: number;
  /** Centimes; the discount of an order is divided between its items. */
  revenue: number;
};
export type LatestProduct = {
  id: string;
  code: string;
  name: string | null;
  nameEn: string | null;
  nameAr: string | null;
  coverUrl: string | null;
  status: 'draft' | 'inactive' | 'published';
  inventoryType: 'in_stock' | 'low_stock' | 'out_of_stock';
  /** The policy of the variants on sale; null when they differ. */
  stockPolicy: StockPolicy | null;
  /** Centimes. */
  priceMin: number | null;
  createdAt: string;
};
export type MetricsProducts = {
  period: MetricSpan;
  currency: 'MAD';
  bestSelling: BestSellingProduct[];
  categories: SoldCategory[];
  latestProducts: LatestProduct[];
};
export type GenderSales = {
  gender: 'female' | 'male' | 'unknown';
  sales: number;
  /** Centimes. */
  revenue: number;
};
export type SalesmanRank = {
  rank: number;
  userId: string;
  firstName: string;
  lastName: string;
  sales: number;
  /** Centimes. */
  revenue: number;
};
export type OtherSales = {
  sales: number;
  /** Centimes. */
  revenue: number;
};
export type MetricsPeople = {
  period: MetricSpan;
  currency: 'MAD';
  genderSales: GenderSales[];
  salesmen: SalesmanRank[];
  otherSales: OtherSales;
};
export type TakingsDay = {
  day: string;
  /** Centimes. */
  income: number;
  sales: number;
};
export type Takings = {
  /** Income of today beside that of yesterday up to the same time. */
  today: MetricFigure;
  comparedWith: ComparedSpan;
  /** Income of the seven days that end today, beside that of the seven days before, up to the same time. */
  week: MetricFigure;
  /** These seven days. */
  days: TakingsDay[];
};
export type Waiting = {
  count: number;
  firstDeadline: string | null;
};
export type LowStock = {
  /** All of them, those out of stock included. */
  count: number;
  outOfStock: number;
};
export type TodayWork = {
  toAccept: Waiting;
  toPrepare: Waiting;
  toHandOver: Waiting;
  /** Orders whose time to be accepted or handed over has passed. */
  late: number;
  returnsToAnswer: Waiting;
  /** Products the marketplace refused last and that were not handed in again. */
  refusedProducts: number;
  lowStock: LowStock;
};
export type HealthMeasureName =
  | 'acceptedInTime'
  | 'shippedInTime'
  | 'cancelled'
  | 'returned'
  | 'answeredInTime';
export type HealthMeasure = {
  name: HealthMeasureName;
  /** Share of the orders or conversations it concerns; null where there are none. */
  value: number | null;
  /** The least share of what is in time, the largest of what is cancelled or returned. */
  target: number;
  isMet: boolean | null;
};
export type StoreHealth = {
  from: string;
  to: string;
  /** Null while nothing can be said. */
  score: number | null;
  standing: ('good' | 'fair' | 'poor' | null) | ('good' | 'fair' | 'poor' | null);
  measures: HealthMeasure[];
};
export type StoreSetup = {
  /** Names, telephone, e-mail, address and city. */
  details: boolean;
  logo: boolean;
  bankAccount: boolean;
  /** Rules of delivery were set. */
  shipping: boolean;
  /** There is a product. */
  product: boolean;
  /** An order came. */
  order: boolean;
};
export type Today = {
  takings: Takings;
  /** The payout that is paid first; null without one and without `payments.see`. */
  nextPayout: PayoutSummary | null;
  /** Payouts sent back, held back or late, the latest first; none without `payments.see`. */
  troubledPayouts: PayoutSummary[];
  work: TodayWork;
  /** Open tasks of the caller whose due day has passed. */
  overdueTasks: number;
  /** Missed pickups of the last seven days whose orders still wait for another one, the latest first; then the pickups of today that were not called off, by their time. */
  pickups: PickupSummary[];
  /** Events, departures of tours and interviews that touch today, all-day ones first, then by their begin; of a recurring event the occurrence. Each as far as the caller sees it on the calendar. */
  events: CalendarEntry[];
  health: StoreHealth;
  setup: StoreSetup;
};
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
