import * as z from 'zod/mini';
import type { SlotHold } from '#openapi/types.generated';
import type { MachineProvider } from '../machine-provider';
import type { DraftKey } from '../ports/drafts.port';
import type { BookableSlot, BookingRequest } from './slot-booking.machine';

/** A booking whose places are held, and the note that the user has typed so far. */
export interface BookingDraft {
  readonly request: BookingRequest;
  readonly slot: BookableSlot;
  readonly hold: SlotHold;
  readonly note: string;
}

const text = z.string();

/** A stored draft; an earlier release may have stored another one. */
const storedDraft: z.ZodMiniType<BookingDraft> = z.object({
  request: z.object({ orderIds: z.array(text), pickupId: z.nullable(text) }),
  slot: z.object({
    carrierId: text,
    carrierName: text,
    startsAt: text,
    free: z.number(),
    state: z.enum(['open', 'full', 'closed']),
  }),
  hold: z.object({
    id: text,
    carrierId: text,
    cityId: z.nullable(text),
    startsAt: text,
    endsAt: text,
    places: z.number(),
    expiresAt: text,
  }),
  note: text,
});

/** The stored booking of a user: through a reload, a lost connection and the end of a session. */
export interface BookingDrafts {
  /** Null if there is none, or if its places are no longer held. */
  read(userId: string): Promise<BookingDraft | null>;
  write(userId: string, draft: BookingDraft): Promise<void>;
  remove(userId: string): Promise<void>;
}

function keyOf(userId: string): DraftKey {
  return { subject: 'slotBooking', recordId: 'new', userId };
}

/** The bookings that this browser stores. */
export const bookingDrafts: MachineProvider<BookingDrafts> = ({ drafts, clock }) => ({
  read: async (userId) => {
    const stored = await drafts.read(keyOf(userId));
    const draft = storedDraft.safeParse(stored?.values).data;
    return draft && Date.parse(draft.hold.expiresAt) > clock.now() ? draft : null;
  },
  write: (userId, draft) =>
    drafts.write({
      key: keyOf(userId),
      values: { ...draft },
      revision: null,
      savedAt: clock.now(),
    }),
  remove: (userId) => drafts.remove(keyOf(userId)),
});
