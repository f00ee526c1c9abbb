import { type ScheduleForm, slotRulesOf } from '#domain/slots/slot-rule-form';
import type { CarrierSchedule } from '#openapi/types.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import type { EditedRecord } from '../editing/edited-record';
import { recordEditing } from '../editing/record-edit.actors';
import { pickupsApi } from './pickups-api';

const { updateCarrierSchedule } = pickupsApi.endpoints;

/** The slots of a carrier as a record for their form. */
export function scheduleRecord({
  carrierId,
  revision,
  rules,
}: CarrierSchedule): EditedRecord<ScheduleForm> {
  return { id: carrierId, revision, values: { rules } };
}

/** Edits the rules by which a carrier offers slots. */
export const scheduleEditing = recordEditing<ScheduleForm>({
  save: async ({ id, revision, values }, store, signal) => {
    const writing = updateCarrierSchedule.initiate({
      carrierId: id ?? '',
      'If-Match': `"${revision}"`,
      carrierScheduleInput: { rules: slotRulesOf(values) },
    });
    return scheduleRecord(await unwrapWithSignal(store.dispatch(writing), signal));
  },
  // By contract, `current` of a 412 is the schedule.
  recordOf: (current) => scheduleRecord(current as CarrierSchedule),
});
