import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { gte, lt, sql } from 'drizzle-orm';
import { PORTAL_PARTS, type PortalPart, STATUS_DAYS } from '#domain/status/portal-parts';
import {
  addDays,
  casablancaDay,
  casablancaDayEnd,
  casablancaInstant,
  type IsoDay,
} from '#domain/time/casablanca-day';
import type { Reader } from '../context';
import { partHours } from '../database/schema/status';
import type { PartDays, PartFindings } from '../ports/portal-status.port';

export type PartHour = typeof partHours.$inferSelect;

const MINUTES_IN_HOUR = 60;

function hourOf(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / millisecondsInHour) * millisecondsInHour);
}

/** The rows of one look at the parts. */
export function hoursOf({ at, states }: PartFindings): PartHour[] {
  const hour = hourOf(at);
  const minute = Math.floor((at.getTime() - hour.getTime()) / millisecondsInMinute);
  const bit = 1n << BigInt(minute);
  return PORTAL_PARTS.map((part) => ({
    part,
    hour,
    checked: bit,
    failed: states[part] === 'failing' ? bit : 0n,
  }));
}

/** One row for a part and an hour, with the minutes of both lists. */
export function combined(known: readonly PartHour[], added: readonly PartHour[]): PartHour[] {
  const rows = new Map<string, PartHour>();
  for (const row of [...known, ...added]) {
    const key = `${row.part} ${row.hour.getTime()}`;
    const other = rows.get(key);
    const { checked, failed } = other ?? { checked: 0n, failed: 0n };
    rows.set(key, { ...row, checked: row.checked | checked, failed: row.failed | failed });
  }
  return [...rows.values()];
}

export async function writeHours(reader: Reader, rows: PartHour[]): Promise<void> {
  if (rows.length === 0) return;
  await reader
    .insert(partHours)
    .values(rows)
    .onConflictDoUpdate({
      target: [partHours.part, partHours.hour],
      set: {
        checked: sql`${partHours.checked} | excluded.checked`,
        failed: sql`${partHours.failed} | excluded.failed`,
      },
    });
}

/** Deletes what the status page no longer shows. */
export async function deletePastHours(reader: Reader, now: Date): Promise<void> {
  await reader.delete(partHours).where(lt(partHours.hour, firstInstant(now)));
}

function firstInstant(now: Date): Date {
  return casablancaInstant(addDays(casablancaDay(now), 1 - STATUS_DAYS));
}

function countBits(mask: bigint): number {
  let count = 0;
  for (let rest = mask; rest > 0n; rest >>= 1n) count += Number(rest & 1n);
  return count;
}

/** The minutes of a day that have passed since the first look at the server ever. */
function passedMinutes(day: IsoDay, since: Date, now: Date): number {
  const begin = Math.max(casablancaInstant(day).getTime(), since.getTime());
  const end = Math.min(casablancaDayEnd(casablancaInstant(day)).getTime(), now.getTime());
  return Math.max(0, Math.floor((end - begin) / millisecondsInMinute));
}

/** The instant of the first minute of a row. */
function firstMinute({ hour, checked }: PartHour): Date {
  let minute = 0;
  while (minute < MINUTES_IN_HOUR && ((checked >> BigInt(minute)) & 1n) === 0n) minute += 1;
  return new Date(hour.getTime() + minute * millisecondsInMinute);
}

/** @param since the first look at the server in the rows, which begins its history */
function daysOfPart(part: PortalPart, rows: readonly PartHour[], since: Date | null, now: Date) {
  const today = casablancaDay(now);
  const own = rows.filter((row) => row.part === part);
  return Array.from({ length: STATUS_DAYS }, (_, back) => {
    const day = addDays(today, back + 1 - STATUS_DAYS);
    const hours = own.filter(({ hour }) => casablancaDay(hour) === day);
    const checked = hours.reduce((sum, row) => sum + countBits(row.checked), 0);
    const failed = hours.reduce((sum, row) => sum + countBits(row.failed), 0);
    if (part !== 'server') return { day, minutes: checked, failedMinutes: failed };
    // Nobody looks while no process runs: the minutes without a look are those without a server.
    const minutes = since === null ? 0 : Math.max(checked, passedMinutes(day, since, now));
    return { day, minutes, failedMinutes: minutes - checked };
  });
}

/** Sums the rows by day of the marketplace. */
export function partDaysOf(rows: readonly PartHour[], now: Date): PartDays {
  const looks = rows.filter(({ part }) => part === 'server').map(firstMinute);
  const first = looks.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
  const days = PORTAL_PARTS.map((part) => [part, daysOfPart(part, rows, first, now)] as const);
  return Object.fromEntries(days) as unknown as PartDays;
}

export async function readPartDays(reader: Reader, now: Date): Promise<PartDays> {
  const rows = await reader
    .select()
    .from(partHours)
    .where(gte(partHours.hour, firstInstant(now)));
  return partDaysOf(rows, now);
}
