// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { Cancellation, CancellationList, CancellationStatus } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['cancellations'] as const;
export const cancellationListAnswer = {
  items: [
    {
      id: '',
      number: '',
      orderId: '',
      orderNumber: '',
      orderStatus: '',
      client: { id: '', firstName: '', lastName: '', phoneNumber: '' },
      requestedBy: '',
      status: '',
      reasonCode: '',
      piecesCount: 0,
      refundTotal: 0,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
  counts: {},
};
export const cancellationAnswer = {
  id: '',
  number: '',
  orderId: '',
  orderNumber: '',
  orderStatus: '',
  client: { id: '', firstName: '', lastName: '', phoneNumber: '' },
  requestedBy: '',
  status: '',
  reasonCode: '',
  piecesCount: 0,
  refundTotal: 0,
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  createdAt: '',
  updatedAt: '',
  revision: 0,
  items: [{ orderItemId: '', sku: '', name: '', unitPrice: 0, quantity: 0 }],
  history: [{ at: '', actor: { type: '' }, action: '', to: '', visibility: '' }],
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listCancellations: build.query<ListCancellationsApiResponse, ListCancellationsApiArg>({
        query: (queryArg) => ({
          answer: cancellationListAnswer,
          url: `/api/store/cancellations/`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            from: queryArg['from'],
            to: queryArg.to,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['cancellations'],
      }),
      getCancellation: build.query<GetCancellationApiResponse, GetCancellationApiArg>({
        query: (queryArg) => ({
          answer: cancellationAnswer,
          url: `/api/store/cancellations/${encodeURIComponent(String(queryArg.cancellationId))}`,
        }),
        providesTags: ['cancellations'],
      }),
    }),
  });
export { injectedRtkApi as cancellationsQueries };
export type ListCancellationsApiResponse = /** status 200 A page. */ CancellationList;
export type ListCancellationsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Statuses to keep, separated by commas. */
  status?: CancellationStatus[];
  /** First day of asking, in Africa/Casablanca. */
  from?: string;
  /** Last day of asking, in Africa/Casablanca. */
  to?: string;
  /** Order of the list; a minus sign turns it round. `deadline` puts what is due first, and what is not due last either way. */
  sort?: 'deadline' | '-deadline' | 'createdAt' | '-createdAt' | 'number' | '-number';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetCancellationApiResponse = /** status 200 One cancellation. */ Cancellation;
export type GetCancellationApiArg = {
  /** Id of the cancellation. */
  cancellationId: string;
};
export const {
  useListCancellationsQuery,
  useLazyListCancellationsQuery,
  useGetCancellationQuery,
  useLazyGetCancellationQuery,
} = injectedRtkApi;
