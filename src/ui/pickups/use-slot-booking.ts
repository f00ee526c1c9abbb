import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type Actor, createActor, type SnapshotFrom } from 'xstate';
import { type BookingDraft, bookingDrafts } from '#application/pickups/booking-draft';
import { slotBookingOf } from '#application/pickups/slot-booking.actors';
import type { BookingRequest, SlotBooked } from '#application/pickups/slot-booking.machine';
import { newRunId } from '../kit/new-run-id';
import { useLatest } from '../kit/use-latest';
import { useApplication } from '../portal-context/application-context';

export type SlotBookingActor = Actor<ReturnType<ReturnType<typeof slotBookingOf>>>;

/** A booking of a slot on a page. */
export interface SlotBooking {
  readonly actor: SlotBookingActor;
  /** The carrier of the pickup that is moved; null for any. */
  readonly carrierId: string | null;
  /** The note for the carrier, as it is typed. */
  readonly note: string;
  readonly setNote: (note: string) => void;
  readonly start: (request: BookingRequest, carrierId: string | null) => void;
}

/**
 * The booking of a slot on this page. While places are held, it is stored in the browser: after a
 * reload or a new sign-in the user goes on with it, and their own places do not count against them.
 */
export function useSlotBooking(onBooked: (booked: SlotBooked) => void): SlotBooking {
  const { provide, inspection } = useApplication();
  const booked = useLatest(onBooked);
  const [actor] = useState(() =>
    createActor(provide(slotBookingOf(newRunId('booking'))), inspection),
  );
  const [carrierId, setCarrierId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  useEffect(() => {
    const listener = actor.on('slot.booked', (outcome) => booked.current(outcome));
    actor.start();
    return () => {
      listener.unsubscribe();
      actor.stop();
    };
  }, [actor, booked]);
  const isRead = useStoredBooking(actor, (draft) => {
    const { request, slot, hold } = draft;
    setCarrierId(request.pickupId === null ? null : slot.carrierId);
    setNote(draft.note);
    actor.send({ type: 'booking.restore', request, slot, hold });
  });
  useBookingStorage(actor, note, isRead);
  return {
    actor,
    carrierId,
    note,
    setNote,
    start: (request, carrier) => {
      setCarrierId(carrier);
      setNote('');
      actor.send({ type: 'booking.start', request });
    },
  };
}

function useUserId(): string {
  const { session } = useApplication();
  return useSelector(session, ({ context }) => context.user?.id ?? '');
}

/** Reads the stored booking once, and tells whether it was read. */
function useStoredBooking(
  actor: SlotBookingActor,
  onFound: (draft: BookingDraft) => void,
): boolean {
  const { provide } = useApplication();
  const userId = useUserId();
  const found = useLatest(onFound);
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const draft = await provide(bookingDrafts).read(userId);
      if (!isCurrent) return;
      if (draft && actor.getSnapshot().matches('resting')) found.current(draft);
      setIsRead(true);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [actor, provide, userId, found]);
  return isRead;
}

type Snapshot = SnapshotFrom<SlotBookingActor>;

/** Stores the booking while its places are held, and removes it once they are booked or free. */
function useBookingStorage(actor: SlotBookingActor, note: string, isRead: boolean): void {
  const { provide } = useApplication();
  const userId = useUserId();
  const held = useSelector(actor, heldPlaces);
  useEffect(() => {
    if (!isRead) return;
    const drafts = provide(bookingDrafts);
    const { request, slot, hold } = actor.getSnapshot().context;
    void (held && slot && hold
      ? drafts.write(userId, { request, slot, hold, note })
      : drafts.remove(userId));
  }, [actor, provide, userId, held, note, isRead]);
}

/** The id of the hold as long as nothing of it was sent: a booking that was sent may have taken effect. */
function heldPlaces(snapshot: Snapshot): string | null {
  const isWaiting = snapshot.matches('held') || snapshot.matches('failed');
  return isWaiting ? (snapshot.context.hold?.id ?? null) : null;
}
