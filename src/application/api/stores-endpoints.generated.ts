// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  Closure,
  EmailChange,
  NotificationPreferences,
  OpeningHours,
  StorePayment,
} from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type {
  Closure,
  EmailChange,
  NotificationPreference,
  NotificationPreferences,
  OpeningHours,
  Problem,
  StorePayment,
} from './shared-schemas.generated';
export const addTagTypes = ['stores'] as const;
const storeListAnswer = {
  items: [{ id: '', enterprise: '', name: '', status: '' }],
  total: 0,
  page: 0,
  pageSize: 0,
};
const storeAnswer = {
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
const availabilityAnswer = {
  weekly: [{ day: '', opens: '', closes: '' }],
  closures: [{ from: '', to: '', acceptOrders: true }],
  handlingDays: 0,
  revision: 0,
};
const letterheadAnswer = { id: '', name: '', createdAt: '' };
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
      createAvailability: build.mutation<CreateAvailabilityApiResponse, CreateAvailabilityApiArg>({
        query: (queryArg) => ({
          answer: availabilityAnswer,
          url: `/api/store/availability/create/new/`,
          method: 'POST',
          body: queryArg.availabilityInput,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['stores'],
      }),
      updateStore: build.mutation<UpdateStoreApiResponse, UpdateStoreApiArg>({
        query: (queryArg) => ({
          answer: storeAnswer,
          url: `/api/store/update/${encodeURIComponent(String(queryArg.storeId))}`,
          method: 'PATCH',
          body: queryArg.storeUpdate,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['stores'],
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
export { injectedRtkApi as storesEndpoints };
export type ListStoresApiResponse = /** status 200 The stores. */ StoreList;
export type ListStoresApiArg = void;
export type GetMyStoreApiResponse = /** status 200 The store. */ Store;
export type GetMyStoreApiArg = void;
export type GetMyAvailabilityApiResponse = /** status 200 The availability. */ Availability;
export type GetMyAvailabilityApiArg = void;
export type CreateAvailabilityApiResponse =
  /** status 201 The availability as it holds now. */ Availability;
export type CreateAvailabilityApiArg = {
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  availabilityInput: AvailabilityInput;
};
export type UpdateStoreApiResponse = /** status 200 The store as it stands now. */ Store;
export type UpdateStoreApiArg = {
  /** Id of the store. */
  storeId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  storeUpdate: StoreUpdate;
};
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
export type StoreStatus = 'under_review' | 'active' | 'suspended';
export type StoreSummary = {
  id: string;
  enterprise: string;
  name: string;
  nameAr: string | null;
  /** French name. */
  city: string | null;
  status: StoreStatus;
};
export type StoreList = {
  items: StoreSummary[];
  total: number;
  page: number;
  pageSize: number;
};
export type ShippingRule = {
  /** French name of the region. */
  region: string;
  /** The one city of the region that it is for; null or left out for all of them. */
  cityId?: string | null;
  isDelivered: boolean;
  /** Centimes; null for the fee of the client's city. */
  fee: number | null;
  /** Total in centimes from which delivery is free; null for never. */
  freeFrom: number | null;
  /** Days on the way; null or left out for those of the client's city. */
  days?: number | null;
};
export type StoreShipping = {
  rules: ShippingRule[];
};
export type SocialLinks = {
  website?: string;
  facebook?: string;
  instagram?: string;
  tiktok?: string;
  youtube?: string;
};
export type TranslatedText = {
  fr: string | null;
  en: string | null;
  ar: string | null;
};
export type StorePolicies = {
  returns: TranslatedText;
  delivery: TranslatedText;
  privacy: TranslatedText;
};
export type Store = {
  id: string;
  enterprise: string;
  name: string;
  nameAr: string | null;
  juridicalName: string | null;
  description: string | null;
  email: string | null;
  /** The new address that waits to be proved; null without one. */
  emailChange: EmailChange | null;
  phone: string | null;
  billingAddress: string | null;
  cityId: string | null;
  zipcode: string | null;
  /** Identifiant commun de l'entreprise. */
  ice: string | null;
  /** Identifiant fiscal. */
  taxId: string | null;
  /** Number in the trade register. */
  rce: string | null;
  /** Number of the business tax (taxe professionnelle). */
  businessTaxId: string | null;
  /** Number at the Caisse nationale de sécurité sociale. */
  cnss: string | null;
  /** PNG, JPEG or WebP as a data URL in Base64. */
  logo: string | null;
  /** How the marketplace's own systems name the store. */
  platformIdentifier: string | null;
  payment: StorePayment | null;
  shipping: StoreShipping;
  notificationPreferences: NotificationPreferences;
  socialLinks: SocialLinks;
  policies: StorePolicies;
  status: StoreStatus;
  createdAt: string;
  updatedAt: string;
  revision: number;
};
export type Availability = {
  weekly: OpeningHours[];
  closures: Closure[];
  handlingDays: number;
  /** Null while the default holds. */
  updatedAt: string | null;
  /** Counts its changes; 0 while the default holds. */
  revision: number;
};
export type AvailabilityInput = {
  weekly: OpeningHours[];
  closures: Closure[];
  /** Working days a parcel needs to be made ready. */
  handlingDays: number;
};
export type StoreUpdate = {
  enterprise?: string;
  name?: string;
  nameAr?: string | null;
  juridicalName?: string | null;
  description?: string | null;
  email?: string | null;
  /** The password of the caller, for another e-mail address. */
  currentPassword?: string;
  phone?: string | null;
  billingAddress?: string | null;
  cityId?: string | null;
  zipcode?: string | null;
  /** Fifteen digits. */
  ice?: string | null;
  /** Five to eight digits. */
  taxId?: string | null;
  /** Up to ten digits, the first not 0. */
  rce?: string | null;
  /** Eight digits. */
  businessTaxId?: string | null;
  /** Seven digits. */
  cnss?: string | null;
  /** PNG, JPEG or WebP of at most 1 MB as a data URL in Base64, judged by what it holds. */
  logo?: string;
  payment?: StorePayment;
  shipping?: StoreShipping;
  notificationPreferences?: NotificationPreferences;
  socialLinks?: SocialLinks;
  policies?: StorePolicies;
};
export type LetterheadCity = {
  name: string;
  nameEn: string;
  nameAr: string;
};
export type Letterhead = {
  id: string;
  name: string;
  nameAr: string | null;
  juridicalName: string | null;
  billingAddress: string | null;
  zipcode: string | null;
  city: LetterheadCity | null;
  phone: string | null;
  /** Identifiant commun de l'entreprise. */
  ice: string | null;
  /** Identifiant fiscal. */
  taxId: string | null;
  /** Number in the trade register. */
  rce: string | null;
  /** Number of the business tax (taxe professionnelle). */
  businessTaxId: string | null;
  /** Number at the Caisse nationale de sécurité sociale. */
  cnss: string | null;
  /** PNG, JPEG or WebP as a data URL in Base64. */
  logo: string | null;
  createdAt: string;
};
export const {
  useListStoresQuery,
  useLazyListStoresQuery,
  useGetMyStoreQuery,
  useLazyGetMyStoreQuery,
  useGetMyAvailabilityQuery,
  useLazyGetMyAvailabilityQuery,
  useCreateAvailabilityMutation,
  useUpdateStoreMutation,
  useGetStoreQuery,
  useLazyGetStoreQuery,
  useGetLetterheadQuery,
  useLazyGetLetterheadQuery,
} = injectedRtkApi;
