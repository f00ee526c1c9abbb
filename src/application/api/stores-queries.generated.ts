// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { Availability, Letterhead, Store, StoreList } from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['stores'] as const;
export const storeListAnswer = {
  items: [{ id: '', enterprise: '', name: '', status: '' }],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const storeAnswer = {
  id: '',
  enterprise: '',
  name: '',
  shipping: { rules: [{ region: '', isDelivered: true }] },
  notificationPreferences: {
    delivery: { inApp: true, email: true },
    invoice: { inApp: true, email: true },
    order: { inApp: true, email: true },
    product: { inApp: true, email: true },
    store: { inApp: true, email: true },
  },
  socialLinks: {},
  policies: { returns: {}, delivery: {}, privacy: {} },
  status: '',
  createdAt: '',
  updatedAt: '',
  revision: 0,
};
export const availabilityAnswer = {
  weekly: [{ day: '', opens: '', closes: '' }],
  closures: [{ from: '', to: '', acceptOrders: true }],
  handlingDays: 0,
  revision: 0,
};
export const letterheadAnswer = { id: '', name: '', createdAt: '' };
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listStores: build.query<ListStoresApiResponse, ListStoresApiArg>({
        query: () => ({ answer: storeListAnswer, url: `/api/stores/` }),
        providesTags: ['stores'],
      }),
      getMyStore: build.query<GetMyStoreApiResponse, GetMyStoreApiArg>({
        query: () => ({ answer: storeAnswer, url: `/api/store/my/get/` }),
        providesTags: ['stores'],
      }),
      getMyAvailability: build.query<GetMyAvailabilityApiResponse, GetMyAvailabilityApiArg>({
        query: () => ({ answer: availabilityAnswer, url: `/api/store/my/get/availability/` }),
        providesTags: ['stores'],
      }),
      getStore: build.query<GetStoreApiResponse, GetStoreApiArg>({
        query: (queryArg) => ({
          answer: storeAnswer,
          url: `/api/store/${encodeURIComponent(String(queryArg.storeId))}`,
        }),
        providesTags: ['stores'],
      }),
      getLetterhead: build.query<GetLetterheadApiResponse, GetLetterheadApiArg>({
        query: (queryArg) => ({
          answer: letterheadAnswer,
          url: `/api/store/letterhead/${encodeURIComponent(String(queryArg.letterheadId))}`,
        }),
        providesTags: ['stores'],
      }),
    }),
  });
export { injectedRtkApi as storesQueries };
export type ListStoresApiResponse = /** status 200 The stores. */ StoreList;
export type ListStoresApiArg = void;
export type GetMyStoreApiResponse = /** status 200 The store. */ Store;
export type GetMyStoreApiArg = void;
export type GetMyAvailabilityApiResponse = /** status 200 The availability. */ Availability;
export type GetMyAvailabilityApiArg = void;
export type GetStoreApiResponse = /** status 200 The store. */ Store;
export type GetStoreApiArg = {
  /** Id of the store. */
  storeId: string;
};
export type GetLetterheadApiResponse = /** status 200 The letterhead. */ Letterhead;
export type GetLetterheadApiArg = {
  /** Id of the letterhead. */
  letterheadId: string;
};
export const {
  useListStoresQuery,
  useLazyListStoresQuery,
  useGetMyStoreQuery,
  useLazyGetMyStoreQuery,
  useGetMyAvailabilityQuery,
  useLazyGetMyAvailabilityQuery,
  useGetStoreQuery,
  useLazyGetStoreQuery,
  useGetLetterheadQuery,
  useLazyGetLetterheadQuery,
} = injectedRtkApi;
