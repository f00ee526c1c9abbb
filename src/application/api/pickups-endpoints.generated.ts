// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
export type {
  AllowedPickupAction,
  CarrierSchedule,
  HistoryActor,
  HistoryEntry,
  OrderStatus,
  Parcel,
  Pickup,
  PickupAction,
  PickupCarrier,
  PickupStatus,
  Problem,
  SlotRule,
} from './shared-schemas.generated';
export * from './pickups-queries.generated';
import type { CarrierSchedule, Pickup, PickupAction, SlotRule } from './shared-schemas.generated';
import { carrierScheduleAnswer, pickupAnswer } from './pickups-queries.generated';
import { pickupsQueries as api } from './pickups-queries.generated';
export const addTagTypes = ['pickups'] as const;
export const slotHoldAnswer = {
  id: '',
  carrierId: '',
  startsAt: '',
  endsAt: '',
  places: 0,
  expiresAt: '',
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
export type CarrierScheduleInput = {
  rules: SlotRule[];
};
export type SlotHold = {
  id: string;
  carrierId: string;
  cityId: string | null;
  startsAt: string;
  endsAt: string;
  places: number;
  expiresAt: string;
};
export type SlotHoldRequest = {
  carrierId: string;
  /** Begin of the slot. */
  startsAt: string;
  places: number;
};
export type PickupCreate = {
  holdId: string;
  orderIds: string[];
  note?: string | null;
};
export type CallOffReason = 'carrier_unavailable' | 'nothing_to_collect' | 'store_closed' | 'other';
export type PickupActionRequest = {
  holdId?: string;
  reasonCode?: CallOffReason;
  note?: string;
};
export type ParcelScan = {
  code: string;
  trackingNumber?: string;
  isScanned?: boolean;
};
export const {
  useUpdateCarrierScheduleMutation,
  useHoldSlotMutation,
  useReleaseSlotMutation,
  useRequestPickupMutation,
  usePerformPickupActionMutation,
  useScanParcelMutation,
} = injectedRtkApi;
