// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  AllowedPayoutAction,
  BookingReference,
  HistoryActor,
  PayoutFile,
  PayoutHold,
  PayoutReason,
  PayoutStatus,
  PayoutSummary,
  PayoutTrouble,
  StorePayment,
} from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type {
  AllowedPayoutAction,
  BookingReference,
  HeldOrder,
  HistoryActor,
  PayoutAction,
  PayoutFile,
  PayoutFileType,
  PayoutHold,
  PayoutReason,
  PayoutRemedy,
  PayoutStatus,
  PayoutSummary,
  PayoutTrouble,
  PayoutTroubleKind,
  Problem,
  StorePayment,
} from './shared-schemas.generated';
export const addTagTypes = ['payouts'] as const;
export const payoutListAnswer = {
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
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
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
export const payoutAnswer = {
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
  history: [
    {
      at: '',
      actor: { type: '' },
      action: '',
      to: '',
      visibility: '',
      files: [{ id: '', fileName: '', mimeType: '', sizeBytes: 0, createdAt: '' }],
    },
  ],
  entries: {
    items: [{ id: '', kind: '', amount: 0, occurredAt: '' }],
    total: 0,
    page: 0,
    pageSize: 0,
  },
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
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
    }),
  });
export { injectedRtkApi as payoutsQueries };
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
export type PayoutBalances = {
  /** Net of the period that runs; not due yet. */
  open: number;
  /** Net of what is scheduled, being paid, on hold, under review or failed. */
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
export type PayoutHistoryEntry = {
  at: string;
  actor: HistoryActor;
  action: string;
  from: string | null;
  to: string;
  reasonCode: string | null;
  /** The words of the marketplace or the bank; for an answer its text. */
  note: string | null;
  visibility: 'staff' | 'everyone';
  /** Files of an answer. */
  files: PayoutFile[];
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
  /** The booking of a tour that it counts. It was paid by card and has no commission. */
  booking: BookingReference | null;
  kind: PayoutEntryKind;
  /** Centimes; negative for what is kept back. */
  amount: number;
  occurredAt: string;
  /** As stored, in the language of the person who wrote it. */
  note: string | null;
  /** The month whose parcel pickups a fee charges, which the note repeats in French; null for every other entry. */
  pickupMonth: string | null;
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
  /** The account to which the bank was told to pay; null before, and when it is sent again. */
  account: StorePayment | null;
  /** Of the store when the period was closed; null for an open one. */
  letterheadId: string | null;
  /** Why the payout was sent back or is held back; otherwise null. */
  reasonCode: PayoutReason | null;
  /** The words of the bank or the marketplace with the reason. */
  reasonNote: string | null;
  /** Null when the payout is on its way, paid or under review. */
  trouble: PayoutTrouble | null;
  /** Of a payout on hold or under review; otherwise null. */
  hold: PayoutHold | null;
  history: PayoutHistoryEntry[];
  entries: PayoutEntryPage;
  /** What the store may do; the marketplace does the rest. */
  allowedActions: AllowedPayoutAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export const {
  useListPayoutsQuery,
  useLazyListPayoutsQuery,
  useGetPayoutQuery,
  useLazyGetPayoutQuery,
} = injectedRtkApi;
