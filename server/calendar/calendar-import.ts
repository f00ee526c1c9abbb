import { readFile } from 'node:fs/promises';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay } from 'date-fns/constants';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { EventTimes } from '#domain/calendar/calendar-event';
import {
  type FileEvent,
  type ImportItem,
  importedChanges,
  importedEvent,
  newImportedEvent,
  outcomeCounts,
  type RefusedEvent,
} from '#domain/calendar/ics-import';
import type { CalendarImport } from '#openapi/types.generated';
import type { Db, Reader, Tx } from '../context';
import { newId } from '../database/ids';
import { calendarImports, type PlannedEvent } from '../database/schema/calendar';
import { invalid, notFound, problem } from '../http/problem-error';
import type { UploadedFile } from '../http/uploaded-file';
import type { EventUser } from './event-change';
import {
  columnsOf,
  type EventRow,
  eventOf,
  readChanges,
  readTimes,
  storedChanges,
  storedTimes,
} from './event-columns';
import { presentTimes } from './event-presentation';
import { changeEvent, insertEvents, lockEventsByUid } from './events.repository';
import { type ReadIcs, readIcs } from './ics/read-ics';

type ImportRow = typeof calendarImports.$inferSelect;

/** How long a checked file can be run (ms). */
const KEPT_MS = millisecondsInDay;

/**
 * Reads an uploaded calendar file.
 * @throws ProblemError 422 at `file` why it is no calendar
 */
export async function readCalendarFile({ path }: UploadedFile): Promise<ReadIcs> {
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  const read = await readIcs(text);
  if (typeof read === 'string') throw invalid({ file: [read] });
  return read;
}

const NO_TIMES = { startsAt: null, endsAt: null, day: null, lastDay: null };

function itemTimes(times: EventTimes | null) {
  if (!times) return NO_TIMES;
  const { startsAt, endsAt, day, lastDay } = presentTimes(times);
  return { startsAt, endsAt, day, lastDay };
}

function refusedItem({ line, uid, title, times, reasons }: RefusedEvent): ImportItem {
  const outcome = 'refused' as const;
  return {
    line,
    uid,
    outcome,
    title,
    ...itemTimes(times),
    isRecurring: false,
    changes: [],
    reasons,
  };
}

function plannedEvent(file: FileEvent, before: PlannedEvent['before']): PlannedEvent {
  const { line, uid, title, description, place, times, recurrence, changes, reminders } = file;
  return {
    line,
    before,
    uid,
    title,
    description,
    place,
    times: storedTimes(times),
    recurrence,
    changes: storedChanges(changes),
    reminders,
  };
}

function fileEventOf(planned: PlannedEvent): FileEvent {
  const { before: _before, times, changes, ...event } = planned;
  return { ...event, times: readTimes(times), changes: readChanges(changes) };
}

/** Most UIDs of one query. */
const BATCH = 500;

/** The events of the store that a file names, by UID, locked. */
async function lockNamedEvents(tx: Tx, storeId: string, uids: readonly string[]) {
  const found = new Map<string, EventRow>();
  for (let at = 0; at < uids.length; at += BATCH) {
    const some = await lockEventsByUid(tx, storeId, uids.slice(at, at + BATCH));
    for (const [uid, row] of some) found.set(uid, row);
  }
  return found;
}

/** Compares the events of a file with those of the store, and keeps what an import would write. */
export async function checkImport(
  tx: Tx,
  { events, refused, fileName }: ReadIcs & { readonly fileName: string },
  { storeId, userId }: EventUser,
  now: Date,
): Promise<CalendarImport> {
  const known = await lockNamedEvents(
    tx,
    storeId,
    events.map(({ uid }) => uid),
  );
  const items: ImportItem[] = refused.map(refusedItem);
  const planned: PlannedEvent[] = [];
  for (const file of events) {
    const row = known.get(file.uid);
    const changes = row ? importedChanges(eventOf(row), file) : [];
    const outcome = !row ? 'new' : changes.length > 0 ? 'changed' : 'unchanged';
    items.push({
      line: file.line,
      uid: file.uid,
      outcome,
      title: file.title,
      ...itemTimes(file.times),
      isRecurring: file.recurrence !== null,
      changes,
      reasons: [],
    });
    if (outcome !== 'unchanged') {
      planned.push(plannedEvent(file, row ? { id: row.id, revision: row.revision } : null));
    }
  }
  items.sort((one, other) => one.line - other.line);
  const [written] = await tx
    .insert(calendarImports)
    .values({
      id: newId('cim', now.getTime()),
      storeId,
      userId,
      fileName,
      status: 'checked',
      items,
      planned,
      createdAt: now,
      expiresAt: addMilliseconds(now, KEPT_MS),
    })
    .returning();
  if (!written) throw new Error('A written import was not returned.');
  return presentImport(written);
}

function presentImport(row: ImportRow): CalendarImport {
  return {
    id: row.id,
    fileName: row.fileName,
    status: row.status,
    counts: outcomeCounts(row.items),
    items: row.items.map((item) => ({
      line: item.line,
      uid: item.uid,
      outcome: item.outcome,
      title: item.title,
      startsAt: item.startsAt,
      endsAt: item.endsAt,
      day: item.day,
      lastDay: item.lastDay,
      isRecurring: item.isRecurring,
      changes: [...item.changes],
      reasons: [...item.reasons],
    })),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

function openImport(storeId: string, importId: string, now: Date) {
  return and(
    eq(calendarImports.id, importId),
    eq(calendarImports.storeId, storeId),
    gt(calendarImports.expiresAt, now),
  );
}

/** @throws ProblemError 404 unknown to the store, or expired */
export async function findImport(
  reader: Reader,
  storeId: string,
  importId: string,
  now: Date,
): Promise<CalendarImport> {
  const [row] = await reader
    .select()
    .from(calendarImports)
    .where(openImport(storeId, importId, now));
  if (!row) throw notFound();
  return presentImport(row);
}

/** An import that a user runs. */
export interface RequestedImport {
  readonly importId: string;
  readonly principal: EventUser;
  readonly now: Date;
}

/** The lines of the file whose events were not written, because the store's events changed. */
async function writePlanned(
  tx: Tx,
  planned: readonly PlannedEvent[],
  { storeId, userId }: EventUser,
  now: Date,
): Promise<ReadonlySet<number>> {
  const known = await lockNamedEvents(
    tx,
    storeId,
    planned.map(({ uid }) => uid),
  );
  const left = new Set<number>();
  const added: Parameters<typeof insertEvents>[1][number][] = [];
  for (const one of planned) {
    const row = known.get(one.uid);
    const file = fileEventOf(one);
    if (row?.id !== one.before?.id || row?.revision !== one.before?.revision) left.add(one.line);
    else if (row) {
      await changeEvent(tx, row.id, columnsOf(importedEvent(eventOf(row), file), now), now);
    } else {
      const columns = columnsOf(newImportedEvent(file), now);
      const id = newId('evt', now.getTime());
      const record = {
        id,
        storeId,
        uid: one.uid,
        createdBy: userId,
        createdAt: now,
        updatedAt: now,
      };
      added.push({ ...columns, ...record });
    }
  }
  await insertEvents(tx, added);
  return left;
}

/**
 * Writes what a checked import showed, in one transaction.
 * @throws ProblemError 404 unknown to the store, or expired; 409 `action_not_allowed` it has run
 */
export async function runImport(
  tx: Tx,
  { importId, principal, now }: RequestedImport,
): Promise<CalendarImport> {
  const [row] = await tx
    .select()
    .from(calendarImports)
    .where(openImport(principal.storeId, importId, now))
    .for('update');
  if (!row) throw notFound();
  if (row.status === 'finished') {
    throw problem(409, 'action_not_allowed', { current: presentImport(row) });
  }
  const left = await writePlanned(tx, row.planned, principal, now);
  const items = row.items.map((item): ImportItem => {
    if (!left.has(item.line)) return item;
    return { ...item, outcome: 'refused', changes: [], reasons: ['changed_meanwhile'] };
  });
  const [finished] = await tx
    .update(calendarImports)
    .set({ status: 'finished', items, planned: [] })
    .where(eq(calendarImports.id, importId))
    .returning();
  if (!finished) throw new Error('A written import was not returned.');
  return presentImport(finished);
}

/** Deletes checked files that have expired. */
export async function deleteExpiredImports(db: Db, now: Date): Promise<void> {
  await db.delete(calendarImports).where(lt(calendarImports.expiresAt, now));
}
