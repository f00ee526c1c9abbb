// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { HistoryEntry, OrderClient, OrderStatus } from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type {
  HistoryActor,
  HistoryEntry,
  OrderClient,
  OrderStatus,
  Problem,
} from './shared-schemas.generated';
export const addTagTypes = ['cancellations'] as const;
const cancellationAnswer = {
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
const cancellationListAnswer = {
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
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createCancellation: build.mutation<CreateCancellationApiResponse, CreateCancellationApiArg>({
        query: (queryArg) => ({
          answer: cancellationAnswer,
          url: `/api/store/order/${encodeURIComponent(String(queryArg.orderId))}/cancellation/create`,
          method: 'POST',
          body: queryArg.cancellationRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cancellations'],
      }),
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
      performCancellationAction: build.mutation<
        PerformCancellationActionApiResponse,
        PerformCancellationActionApiArg
      >({
        query: (queryArg) => ({
          answer: cancellationAnswer,
          url: `/api/store/cancellations/${encodeURIComponent(String(queryArg.cancellationId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          body: queryArg.cancellationActionRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['cancellations'],
      }),
    }),
  });
export { injectedRtkApi as cancellationsEndpoints };
export type CreateCancellationApiResponse = /** status 201 The cancellation. */ Cancellation;
export type CreateCancellationApiArg = {
  /** Id of the order. */
  orderId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  cancellationRequest: CancellationRequest;
};
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
export type PerformCancellationActionApiResponse =
  /** status 200 The cancellation after the action. */ Cancellation;
export type PerformCancellationActionApiArg = {
  /** Id of the cancellation. */
  cancellationId: string;
  /** What to do. */
  action: CancellationAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  cancellationActionRequest: CancellationActionRequest;
};
export type CancellationStatus = 'requested' | 'accepted' | 'refused' | 'withdrawn';
export type CancellationReason =
  | 'client_changed_mind'
  | 'ordered_twice'
  | 'too_slow'
  | 'wrong_address'
  | 'client_unreachable'
  | 'out_of_stock'
  | 'damaged'
  | 'wrong_price'
  | 'other';
export type CancellationAction = 'accept' | 'refuse';
export type AllowedCancellationAction = {
  action: CancellationAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};
export type CancellationItem = {
  orderItemId: string;
  sku: string;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
  /** The chosen options, in French; null without options. */
  optionsText: string | null;
  /** Null where it is the same as in French. */
  optionsTextEn: string | null;
  /** Null where it is the same as in French. */
  optionsTextAr: string | null;
  pictureUrl: string | null;
  /** Centimes. */
  unitPrice: number;
  /** Pieces to cancel. */
  quantity: number;
};
export type Cancellation = {
  id: string;
  number: string;
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  client: OrderClient;
  requestedBy: 'client' | 'staff';
  status: CancellationStatus;
  reasonCode: CancellationReason;
  piecesCount: number;
  /** Centimes given back; while it is requested, what would be. Nothing where nobody had paid. */
  refundTotal: number;
  /** Null until it was accepted. */
  restock: boolean | null;
  /** 24 hours after the request; null for the shop’s own. */
  respondBy: string | null;
  /** `respondBy` while an answer is due. */
  deadlineAt: string | null;
  allowedActions: AllowedCancellationAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
  items: CancellationItem[];
  history: HistoryEntry[];
};
export type CancelledQuantity = {
  orderItemId: string;
  quantity: number;
};
export type CancellationRequest = {
  reasonCode: CancellationReason;
  /** Message to the client. */
  note?: string;
  items?: CancelledQuantity[];
  /** Whether the pieces go back on sale. If not, they leave the stock. */
  restock?: boolean;
};
export type CancellationSummary = {
  id: string;
  number: string;
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  client: OrderClient;
  requestedBy: 'client' | 'staff';
  status: CancellationStatus;
  reasonCode: CancellationReason;
  piecesCount: number;
  /** Centimes given back; while it is requested, what would be. Nothing where nobody had paid. */
  refundTotal: number;
  /** Null until it was accepted. */
  restock: boolean | null;
  /** 24 hours after the request; null for the shop’s own. */
  respondBy: string | null;
  /** `respondBy` while an answer is due. */
  deadlineAt: string | null;
  allowedActions: AllowedCancellationAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type CancellationList = {
  items: CancellationSummary[];
  total: number;
  page: number;
  pageSize: number;
  /** Cancellations in each status under the same filters, the status filter apart. */
  counts: {
    [key: string]: number;
  };
};
export type CancellationActionRequest = {
  /** Message to the client. */
  note?: string;
  /** Of accept: whether the pieces go back on sale. If not, they leave the stock. */
  restock?: boolean;
};
export const {
  useCreateCancellationMutation,
  useListCancellationsQuery,
  useLazyListCancellationsQuery,
  useGetCancellationQuery,
  useLazyGetCancellationQuery,
  usePerformCancellationActionMutation,
} = injectedRtkApi;
