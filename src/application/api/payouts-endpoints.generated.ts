// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { PayoutStatus, PayoutSummary } from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type { PayoutStatus, PayoutSummary, Problem } from './shared-schemas.generated';
export const addTagTypes = ['payouts'] as const;
const payoutListAnswer = {
  items: [
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
      allowedActions: [''],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
  balances: { open: 0, due: 0, paid: 0 },
  counts: {},
};
const payoutAnswer = {
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
  entries: {
    items: [{ id: '', kind: '', amount: 0, occurredAt: '' }],
    total: 0,
    page: 0,
    pageSize: 0,
  },
  allowedActions: [''],
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPayouts: build.query<ListPayoutsApiResponse, ListPayoutsApiArg>({
        query: (queryArg) => ({
          answer: payoutListAnswer,
          url: `/api/store/payouts/`,
          params: {
            status: queryArg.status,
            from: queryArg['from'],
            to: queryArg.to,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['payouts'],
      }),
      getPayout: build.query<GetPayoutApiResponse, GetPayoutApiArg>({
        query: (queryArg) => ({
          answer: payoutAnswer,
          url: `/api/store/payouts/${encodeURIComponent(String(queryArg.payoutId))}`,
          params: {
            kind: queryArg.kind,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['payouts'],
      }),
      downloadPayoutStatement: build.query<
        DownloadPayoutStatementApiResponse,
        DownloadPayoutStatementApiArg
      >({
        query: (queryArg) => ({
          url: `/api/store/payouts/${encodeURIComponent(String(queryArg.payoutId))}/statement`,
        }),
        providesTags: ['payouts'],
      }),
    }),
  });
export { injectedRtkApi as payoutsEndpoints };
export type ListPayoutsApiResponse = /** status 200 A page of payouts. */ PayoutList;
export type ListPayoutsApiArg = {
  /** Statuses to keep, separated by commas. */
  status?: PayoutStatus[];
  /** Only periods that end on this day or later, in Africa/Casablanca. */
  from?: string;
  /** Only periods that begin on this day or before, in Africa/Casablanca. */
  to?: string;
  /** Order of the list; a minus sign turns it round. */
  sort?: 'periodStart' | '-periodStart' | 'net' | '-net';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetPayoutApiResponse = /** status 200 The payout. */ Payout;
export type GetPayoutApiArg = {
  /** Id of the payout. */
  payoutId: string;
  /** Entries of one kind only. */
  kind?: PayoutEntryKind;
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type DownloadPayoutStatementApiResponse = /** status 200 The file. */ string;
export type DownloadPayoutStatementApiArg = {
  /** Id of the payout. */
  payoutId: string;
};
export type PayoutBalances = {
  /** Net of the period that runs; not due yet. */
  open: number;
  /** Net of what is scheduled, being paid, on hold or failed. */
  due: number;
  /** Net of all that was paid. */
  paid: number;
};
export type PayoutCounts = {
  [key: string]: number;
};
export type PayoutList = {
  items: PayoutSummary[];
  total: number;
  page: number;
  pageSize: number;
  balances: PayoutBalances;
  counts: PayoutCounts;
};
export type PayoutEntryKind =
  | 'sale'
  | 'commission'
  | 'fee'
  | 'refund'
  | 'adjustment'
  | 'carry_over';
export type PayoutEntry = {
  id: string;
  /** Null for what belongs to no order. */
  orderId: string | null;
  orderNumber: string | null;
  kind: PayoutEntryKind;
  /** Centimes; negative for what is kept back. */
  amount: number;
  occurredAt: string;
  note: string | null;
};
export type PayoutEntryPage = {
  items: PayoutEntry[];
  total: number;
  page: number;
  pageSize: number;
};
export type Payout = {
  id: string;
  number: string;
  /** First day, in Africa/Casablanca. */
  periodStart: string;
  /** Last day, in Africa/Casablanca. */
  periodEnd: string;
  status: PayoutStatus;
  currency: 'MAD';
  /** Centimes. */
  grossSales: number;
  /** Centimes, negative; what is given back of it counted against it. */
  commission: number;
  /** Centimes, negative. */
  fees: number;
  /** Centimes, negative. */
  refunds: number;
  /** Centimes. */
  adjustments: number;
  /** Centimes from the payout before, negative; or what is handed on to the next, positive. */
  carriedOver: number;
  /** Centimes; the sum of all entries. */
  net: number;
  entriesCount: number;
  expectedAt: string | null;
  paidAt: string | null;
  bankReference: string | null;
  failureReason: string | null;
  entries: PayoutEntryPage;
  /** None; the marketplace moves payouts. */
  allowedActions: string[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export const {
  useListPayoutsQuery,
  useLazyListPayoutsQuery,
  useGetPayoutQuery,
  useLazyGetPayoutQuery,
  useDownloadPayoutStatementQuery,
  useLazyDownloadPayoutStatementQuery,
} = injectedRtkApi;
