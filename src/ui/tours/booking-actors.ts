import { createActor, type SnapshotFrom } from 'xstate';
import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { provideTourBookingActions } from '#application/tours/tour-booking-actions.actors';
import type {
  TourBookingRecord,
  TourBookingStep,
} from '#application/tours/tour-booking-actions.machine';
import type { RecordActor, RecordRow } from '../lists/lazy-record-actor';
import { createRecordActors, type RecordActors } from '../lists/record-actors';

export type BookingActor = RecordActor<ReturnType<typeof provideTourBookingActions>>;
type BookingSnapshot = SnapshotFrom<ReturnType<typeof provideTourBookingActions>>;
type BookingRow = TourBookingRecord & RecordRow;
/** The processes of the bookings of a departure. */
export type BookingActors = RecordActors<BookingRow, BookingActor>;

/** The processes of the bookings on a page; `onOutcome` receives each completed action. */
export function createBookingActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: ActionPerformed<TourBookingRecord, TourBookingStep>) => void,
): BookingActors {
  return createRecordActors<BookingRow, BookingSnapshot, BookingActor>({
    create: (booking) => {
      const actor = createActor(provide(provideTourBookingActions), {
        input: { record: booking },
        ...inspection,
      });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    update: (actor, booking) => actor.send({ type: 'booking.changed', booking }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting'),
  });
}
