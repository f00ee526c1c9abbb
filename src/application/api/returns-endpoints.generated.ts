// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import { storeApi as api } from './store-api';
export const addTagTypes = ['returns'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listReturns: build.query<ListReturnsApiResponse, ListReturnsApiArg>({
        query: (queryArg) => ({
          url: `/api/store/returns/`,
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
        providesTags: ['returns'],
      }),
      getReturn: build.query<GetReturnApiResponse, GetReturnApiArg>({
        query: (queryArg) => ({
          url: `/api/store/returns/${encodeURIComponent(String(queryArg.returnId))}`,
        }),
        providesTags: ['returns'],
      }),
      performReturnAction: build.mutation<
        PerformReturnActionApiResponse,
        PerformReturnActionApiArg
      >({
        query: (queryArg) => ({
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
    overrideExisting: false,
  });
export { injectedRtkApi as returnsEndpoints };
export type ListReturnsApiResponse = /** status 200 A page. */ ReturnList;
export type ListReturnsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Statuses to keep, separated by commas. */
  status?: ReturnStatus[];
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
export type OrderStatus =
  | 'new'
  | 'pending'
  | 'confirmed'
  | 'processing'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'invoiced'
  | 'done'
  | 'cancelled'
  | 'returned'
  | 'approved'
  | 'disapproved'
  | 'rejected';
export type OrderClient = {
  id: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string | null;
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
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  /** Stable code, e.g. validation_failed, action_not_allowed. */
  code: string;
  /** Field path (dots between levels) to the codes of what is wrong with it. */
  errors?: {
    [key: string]: string[];
  };
  /** Only on 401. token_expired and token_invalid may be refreshed and replayed once; Unauthorized never. */
  error?: 'token_expired' | 'token_invalid' | 'Unauthorized';
  /** On 409 and 412, the record as it stands now. */
  current?: {
    [key: string]: unknown;
  };
  requestId: string;
};
export type ReturnItem = {
  orderItemId: string;
  sku: string;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
  optionsText: string | null;
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
export type HistoryActor = {
  type: 'staff' | 'client' | 'marketplace' | 'carrier' | 'system';
  id: string | null;
  name: string | null;
};
export type HistoryEntry = {
  at: string;
  actor: HistoryActor;
  action: string;
  from: string | null;
  to: string;
  reasonCode: string | null;
  note: string | null;
  visibility: 'staff' | 'everyone';
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
