// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { Return, ReturnList, ReturnStatus } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['returns'] as const;
export const returnListAnswer = {
  items: [
    {
      id: '',
      number: '',
      orderId: '',
      orderNumber: '',
      orderStatus: '',
      client: { id: '', firstName: '', lastName: '', phoneNumber: '' },
      status: '',
      reasonCode: '',
      piecesCount: 0,
      refundTotal: 0,
      respondBy: '',
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
export const returnAnswer = {
  id: '',
  number: '',
  orderId: '',
  orderNumber: '',
  orderStatus: '',
  client: { id: '', firstName: '', lastName: '', phoneNumber: '' },
  status: '',
  reasonCode: '',
  piecesCount: 0,
  refundTotal: 0,
  respondBy: '',
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  createdAt: '',
  updatedAt: '',
  revision: 0,
  photos: [''],
  items: [{ orderItemId: '', sku: '', name: '', unitPrice: 0, quantity: 0 }],
  refundable: 0,
  history: [{ at: '', actor: { type: '' }, action: '', to: '', visibility: '' }],
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listReturns: build.query<ListReturnsApiResponse, ListReturnsApiArg>({
        query: (queryArg) => ({
          answer: returnListAnswer,
          url: `/api/store/returns/`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            clientId: queryArg.clientId,
            from: queryArg['from'],
            to: queryArg.to,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['returns'],
      }),
      getReturn: build.query<GetReturnApiResponse, GetReturnApiArg>({
        query: (queryArg) => ({
          answer: returnAnswer,
          url: `/api/store/returns/${encodeURIComponent(String(queryArg.returnId))}`,
        }),
        providesTags: ['returns'],
      }),
    }),
  });
export { injectedRtkApi as returnsQueries };
export type ListReturnsApiResponse = /** status 200 A page. */ ReturnList;
export type ListReturnsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Statuses to keep, separated by commas. */
  status?: ReturnStatus[];
  /** Only returns of this client. */
  clientId?: string;
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
export type GetReturnApiResponse = /** status 200 One return. */ Return;
export type GetReturnApiArg = {
  /** Id of the return. */
  returnId: string;
};
export const {
  useListReturnsQuery,
  useLazyListReturnsQuery,
  useGetReturnQuery,
  useLazyGetReturnQuery,
} = injectedRtkApi;
