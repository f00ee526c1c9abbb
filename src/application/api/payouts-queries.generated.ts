// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { Payout, PayoutEntryKind, PayoutList, PayoutStatus } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
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
export const {
  useListPayoutsQuery,
  useLazyListPayoutsQuery,
  useGetPayoutQuery,
  useLazyGetPayoutQuery,
} = injectedRtkApi;
