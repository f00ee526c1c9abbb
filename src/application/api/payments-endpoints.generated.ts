// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  ListedPaymentMethod,
  Payment,
  PaymentList,
  PaymentStatus,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['payments'] as const;
export const paymentListAnswer = {
  items: [
    {
      id: '',
      client: { firstName: '', lastName: '', phoneNumber: '' },
      method: '',
      status: '',
      currency: '',
      amount: 0,
      refundedTotal: 0,
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
  counts: {},
  totals: [{ method: '', status: '', count: 0, amount: 0, refundedTotal: 0 }],
};
export const paymentAnswer = {
  id: '',
  orderId: '',
  orderNumber: '',
  client: { id: '', firstName: '', lastName: '', phoneNumber: '' },
  method: '',
  status: '',
  currency: '',
  amount: 0,
  refundedTotal: 0,
  refunds: [{ id: '', amount: 0, reason: '', sourceId: '', createdAt: '' }],
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
      listPayments: build.query<ListPaymentsApiResponse, ListPaymentsApiArg>({
        query: (queryArg) => ({
          answer: paymentListAnswer,
          url: `/api/store/payments/`,
          params: {
            q: queryArg.q,
            method: queryArg.method,
            status: queryArg.status,
            from: queryArg['from'],
            to: queryArg.to,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['payments'],
      }),
      getPayment: build.query<GetPaymentApiResponse, GetPaymentApiArg>({
        query: (queryArg) => ({
          answer: paymentAnswer,
          url: `/api/store/payments/${encodeURIComponent(String(queryArg.paymentId))}`,
        }),
        providesTags: ['payments'],
      }),
    }),
  });
export { injectedRtkApi as paymentsEndpoints };
export type ListPaymentsApiResponse = /** status 200 A page of payments. */ PaymentList;
export type ListPaymentsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** How the client pays. */
  method?: ListedPaymentMethod;
  /** Statuses to keep, separated by commas. */
  status?: PaymentStatus[];
  /** First day of the order or booking, in Africa/Casablanca. */
  from?: string;
  /** Last day of the order or booking, in Africa/Casablanca. */
  to?: string;
  /** Order of the list; a minus sign turns it round. */
  sort?: 'createdAt' | '-createdAt' | 'amount' | '-amount';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetPaymentApiResponse = /** status 200 The payment. */ Payment;
export type GetPaymentApiArg = {
  /** Id of the payment. */
  paymentId: string;
};
export const {
  useListPaymentsQuery,
  useLazyListPaymentsQuery,
  useGetPaymentQuery,
  useLazyGetPaymentQuery,
} = injectedRtkApi;
