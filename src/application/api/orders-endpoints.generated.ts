// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export * from './orders-queries.generated';
import type {
  BulkOrderRequest,
  BulkOrderResult,
  DeliveryAttemptRequest,
  Order,
  OrderAction,
  OrderActionRequest,
  OrderPrints,
  OrderStatusInput,
  OrderUpdate,
  PaymentMethod,
  PlacedCart,
  RecordedPrints,
  TakenOrder,
} from '#openapi/types.generated';
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
