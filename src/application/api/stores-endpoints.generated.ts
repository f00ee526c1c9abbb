// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export type {
  Availability,
  Closure,
  Day,
  EmailChange,
  NotificationPreference,
  NotificationPreferences,
  OpeningHours,
  Problem,
  ShippingRule,
  SocialLinks,
  Store,
  StorePayment,
  StorePolicies,
  StoreShipping,
  StoreStatus,
  TranslatedText,
} from './shared-schemas.generated';
export * from './stores-queries.generated';
import type {
  Availability,
  Closure,
  NotificationPreferences,
  OpeningHours,
  SocialLinks,
  Store,
  StorePayment,
  StorePolicies,
  StoreShipping,
} from './shared-schemas.generated';
import { availabilityAnswer, storeAnswer } from './stores-queries.generated';
import { storesQueries as api } from './stores-queries.generated';
export const addTagTypes = ['stores'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
    }),
  });
export { injectedRtkApi as storesEndpoints };
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
export const { useCreateAvailabilityMutation, useUpdateStoreMutation } = injectedRtkApi;
