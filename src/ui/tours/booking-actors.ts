import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { provideTourBookingActions } from '#application/tours/tour-booking-actions.actors';
import type {
  TourBookingRecord,
  TourBookingStep,
} from '#application/tours/tour-booking-actions.machine';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors, type RecordActors, type RecordRow } from '../lists/record-actors';

export type BookingActor = RecordActor<ReturnType<typeof provideTourBookingActions>>;
type BookingRow = TourBookingRecord & RecordRow;
/** The processes of the bookings of a departure. */
export type BookingActors = RecordActors<BookingRow, BookingActor>;

/** The processes of the bookings on a page; `onOutcome` receives each completed action. */
export function createBookingActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: ActionPerformed<TourBookingRecord, TourBookingStep>) => void,
): BookingActors {
  return createRecordActors({
    create: (booking: BookingRow) => {
      const actor = new RecordActor(provide(provideTourBookingActions), {
        input: { record: booking },
        ...inspection,
      });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    changed: (booking) => ({ type: 'booking.changed', booking }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
  });
}
