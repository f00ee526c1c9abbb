import { millisecondsInMinute } from 'date-fns/constants';
import { and, asc, eq, isNull, lte, notInArray } from 'drizzle-orm';
import { type DueReminder, dueReminders, nextReminderAt } from '#domain/calendar/occurrences';
import type { Tx } from '../context';
import { calendarEvents } from '../database/schema/calendar';
import { remindMembers } from '../notifications/remind-members';
import { processOneByOne, type ScheduledTaskContext } from '../orders/overdue-orders';
import { type EventRow, eventOf } from './event-columns';

/** After its begin, an event is reminded of for this long, if the worker was away. */
const TOLERANCE_MS = 15 * millisecondsInMinute;

/** The event whose reminder is due for the longest, locked; other processes take other ones. */
async function lockDueEvent(
  tx: Tx,
  now: Date,
  failed: readonly string[],
): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(calendarEvents)
    .where(
      and(
        isNull(calendarEvents.archivedAt),
        lte(calendarEvents.nextReminderAt, now),
        failed.length > 0 ? notInArray(calendarEvents.id, [...failed]) : undefined,
      ),
    )
    .orderBy(asc(calendarEvents.nextReminderAt), asc(calendarEvents.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

async function remind(
  tx: Tx,
  { id, storeId, createdBy }: EventRow,
  { channel, fields }: DueReminder,
  now: Date,
): Promise<void> {
  const { title, place, times, participantIds } = fields;
  const own = createdBy === null ? [] : [createdBy];
  await remindMembers(tx, {
    storeId,
    eventId: id,
    userIds: participantIds.length > 0 ? participantIds : own,
    channel,
    title,
    place,
    times,
    now,
  });
}

/**
 * Sends the reminders that are due. Each is sent once, whatever number of processes does so: the
 * event is locked, and its next reminder is written in the same transaction.
 * @returns of how many events somebody was reminded
 */
export function sendEventReminders(context: ScheduledTaskContext, now: Date): Promise<number> {
  return processOneByOne(context, async (tx, failed, picked) => {
    const row = await lockDueEvent(tx, now, failed);
    if (!row?.nextReminderAt) return 'none';
    picked(row.id);
    const event = eventOf(row);
    const after = row.nextReminderAt.getTime() - 1;
    const due = dueReminders(event, { after, now: now.getTime(), tolerance: TOLERANCE_MS });
    for (const reminder of due) await remind(tx, row, reminder, now);
    const next = nextReminderAt(event, now.getTime());
    await tx
      .update(calendarEvents)
      .set({ nextReminderAt: next === null ? null : new Date(next) })
      .where(eq(calendarEvents.id, row.id));
    return due.length > 0 ? 'moved' : 'moved elsewhere';
  });
}
