import { and, arrayOverlaps, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import { bookingRefusal, type Taking } from '#domain/slots/slot-places';
import { type Slot, slotsOfDays } from '#domain/slots/slots';
import { DEFAULT_AVAILABILITY } from '#domain/stores/store-availability';
import { addDays, casablancaDay, casablancaInstant } from '#domain/time/casablanca-day';
import { OPEN_CANDIDACY_STATUSES } from '#domain/vacancies/candidacy-lifecycle';
import { isInterviewFixed } from '#domain/vacancies/interview-choice';
import { INTERVIEW_DAYS, interviewSlotRules } from '#domain/vacancies/vacancy-form';
import { findAvailability } from '../availability/availability.repository';
import type { Reader, Tx } from '../context';
import { candidacies } from '../database/schema/vacancies';
import { lockName } from '../database/transaction-lock';
import { problem } from '../http/problem-error';
import type { CandidacyRecord } from './candidacies.repository';

/** Makes the interviews of a store be booked one after another in all processes. */
function lockInterviews(tx: Tx, storeId: string): Promise<void> {
  return lockName(tx, `interviews of ${storeId}`);
}

/**
 * The interviews of other candidates that take a slot: those of the same vacancy, and those with the
 * same interviewer.
 */
async function takingsOf(
  reader: Reader,
  { candidacy, vacancy }: CandidacyRecord,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Taking[]> {
  const { interviewerIds } = candidacy;
  const rows = await reader
    .select({ startsAt: candidacies.interviewStartsAt, endsAt: candidacies.interviewEndsAt })
    .from(candidacies)
    .where(
      and(
        eq(candidacies.storeId, vacancy.storeId),
        ne(candidacies.id, candidacy.id),
        inArray(candidacies.status, [...OPEN_CANDIDACY_STATUSES]),
        lt(candidacies.interviewStartsAt, to),
        gt(candidacies.interviewEndsAt, from),
        or(
          eq(candidacies.vacancyId, vacancy.id),
          interviewerIds.length > 0
            ? arrayOverlaps(candidacies.interviewerIds, interviewerIds)
            : undefined,
        ),
      ),
    );
  return rows.flatMap(({ startsAt, endsAt }) =>
    startsAt && endsAt ? [{ startsAt, endsAt, places: 1, expiresAt: null }] : [],
  );
}

interface OfferedSlots {
  readonly slots: readonly Slot[];
  readonly takings: readonly Taking[];
}

/** The slots of the next days in which the candidate could be interviewed. */
async function readInterviewSlots(
  reader: Reader,
  record: CandidacyRecord,
  now: Date,
): Promise<OfferedSlots> {
  const hours = (await findAvailability(reader, record.vacancy.storeId)) ?? DEFAULT_AVAILABILITY;
  const rules = interviewSlotRules(record.vacancy.interviewRules);
  const today = casablancaDay(now);
  const slots = slotsOfDays({ rules, hours }, today, INTERVIEW_DAYS);
  const span = {
    from: casablancaInstant(today),
    to: casablancaInstant(addDays(today, INTERVIEW_DAYS)),
  };
  return { slots, takings: await takingsOf(reader, record, span) };
}

/** Whether the slot of the candidate cannot be changed now. */
function isFixed({ candidacy }: CandidacyRecord, now: Date): boolean {
  const { interviewStartsAt: startsAt, interviewEndsAt: endsAt } = candidacy;
  return isInterviewFixed(startsAt && endsAt ? { startsAt, endsAt } : null, now);
}

/** The slots that the candidate can choose now. */
export async function freeInterviewSlots(
  reader: Reader,
  record: CandidacyRecord,
  now: Date,
): Promise<Slot[]> {
  if (isFixed(record, now)) return [];
  const { slots, takings } = await readInterviewSlots(reader, record, now);
  return slots.filter((slot) => bookingRefusal({ slot, places: 1, takings, now }) === null);
}

/**
 * The slot that begins at this instant, decided under the lock of the store's interviews: of several
 * candidates at once, one gets it.
 * @throws ProblemError 409 `slot_not_offered`, `slot_closed` or `slot_full`
 */
export async function takeInterviewSlot(
  tx: Tx,
  record: CandidacyRecord,
  startsAt: Date,
  now: Date,
): Promise<Slot> {
  if (isFixed(record, now)) throw problem(409, 'slot_closed');
  await lockInterviews(tx, record.vacancy.storeId);
  const { slots, takings } = await readInterviewSlots(tx, record, now);
  const slot = slots.find((one) => one.startsAt.getTime() === startsAt.getTime());
  const refusal = bookingRefusal({ slot, places: 1, takings, now });
  if (refusal !== null || !slot) throw problem(409, refusal ?? 'slot_not_offered');
  return slot;
}
