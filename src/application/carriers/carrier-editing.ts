import { type CarrierValues, NO_CARRIER } from '#domain/carriers/carrier-rules';
import type { Carrier, CarrierUpdate } from '#openapi/types.generated';
import { carriersEndpoints } from '../api/carriers-endpoints.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';

/** Orders show the phone and the tracking page of the carrier that has their name. */
const { createCarrier, updateCarrier, performCarrierAction } = carriersEndpoints.enhanceEndpoints({
  addTagTypes: ['orders'],
  endpoints: {
    createCarrier: { invalidatesTags: ['carriers', 'orders'] },
    updateCarrier: { invalidatesTags: ['carriers', 'orders'] },
  },
}).endpoints;

/** The initial values of a new carrier. */
export const newCarrier: EditedRecord<CarrierValues> = {
  id: null,
  revision: null,
  values: NO_CARRIER,
};

/** A carrier as a record for its form. */
export function carrierRecord(carrier: Carrier): EditedRecord<CarrierValues> {
  const { id, revision, name, phone, trackingAddress } = carrier;
  return {
    id,
    revision,
    values: { name, phone: phone ?? '', trackingAddress: trackingAddress ?? '' },
  };
}

/** Changed fields in the contract's form: an empty text means none. */
function updateOf({ name, phone, trackingAddress }: Partial<CarrierValues>): CarrierUpdate {
  return {
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone: phone.trim() || null }),
    ...(trackingAddress !== undefined && { trackingAddress: trackingAddress.trim() || null }),
  };
}

/** Edits a carrier of the store. A carrier without an id is created. */
export const carrierEditing = recordEditing<CarrierValues>({
  save: async ({ id, revision, values, changes }, store, signal) => {
    if (id === null) {
      const carrierCreate = { ...updateOf(values), name: values.name };
      const creating = store.dispatch(createCarrier.initiate({ carrierCreate }));
      return carrierRecord(await unwrapWithSignal(creating, signal));
    }
    const writing = updateCarrier.initiate({
      carrierId: id,
      'If-Match': `"${revision}"`,
      carrierUpdate: updateOf(changes),
    });
    return carrierRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // By contract, `current` of a 412 is the carrier.
  recordOf: (current) => carrierRecord(current as Carrier),
});

/** Whether a carrier is archived. */
export type CarrierStanding = { isArchived: boolean };

/** Whether a carrier is archived, as a record. The action on it names no revision. */
export function carrierStanding({ id, isArchived }: Carrier): EditedRecord<CarrierStanding> {
  return { id, revision: null, values: { isArchived } };
}

/** Archives or unarchives a carrier. */
export const carrierArchiving = recordEditing<CarrierStanding>({
  save: async ({ id, values: { isArchived } }, store, signal) => {
    const acting = performCarrierAction.initiate({
      carrierId: id ?? '',
      action: isArchived ? 'archive' : 'unarchive',
    });
    return carrierStanding(await unwrapWithSignal(store.dispatch(acting), signal));
  },
});
