// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export type {
  Address,
  AllowedOrderAction,
  Billing,
  CartItem,
  DeliveryAttempt,
  DeliveryOutcome,
  HandOver,
  HistoryActor,
  HistoryEntry,
  Order,
  OrderAction,
  OrderClient,
  OrderDeadline,
  OrderItem,
  OrderStatus,
  OrderStatusInput,
  PaymentMethod,
  PaymentStatus,
  PlacedCart,
  PlacedCartItem,
  PlacedOrder,
  Problem,
  PublicStore,
  Recipient,
} from './shared-schemas.generated';
export * from './orders-queries.generated';
import type {
  Billing,
  CartItem,
  DeliveryOutcome,
  Order,
  OrderAction,
  OrderStatus,
  OrderStatusInput,
  PaymentMethod,
  PlacedCart,
} from './shared-schemas.generated';
import { orderAnswer } from './orders-queries.generated';
import { ordersQueries as api } from './orders-queries.generated';
export const addTagTypes = ['orders'] as const;
export const recordedPrintsAnswer = { recorded: 0 };
export const bulkOrderResultAnswer = {
  action: '',
  dryRun: true,
  doneCount: 0,
  failedCount: 0,
  results: [{ id: '', isDone: true }],
};
export const placedCartAnswer = {
  orders: [
    {
      id: '',
      number: '',
      status: '',
      store: { id: '', name: '' },
      itemTotal: 0,
      shippingTotal: 0,
      total: 0,
      chatLink: '',
    },
  ],
  items: [{ id: '', quantity: 0, price: 0, colors: [''] }],
  subTotal: 0,
  discount: 0,
  shipping: 0,
  total: 0,
  totalItems: 0,
  paymentMethod: '',
  deliveryDays: 0,
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      exportOrders: build.query<ExportOrdersApiResponse, ExportOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/store/orders/export/`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            from: queryArg['from'],
            to: queryArg.to,
            clientId: queryArg.clientId,
            delivery: queryArg.delivery,
            cityId: queryArg.cityId,
            minTotal: queryArg.minTotal,
            maxTotal: queryArg.maxTotal,
            paymentMethod: queryArg.paymentMethod,
            cancellation: queryArg.cancellation,
            due: queryArg.due,
            figure: queryArg.figure,
            sort: queryArg.sort,
            language: queryArg.language,
            format: queryArg.format,
          },
        }),
        providesTags: ['orders'],
      }),
      updateOrder: build.mutation<UpdateOrderApiResponse, UpdateOrderApiArg>({
        query: (queryArg) => ({
          answer: orderAnswer,
          url: `/api/store/order/${encodeURIComponent(String(queryArg.orderId))}`,
          method: 'PATCH',
          body: queryArg.orderUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['orders'],
      }),
      recordOrderPrints: build.mutation<RecordOrderPrintsApiResponse, RecordOrderPrintsApiArg>({
        query: (queryArg) => ({
          answer: recordedPrintsAnswer,
          url: `/api/store/orders/prints`,
          method: 'POST',
          body: queryArg.orderPrints,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['orders'],
      }),
      performOrdersAction: build.mutation<
        PerformOrdersActionApiResponse,
        PerformOrdersActionApiArg
      >({
        query: (queryArg) => ({
          answer: bulkOrderResultAnswer,
          url: `/api/store/orders/bulk`,
          method: 'POST',
          body: queryArg.bulkOrderRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['orders'],
      }),
      performOrderAction: build.mutation<PerformOrderActionApiResponse, PerformOrderActionApiArg>({
        query: (queryArg) => ({
          answer: orderAnswer,
          url: `/api/store/order/${encodeURIComponent(String(queryArg.orderId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          body: queryArg.orderActionRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['orders'],
      }),
      logDeliveryAttempt: build.mutation<LogDeliveryAttemptApiResponse, LogDeliveryAttemptApiArg>({
        query: (queryArg) => ({
          answer: orderAnswer,
          url: `/api/store/order/${encodeURIComponent(String(queryArg.orderId))}/attempt/create`,
          method: 'POST',
          body: queryArg.deliveryAttemptRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['orders'],
      }),
      takeOrder: build.mutation<TakeOrderApiResponse, TakeOrderApiArg>({
        query: (queryArg) => ({
          answer: placedCartAnswer,
          url: `/api/store/order/create`,
          method: 'POST',
          body: queryArg.takenOrder,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['orders'],
      }),
    }),
  });
export { injectedRtkApi as ordersEndpoints };
export type ExportOrdersApiResponse = /** status 200 The file. */ string;
export type ExportOrdersApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Statuses to keep, separated by commas. `canceled` is read as `cancelled`. */
  status?: OrderStatusInput[];
  /** First day, in Africa/Casablanca. */
  from?: string;
  /** Last day, in Africa/Casablanca. */
  to?: string;
  /** A client. */
  clientId?: string;
  /** `refused` keeps the orders whose client refused them at the door at least once. */
  delivery?: 'refused';
  /** City of delivery. */
  cityId?: string;
  /** Smallest total to keep, in centimes. */
  minTotal?: number;
  /** Largest total to keep, in centimes. */
  maxTotal?: number;
  /** How the client pays. */
  paymentMethod?: PaymentMethod;
  /** `requested` keeps the orders that a client's request for cancellation is open for. */
  cancellation?: 'requested';
  /** `late` keeps the orders whose time to be accepted or handed over has passed. */
  due?: 'late';
  /** Keeps the orders that figures of dashboards count, deleted ones too: `counted` all but disapproved ones, of these `cancelled` those cancelled or rejected, `returned` those whose every piece came back, and `sold` the others. */
  figure?: 'counted' | 'sold' | 'cancelled' | 'returned';
  /** Order of the file, as of the list; a minus sign turns it round. `deadline` puts what is due first. */
  sort?:
    | 'deadline'
    | '-deadline'
    | 'orderDate'
    | '-orderDate'
    | 'total'
    | '-total'
    | 'number'
    | '-number';
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
  /** `standard` is RFC 4180 with commas between the cells and a decimal point. `excel` is as Excel reads and writes it in `language`: semicolons and a decimal comma in French and Arabic; codes and numbers that are texts stay texts. */
  format?: 'standard' | 'excel';
};
export type UpdateOrderApiResponse = /** status 200 The order as it stands now. */ Order;
export type UpdateOrderApiArg = {
  /** Id of the order. */
  orderId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  orderUpdate: OrderUpdate;
};
export type RecordOrderPrintsApiResponse =
  /** status 200 How many printings were written. */ RecordedPrints;
export type RecordOrderPrintsApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  orderPrints: OrderPrints;
};
export type PerformOrdersActionApiResponse =
  /** status 200 What became of each order, in the order asked. */ BulkOrderResult;
export type PerformOrdersActionApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  bulkOrderRequest: BulkOrderRequest;
};
export type PerformOrderActionApiResponse = /** status 200 The order after the action. */ Order;
export type PerformOrderActionApiArg = {
  /** Id of the order. */
  orderId: string;
  /** What to do. */
  action: OrderAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  orderActionRequest: OrderActionRequest;
};
export type LogDeliveryAttemptApiResponse = /** status 201 The order with its attempts. */ Order;
export type LogDeliveryAttemptApiArg = {
  /** Id of the order. */
  orderId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  deliveryAttemptRequest: DeliveryAttemptRequest;
};
export type TakeOrderApiResponse = /** status 201 The order, placed. */ PlacedCart;
export type TakeOrderApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  takenOrder: TakenOrder;
};
export type OrderUpdate = {
  internalNote?: string | null;
  externalNumber?: string | null;
};
export type RecordedPrints = {
  /** Orders whose history has a new entry. */
  recorded: number;
};
export type OrderPrints = {
  paper: 'slip' | 'label' | 'pickList' | 'invoice';
  ids: string[];
};
export type BulkOrderAction =
  | 'accept'
  | 'undoAccept'
  | 'prepare'
  | 'markReady'
  | 'handOver'
  | 'delete';
export type BulkOrderRow = {
  id: string;
  /** Null when the order is unknown. */
  number: string | null;
  /** Whether the order was moved; with dryRun, whether it would be. */
  isDone: boolean;
  /** Why not. */
  code:
    | ('action_not_allowed' | 'expired' | 'stale_revision' | 'not_found' | null)
    | ('action_not_allowed' | 'expired' | 'stale_revision' | 'not_found' | null);
  /** The order's status now. */
  status: OrderStatus | null;
  /** The order's revision now; null when the order is unknown. */
  revision: number | null;
};
export type BulkOrderResult = {
  action: BulkOrderAction;
  dryRun: boolean;
  doneCount: number;
  failedCount: number;
  results: BulkOrderRow[];
};
export type BulkParcel = {
  /** Id of the order. */
  id: string;
  trackingNumber: string;
};
export type BulkOrderRequest = {
  action: BulkOrderAction;
  ids: string[];
  dryRun?: boolean;
  /** With `undoAccept`, the revision of each order after its acceptance, by the order's id. */
  revisions?: {
    [key: string]: number;
  };
  /** With `handOver`, the carrier of all parcels. */
  carrier?: string;
  /** With `handOver`, adds the carrier to the store's list, or unarchives it there. Asks for `store.operations.edit`. */
  keepCarrier?: boolean;
  /** With `handOver`, the parcel of each order. */
  parcels?: BulkParcel[];
};
export type RefusalReason = 'out_of_stock' | 'wrong_price' | 'outside_delivery_area' | 'other';
export type OrderActionRequest = {
  reasonCode?: RefusalReason;
  /** Message to the client. */
  note?: string;
  /** With the reason `out_of_stock`, the items that the store has run out of; all items of the order when left out. Their variants are counted from now on and have no piece for sale. */
  outOfStock?: string[];
  /** Name of the carrier, of the store's list or any other. One of the list counts as used now. */
  carrier?: string;
  /** With `handOver`, adds the carrier to the store's list, or unarchives it there. Asks for `store.operations.edit`. */
  keepCarrier?: boolean;
  trackingNumber?: string;
};
export type DeliveryAttemptRequest = {
  outcome: DeliveryOutcome;
  /** The day the client asked for, in Africa/Casablanca: today or later. */
  postponedTo?: string | null;
  note?: string | null;
};
export type TakenOrder = {
  items: CartItem[];
  billing: Billing;
};
export const {
  useExportOrdersQuery,
  useLazyExportOrdersQuery,
  useUpdateOrderMutation,
  useRecordOrderPrintsMutation,
  usePerformOrdersActionMutation,
  usePerformOrderActionMutation,
  useLogDeliveryAttemptMutation,
  useTakeOrderMutation,
} = injectedRtkApi;
