// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  CarrierSchedule,
  CarrierScheduleInput,
  OrdersToCollect,
  ParcelScan,
  Pickup,
  PickupAction,
  PickupActionRequest,
  PickupCreate,
  PickupList,
  PickupStatus,
  SlotHold,
  SlotHoldRequest,
  SlotList,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
export const addTagTypes = ['pickups'] as const;
export const carrierScheduleAnswer = {
  carrierId: '',
  rules: [
    { day: '', opens: '', closes: '', minutes: 0, bufferMinutes: 0, capacity: 0, cutOffMinutes: 0 },
  ],
  revision: 0,
};
export const pickupListAnswer = {
  items: [
    {
      id: '',
      number: '',
      carrier: { id: '', name: '' },
      startsAt: '',
      endsAt: '',
      status: '',
      ordersCount: 0,
      scannedCount: 0,
      allowedActions: [{ action: '', to: '', reasonRequired: true }],
      createdAt: '',
      updatedAt: '',
      revision: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
  counts: { requested: 0, confirmed: 0, moved: 0, collected: 0, missed: 0, called_off: 0 },
};
export const ordersToCollectAnswer = {
  items: [{ orderId: '', number: '', clientName: '', cityId: '', total: 0 }],
};
export const slotListAnswer = {
  items: [
    {
      carrierId: '',
      carrierName: '',
      startsAt: '',
      endsAt: '',
      bookableUntil: '',
      capacity: 0,
      booked: 0,
      held: 0,
      free: 0,
      state: '',
    },
  ],
};
export const slotHoldAnswer = {
  id: '',
  carrierId: '',
  startsAt: '',
  endsAt: '',
  places: 0,
  expiresAt: '',
};
export const pickupAnswer = {
  id: '',
  number: '',
  carrier: { id: '', name: '' },
  startsAt: '',
  endsAt: '',
  status: '',
  ordersCount: 0,
  scannedCount: 0,
  allowedActions: [{ action: '', to: '', reasonRequired: true }],
  createdAt: '',
  updatedAt: '',
  revision: 0,
  parcels: [
    {
      orderId: '',
      number: '',
      status: '',
      clientName: '',
      cityId: '',
      total: 0,
      amountDue: 0,
      isReleased: true,
    },
  ],
  history: [{ at: '', actor: { type: '' }, action: '', to: '', visibility: '' }],
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getCarrierSchedule: build.query<GetCarrierScheduleApiResponse, GetCarrierScheduleApiArg>({
        query: (queryArg) => ({
          answer: carrierScheduleAnswer,
          url: `/api/store/carrier/${encodeURIComponent(String(queryArg.carrierId))}/schedule`,
        }),
        providesTags: ['pickups'],
      }),
      updateCarrierSchedule: build.mutation<
        UpdateCarrierScheduleApiResponse,
        UpdateCarrierScheduleApiArg
      >({
        query: (queryArg) => ({
          answer: carrierScheduleAnswer,
          url: `/api/store/carrier/${encodeURIComponent(String(queryArg.carrierId))}/schedule`,
          method: 'PATCH',
          body: queryArg.carrierScheduleInput,
          headers: {
            'If-Match': queryArg['If-Match'],
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['pickups'],
      }),
      listPickups: build.query<ListPickupsApiResponse, ListPickupsApiArg>({
        query: (queryArg) => ({
          answer: pickupListAnswer,
          url: `/api/store/pickups/`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            carrierId: queryArg.carrierId,
            from: queryArg['from'],
            to: queryArg.to,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['pickups'],
      }),
      exportPickups: build.query<ExportPickupsApiResponse, ExportPickupsApiArg>({
        query: (queryArg) => ({
          url: `/api/store/pickups/export/`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            carrierId: queryArg.carrierId,
            from: queryArg['from'],
            to: queryArg.to,
            sort: queryArg.sort,
            language: queryArg.language,
            format: queryArg.format,
          },
        }),
        providesTags: ['pickups'],
      }),
      listOrdersToCollect: build.query<ListOrdersToCollectApiResponse, ListOrdersToCollectApiArg>({
        query: (queryArg) => ({
          answer: ordersToCollectAnswer,
          url: `/api/store/pickups/orders/`,
          params: {
            cityId: queryArg.cityId,
          },
        }),
        providesTags: ['pickups'],
      }),
      listSlots: build.query<ListSlotsApiResponse, ListSlotsApiArg>({
        query: (queryArg) => ({
          answer: slotListAnswer,
          url: `/api/store/pickups/slots/`,
          params: {
            from: queryArg['from'],
            days: queryArg.days,
            carrierId: queryArg.carrierId,
          },
        }),
        providesTags: ['pickups'],
      }),
      holdSlot: build.mutation<HoldSlotApiResponse, HoldSlotApiArg>({
        query: (queryArg) => ({
          answer: slotHoldAnswer,
          url: `/api/store/pickups/hold`,
          method: 'POST',
          body: queryArg.slotHoldRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['pickups'],
      }),
      releaseSlot: build.mutation<ReleaseSlotApiResponse, ReleaseSlotApiArg>({
        query: (queryArg) => ({
          url: `/api/store/pickups/hold/${encodeURIComponent(String(queryArg.holdId))}/release`,
          method: 'POST',
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['pickups'],
      }),
      requestPickup: build.mutation<RequestPickupApiResponse, RequestPickupApiArg>({
        query: (queryArg) => ({
          answer: pickupAnswer,
          url: `/api/store/pickup/create`,
          method: 'POST',
          body: queryArg.pickupCreate,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['pickups'],
      }),
      getPickup: build.query<GetPickupApiResponse, GetPickupApiArg>({
        query: (queryArg) => ({
          answer: pickupAnswer,
          url: `/api/store/pickup/${encodeURIComponent(String(queryArg.pickupId))}`,
        }),
        providesTags: ['pickups'],
      }),
      performPickupAction: build.mutation<
        PerformPickupActionApiResponse,
        PerformPickupActionApiArg
      >({
        query: (queryArg) => ({
          answer: pickupAnswer,
          url: `/api/store/pickup/${encodeURIComponent(String(queryArg.pickupId))}/${encodeURIComponent(String(queryArg.action))}`,
          method: 'POST',
          body: queryArg.pickupActionRequest,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['pickups'],
      }),
      scanParcel: build.mutation<ScanParcelApiResponse, ScanParcelApiArg>({
        query: (queryArg) => ({
          answer: pickupAnswer,
          url: `/api/store/pickup/${encodeURIComponent(String(queryArg.pickupId))}/parcels/scan`,
          method: 'POST',
          body: queryArg.parcelScan,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['pickups'],
      }),
    }),
  });
export { injectedRtkApi as pickupsEndpoints };
export type GetCarrierScheduleApiResponse = /** status 200 The schedule. */ CarrierSchedule;
export type GetCarrierScheduleApiArg = {
  /** Id of the carrier. */
  carrierId: string;
};
export type UpdateCarrierScheduleApiResponse =
  /** status 200 The schedule as it holds now. */ CarrierSchedule;
export type UpdateCarrierScheduleApiArg = {
  /** Id of the carrier. */
  carrierId: string;
  /** The revision the writer saw, in double quotes. Missing: 428. Stale: 412. */
  'If-Match'?: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  carrierScheduleInput: CarrierScheduleInput;
};
export type ListPickupsApiResponse = /** status 200 A page. */ PickupList;
export type ListPickupsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Statuses to keep, separated by commas. */
  status?: PickupStatus[];
  /** Only pickups by this carrier. */
  carrierId?: string;
  /** First day of the slots, in Africa/Casablanca. */
  from?: string;
  /** Last day of the slots, in Africa/Casablanca. */
  to?: string;
  /** Order of the list; a minus sign turns it round. `startsAt` is the begin of the slot. */
  sort?: 'startsAt' | '-startsAt' | 'createdAt' | '-createdAt' | 'number' | '-number';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type ExportPickupsApiResponse = /** status 200 The file. */ string;
export type ExportPickupsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Statuses to keep, separated by commas. */
  status?: PickupStatus[];
  /** Only pickups by this carrier. */
  carrierId?: string;
  /** First day of the slots, in Africa/Casablanca. */
  from?: string;
  /** Last day of the slots, in Africa/Casablanca. */
  to?: string;
  /** Order of the list; a minus sign turns it round. `startsAt` is the begin of the slot. */
  sort?: 'startsAt' | '-startsAt' | 'createdAt' | '-createdAt' | 'number' | '-number';
  /** Language of the file's headings and words, of the names by which it is sorted, and of the computer whose Excel a file `for Excel` is written for. The headings and codes of products are the same in every language. */
  language?: 'fr' | 'ar' | 'en';
  /** `standard` is RFC 4180 with commas between the cells and a decimal point. `excel` is as Excel reads and writes it in `language`: semicolons and a decimal comma in French and Arabic; codes and numbers that are texts stay texts. */
  format?: 'standard' | 'excel';
};
export type ListOrdersToCollectApiResponse = /** status 200 The orders. */ OrdersToCollect;
export type ListOrdersToCollectApiArg = {
  /** Only parcels to this city. */
  cityId?: string;
};
export type ListSlotsApiResponse = /** status 200 The slots. */ SlotList;
export type ListSlotsApiArg = {
  /** First day, in Africa/Casablanca; today by default. */
  from?: string;
  /** Number of days. */
  days?: number;
  /** Only slots of this carrier. */
  carrierId?: string;
};
export type HoldSlotApiResponse = /** status 201 The hold. */ SlotHold;
export type HoldSlotApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  slotHoldRequest: SlotHoldRequest;
};
export type ReleaseSlotApiResponse = unknown;
export type ReleaseSlotApiArg = {
  /** Id of the hold. */
  holdId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
};
export type RequestPickupApiResponse = /** status 201 The pickup. */ Pickup;
export type RequestPickupApiArg = {
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  pickupCreate: PickupCreate;
};
export type GetPickupApiResponse = /** status 200 The pickup. */ Pickup;
export type GetPickupApiArg = {
  /** Id of the pickup. */
  pickupId: string;
};
export type PerformPickupActionApiResponse = /** status 200 The pickup after the action. */ Pickup;
export type PerformPickupActionApiArg = {
  /** Id of the pickup. */
  pickupId: string;
  /** What to do. */
  action: PickupAction;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  pickupActionRequest: PickupActionRequest;
};
export type ScanParcelApiResponse = /** status 200 The pickup with what is scanned now. */ Pickup;
export type ScanParcelApiArg = {
  /** Id of the pickup. */
  pickupId: string;
  /** Names this write so that repeating it has no second effect. Kept 24 hours. */
  'Idempotency-Key'?: string;
  parcelScan: ParcelScan;
};
export const {
  useGetCarrierScheduleQuery,
  useLazyGetCarrierScheduleQuery,
  useUpdateCarrierScheduleMutation,
  useListPickupsQuery,
  useLazyListPickupsQuery,
  useExportPickupsQuery,
  useLazyExportPickupsQuery,
  useListOrdersToCollectQuery,
  useLazyListOrdersToCollectQuery,
  useListSlotsQuery,
  useLazyListSlotsQuery,
  useHoldSlotMutation,
  useReleaseSlotMutation,
  useRequestPickupMutation,
  useGetPickupQuery,
  useLazyGetPickupQuery,
  usePerformPickupActionMutation,
  useScanParcelMutation,
} = injectedRtkApi;
