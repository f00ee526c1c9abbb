// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  Billing,
  CartItem,
  HistoryEntry,
  OrderClient,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  PlacedCart,
} from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type {
  Billing,
  CartItem,
  HistoryActor,
  HistoryEntry,
  OrderClient,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  PlacedCart,
  PlacedCartItem,
  PlacedOrder,
  Problem,
  PublicStore,
} from './shared-schemas.generated';
export const addTagTypes = ['orders'] as const;
const orderListAnswer = {
  items: [
    {
      id: '',
      number: '',
      client: { id: '', firstName: '', lastName: '', phoneNumber: '' },
      city: '',
      cityEn: '',
      cityAr: '',
      status: '',
      paymentStatus: '',
      paymentMethod: '',
      orderDate: '',
      pictures: [{ name: '' }],
      itemsCount: 0,
      total: 0,
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
  cancellationCounts: {},
};
const orderBoardAnswer = { stages: [{ stage: '', count: 0, total: 0 }] };
const boardCardPageAnswer = {
  items: [
    {
      id: '',
      number: '',
      client: { id: '', firstName: '', lastName: '', phoneNumber: '' },
      city: '',
      cityEn: '',
      cityAr: '',
      status: '',
      paymentStatus: '',
      paymentMethod: '',
      orderDate: '',
      pictures: [{ name: '' }],
      itemsCount: 0,
      total: 0,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
};
const orderAnswer = {
  id: '',
  number: '',
  client: { id: '', firstName: '', lastName: '', phoneNumber: '' },
  status: '',
  paymentStatus: '',
  paymentMethod: '',
  orderDate: '',
  items: [
    {
      id: '',
      productId: '',
      variantId: '',
      sku: '',
      name: '',
      quantity: 0,
      quantityCancelled: 0,
      quantityReturned: 0,
      unitPrice: 0,
      taxRate: 0,
      total: 0,
    },
  ],
  itemsCount: 0,
  itemTotal: 0,
  shippingTotal: 0,
  discountTotal: 0,
  taxTotal: 0,
  total: 0,
  shippingAddress: { line1: '', cityId: '', city: '', cityEn: '', cityAr: '' },
  deliveryAttempts: [{ id: '', at: '', outcome: '', userId: '', userName: '' }],
  history: [{ at: '', actor: { type: '' }, action: '', to: '', visibility: '' }],
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
const recordedPrintsAnswer = { recorded: 0 };
const bulkOrderResultAnswer = {
  action: '',
  dryRun: true,
  doneCount: 0,
  failedCount: 0,
  results: [{ id: '', isDone: true }],
};
const placedCartAnswer = {
  orders: [
    {
      id: '',
      number: '',
      status: '',
      store: { id: '', name: '' },
      itemTotal: 0,
      shippingTotal: 0,
      total: 0,
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
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: (queryArg) => ({
          answer: orderListAnswer,
          url: `/api/store/orders/`,
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
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['orders'],
      }),
      getOrderBoard: build.query<GetOrderBoardApiResponse, GetOrderBoardApiArg>({
        query: (queryArg) => ({
          answer: orderBoardAnswer,
          url: `/api/store/orders/board`,
          params: {
            q: queryArg.q,
            from: queryArg['from'],
            to: queryArg.to,
            cityId: queryArg.cityId,
            minTotal: queryArg.minTotal,
            maxTotal: queryArg.maxTotal,
            paymentMethod: queryArg.paymentMethod,
            due: queryArg.due,
          },
        }),
        providesTags: ['orders'],
      }),
      listBoardCards: build.query<ListBoardCardsApiResponse, ListBoardCardsApiArg>({
        query: (queryArg) => ({
          answer: boardCardPageAnswer,
          url: `/api/store/orders/board/${encodeURIComponent(String(queryArg.stage))}`,
          params: {
            q: queryArg.q,
            from: queryArg['from'],
            to: queryArg.to,
            cityId: queryArg.cityId,
            minTotal: queryArg.minTotal,
            maxTotal: queryArg.maxTotal,
            paymentMethod: queryArg.paymentMethod,
            due: queryArg.due,
            after: queryArg.after,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['orders'],
      }),
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
      getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
        query: (queryArg) => ({
          answer: orderAnswer,
          url: `/api/store/order/${encodeURIComponent(String(queryArg.orderId))}`,
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
export type ListOrdersApiResponse = /** status 200 A page of orders. */ OrderList;
export type ListOrdersApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Statuses to keep, separated by commas. `canceled` is read as `cancelled`. */
  status?: OrderStatusInput[];
  /** First day, in Africa/Casablanca. */
  from?: string;
  /** Last day, in Africa/Casablanca. */
  to?: string;
  /** Only orders of this client. */
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
  /** Order of the list; a minus sign turns it round. `deadline` puts what is due first. Orders without a deadline come last both ways. */
  sort?:
    | 'deadline'
    | '-deadline'
    | 'orderDate'
    | '-orderDate'
    | 'total'
    | '-total'
    | 'number'
    | '-number';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type GetOrderBoardApiResponse = /** status 200 The totals of all stages. */ OrderBoard;
export type GetOrderBoardApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** First day, in Africa/Casablanca. */
  from?: string;
  /** Last day, in Africa/Casablanca. */
  to?: string;
  /** City of delivery. */
  cityId?: string;
  /** Smallest total to keep, in centimes. */
  minTotal?: number;
  /** Largest total to keep, in centimes. */
  maxTotal?: number;
  /** How the client pays. */
  paymentMethod?: PaymentMethod;
  /** `late` keeps the orders whose time to be accepted or handed over has passed. */
  due?: 'late';
};
export type ListBoardCardsApiResponse = /** status 200 A page of orders. */ BoardCardPage;
export type ListBoardCardsApiArg = {
  /** Stage of the order lifecycle. */
  stage: OrderStage;
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** First day, in Africa/Casablanca. */
  from?: string;
  /** Last day, in Africa/Casablanca. */
  to?: string;
  /** City of delivery. */
  cityId?: string;
  /** Smallest total to keep, in centimes. */
  minTotal?: number;
  /** Largest total to keep, in centimes. */
  maxTotal?: number;
  /** How the client pays. */
  paymentMethod?: PaymentMethod;
  /** `late` keeps the orders whose time to be accepted or handed over has passed. */
  due?: 'late';
  /** `next` of the page before; the first page when left out. */
  after?: string;
  /** Records a page. */
  pageSize?: number;
};
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
export type GetOrderApiResponse = /** status 200 The order. */ Order;
export type GetOrderApiArg = {
  /** Id of the order. */
  orderId: string;
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
export type OrderDeadline = {
  kind: 'accept' | 'ship';
  at: string;
};
export type OrderItemPicture = {
  url: string | null;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
};
export type OpenCancellation = {
  id: string;
  number: string;
  respondBy: string | null;
};
export type OrderAction =
  | 'accept'
  | 'undoAccept'
  | 'refuse'
  | 'prepare'
  | 'markReady'
  | 'handOver'
  | 'deliver'
  | 'invoice'
  | 'delete';
export type AllowedOrderAction = {
  action: OrderAction;
  /** Status after the action; `archived` after delete. */
  to: string;
  reasonRequired: boolean;
};
export type OrderSummary = {
  id: string;
  number: string;
  /** Number in the shop's ERP. */
  externalNumber: string | null;
  client: OrderClient;
  city: string;
  cityEn: string;
  cityAr: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  orderDate: string;
  deadline: OrderDeadline | null;
  acceptedAt: string | null;
  /** The first items' pictures. */
  pictures: OrderItemPicture[];
  /** Number of products. */
  itemsCount: number;
  /** Centimes of MAD. */
  total: number;
  openCancellation: OpenCancellation | null;
  allowedActions: AllowedOrderAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type OrderCounts = {
  [key: string]: number;
};
export type OrderList = {
  items: OrderSummary[];
  total: number;
  page: number;
  pageSize: number;
  counts: OrderCounts;
  /** Those of `counts` that a request for cancellation is open for. */
  cancellationCounts: OrderCounts;
};
export type OrderStatusInput =
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
  | 'canceled'
  | 'returned'
  | 'approved'
  | 'disapproved'
  | 'rejected';
export type OrderStage =
  | 'new'
  | 'toAccept'
  | 'toPrepare'
  | 'preparing'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'refused';
export type StageTotal = {
  stage: OrderStage;
  /** Number of orders. */
  count: number;
  /** Sum of their totals, in centimes. */
  total: number;
};
export type OrderBoard = {
  /** In the order of the lifecycle. */
  stages: StageTotal[];
};
export type BoardCard = {
  id: string;
  number: string;
  /** Number in the shop's ERP. */
  externalNumber: string | null;
  client: OrderClient;
  city: string;
  cityEn: string;
  cityAr: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  orderDate: string;
  deadline: OrderDeadline | null;
  acceptedAt: string | null;
  /** The first items' pictures. */
  pictures: OrderItemPicture[];
  /** Number of products. */
  itemsCount: number;
  /** Centimes of MAD. */
  total: number;
  openCancellation: OpenCancellation | null;
  allowedActions: AllowedOrderAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
  /** Null before the handover. */
  carrier: string | null;
};
export type BoardCardPage = {
  items: BoardCard[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
};
export type OrderItem = {
  id: string;
  productId: string;
  variantId: string;
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
  quantity: number;
  quantityCancelled: number;
  quantityReturned: number;
  /** Centimes. */
  unitPrice: number;
  /** Centimes at the time of the order; null for who may not see profit. */
  unitCost: number | null;
  /** VAT rate, 0 to 1. */
  taxRate: number;
  /** Centimes. */
  total: number;
  /** Centimes; null for who may not see commission. */
  commission: number | null;
  /** Where the store keeps the product now. */
  storagePlace: string | null;
};
export type Address = {
  line1: string;
  line2: string | null;
  cityId: string;
  city: string;
  cityEn: string;
  cityAr: string;
  zipcode: string | null;
};
export type DeliveryOutcome = 'unreachable' | 'postponed' | 'refused';
export type DeliveryAttempt = {
  id: string;
  at: string;
  outcome: DeliveryOutcome;
  postponedTo: string | null;
  note: string | null;
  /** Who tried. */
  userId: string;
  userName: string;
};
export type Recipient = {
  firstName: string;
  lastName: string;
  phoneNumber: string;
};
export type HandOver = {
  recipient: Recipient;
  paymentStatus: PaymentStatus;
};
export type Order = {
  id: string;
  number: string;
  externalNumber: string | null;
  client: OrderClient;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  orderDate: string;
  acceptBy: string | null;
  shipBy: string | null;
  deadline: OrderDeadline | null;
  items: OrderItem[];
  itemsCount: number;
  itemTotal: number;
  shippingTotal: number;
  discountTotal: number;
  taxTotal: number;
  total: number;
  commissionTotal: number | null;
  netTotal: number | null;
  /** Id of the user who accepted. */
  acceptedBy: string | null;
  acceptedAt: string | null;
  deliveredAt: string | null;
  shippingAddress: Address;
  clientNote: string | null;
  internalNote: string | null;
  deliveryAttempts: DeliveryAttempt[];
  history: HistoryEntry[];
  /** Its name when the parcel was handed over. */
  carrier: string | null;
  /** The carrier of the store's list that had this name when the parcel was handed over; null if none had. */
  carrierId: string | null;
  /** Of the carrier when the parcel was handed over; if it had none, its present one, as long as its name is still this one. */
  carrierPhone: string | null;
  trackingNumber: string | null;
  /** Page of the carrier that shows where the parcel is, https; from its tracking address, taken as the phone is. */
  trackingUrl: string | null;
  /** Null before the parcel is handed over. */
  handOver: HandOver | null;
  /** Of the store when the parcel was handed over; null before. */
  letterheadId: string | null;
  invoiceId: string | null;
  allowedActions: AllowedOrderAction[];
  createdAt: string;
  updatedAt: string;
  revision: number;
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
  useListOrdersQuery,
  useLazyListOrdersQuery,
  useGetOrderBoardQuery,
  useLazyGetOrderBoardQuery,
  useListBoardCardsQuery,
  useLazyListBoardCardsQuery,
  useExportOrdersQuery,
  useLazyExportOrdersQuery,
  useGetOrderQuery,
  useLazyGetOrderQuery,
  useUpdateOrderMutation,
  useRecordOrderPrintsMutation,
  usePerformOrdersActionMutation,
  usePerformOrderActionMutation,
  useLogDeliveryAttemptMutation,
  useTakeOrderMutation,
} = injectedRtkApi;
