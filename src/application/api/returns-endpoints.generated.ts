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
export const addTagTypes = ['returns'] as const;
const returnListAnswer = {
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
const returnAnswer = {
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
      performReturnAction: build.mutation<
        PerformReturnActionApiResponse,
        PerformReturnActionApiArg
      >({
        query: (queryArg) => ({
          answer: returnAnswer,
          url: `/api/store/returns/${encodeURIComponent(String(queryArg.returnId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          body: queryArg.returnActionRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['returns'],
      }),
    }),
  });
export { injectedRtkApi as returnsEndpoints };
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
export type PerformReturnActionApiResponse = /** status 200 The return after the action. */ Return;
export type PerformReturnActionApiArg = {
  /** Id of the return. */
  returnId: string;
  /** What to do. */
  action: ReturnAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  returnActionRequest: ReturnActionRequest;
};
export type ReturnStatus =
  | 'requested'
  | 'approved'
  | 'declined'
  | 'in_transit'
  | 'received'
  | 'refunded'
  | 'disputed'
  | 'closed'
  | 'withdrawn';
export type ReturnReason =
  | 'defective'
  | 'damaged_in_transit'
  | 'wrong_item'
  | 'not_as_described'
  | 'wrong_size'
  | 'changed_mind'
  | 'other';
export type ReturnAction =
  | 'approve'
  | 'decline'
  | 'ship'
  | 'receive'
  | 'refund'
  | 'dispute'
  | 'close';
export type AllowedReturnAction = {
  action: ReturnAction;
  /** Status after the action. */
  to: string;
  reasonRequired: boolean;
};
export type ReturnSummary = {
  id: string;
  number: string;
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  client: OrderClient;
  status: ReturnStatus;
  reasonCode: ReturnReason;
  /** Pieces announced. */
  piecesCount: number;
  /** Centimes given back; 0 until then. */
  refundTotal: number;
  /** 48 hours after the request. */
  respondBy: string;
  /** `respondBy` while an answer is due. */
  deadlineAt: string | null;
  refundedAt: string | null;
  allowedActions: AllowedReturnAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type ReturnList = {
  items: ReturnSummary[];
  total: number;
  page: number;
  pageSize: number;
  /** Returns in each status under the same filters, the status filter apart. */
  counts: {
    [key: string]: number;
  };
};
export type ReturnItem = {
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
  /** Pieces announced. */
  quantity: number;
  /** Null until they were counted. */
  receivedQuantity: number | null;
  damagedQuantity: number | null;
  resellable: boolean | null;
};
export type Return = {
  id: string;
  number: string;
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  client: OrderClient;
  status: ReturnStatus;
  reasonCode: ReturnReason;
  /** Pieces announced. */
  piecesCount: number;
  /** Centimes given back; 0 until then. */
  refundTotal: number;
  /** 48 hours after the request. */
  respondBy: string;
  /** `respondBy` while an answer is due. */
  deadlineAt: string | null;
  refundedAt: string | null;
  allowedActions: AllowedReturnAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
  clientComment: string | null;
  photos: string[];
  items: ReturnItem[];
  /** Centimes: the most it can still give back. */
  refundable: number;
  history: HistoryEntry[];
};
export type ReturnDecisionReason =
  | 'too_late'
  | 'used_item'
  | 'not_returnable'
  | 'not_our_item'
  | 'damaged_by_client'
  | 'incomplete'
  | 'never_arrived'
  | 'other';
export type CountedReturnItem = {
  orderItemId: string;
  receivedQuantity: number;
  /** Of the received ones. */
  damagedQuantity: number;
  /** Whether the undamaged ones can be sold again. */
  resellable: boolean;
};
export type ReturnActionRequest = {
  reasonCode?: ReturnDecisionReason;
  /** Message to the client. */
  note?: string;
  /** What a dispute rests on; staff and marketplace read it, the client does not. */
  evidence?: string;
  items?: CountedReturnItem[];
  /** Centimes to give back, at most `refundable`. */
  amount?: number;
};
export const {
  useListReturnsQuery,
  useLazyListReturnsQuery,
  useGetReturnQuery,
  useLazyGetReturnQuery,
  usePerformReturnActionMutation,
} = injectedRtkApi;
