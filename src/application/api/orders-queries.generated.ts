// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  BoardCardPage,
  Order,
  OrderBoard,
  OrderList,
  OrderStage,
  OrderStatusInput,
  PaymentMethod,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['orders'] as const;
export const orderListAnswer = {
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
export const orderBoardAnswer = { stages: [{ stage: '', count: 0, total: 0 }] };
export const boardCardPageAnswer = {
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
export const orderAnswer = {
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
      getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
        query: (queryArg) => ({
          answer: orderAnswer,
          url: `/api/store/order/${encodeURIComponent(String(queryArg.orderId))}`,
        }),
        providesTags: ['orders'],
      }),
    }),
  });
export { injectedRtkApi as ordersQueries };
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
export type GetOrderApiResponse = /** status 200 The order. */ Order;
export type GetOrderApiArg = {
  /** Id of the order. */
  orderId: string;
};
export const {
  useListOrdersQuery,
  useLazyListOrdersQuery,
  useGetOrderBoardQuery,
  useLazyGetOrderBoardQuery,
  useListBoardCardsQuery,
  useLazyListBoardCardsQuery,
  useGetOrderQuery,
  useLazyGetOrderQuery,
} = injectedRtkApi;
