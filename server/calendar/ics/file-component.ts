import { millisecondsInDay } from 'date-fns/constants';
import ICAL from 'ical.js';
import {
  allDayTimes,
  EVENT_LIMITS,
  type EventReminder,
  type EventTimes,
} from '#domain/calendar/calendar-event';
import type { ImportReason } from '#domain/calendar/ics-import';
import { addDays, daysBetween, type IsoDay, isIsoDay } from '#domain/time/casablanca-day';
import { cleanLines } from '../../products/product-fields';
import { type FileZones, UTC_CLOCKS, type ZoneClock } from './zone-times';

/** An event of a file cannot be imported. */
export class RefusedComponent extends Error {
  constructor(readonly reason: ImportReason) {
    super(reason);
  }
}

/** A time of a file. */
export interface FileTime {
  readonly day: IsoDay;
  /** On the clocks of its zone, as if it were UTC (ms). */
  readonly wallTime: number;
  /** The clocks of its zone; null for a day without a time. */
  readonly clocks: ZoneClock | null;
}

const TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(Z)?)?$/;

function fileTime(text: string, zone: string | null, zones: FileZones): FileTime {
  const [, day = '', time, utc] = TIME.exec(text) ?? [];
  if (!isIsoDay(day)) throw new RefusedComponent('invalid_time');
  if (!time) return { day, wallTime: Date.parse(`${day}T00:00:00Z`), clocks: null };
  const wallTime = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(wallTime)) throw new RefusedComponent('invalid_time');
  const clocks = utc ? UTC_CLOCKS : zones.clocksOf(zone);
  if (!clocks) throw new RefusedComponent('unknown_zone');
  return { day, wallTime, clocks };
}

/** The times of a property, which may have several. */
export function timesOfProperty(property: ICAL.Property, zones: FileZones): FileTime[] {
  const zone = property.getFirstParameter('tzid') ?? null;
  // As they are written: the library makes 2 March of 30 February.
  const [, , , ...values]: unknown[] = property.toJSON();
  return values.map((value) => fileTime(String(value), zone, zones));
}

/** The only time of a property by name; null without it. */
export function timeNamed(
  component: ICAL.Component,
  name: string,
  zones: FileZones,
): FileTime | null {
  const property = component.getFirstProperty(name);
  if (!property) return null;
  const [time] = timesOfProperty(property, zones);
  if (!time) throw new RefusedComponent('invalid_time');
  return time;
}

/** The instant of a time (ms, UTC); a day begins at midnight in Casablanca. */
export function instantOf({ day, wallTime, clocks }: FileTime): number {
  return clocks ? clocks(wallTime) : allDayTimes(day, day).startsAt;
}

function durationOf(component: ICAL.Component): number | null {
  const value = component.getFirstPropertyValue('duration');
  if (!(value instanceof ICAL.Duration)) return null;
  const seconds = value.toSeconds();
  if (!Number.isFinite(seconds) || seconds < 0) throw new RefusedComponent('invalid_time');
  return seconds * 1000;
}

/** The times of an event that begins at `start`. Without an end it lasts a day, or no time. */
export function eventTimes(
  component: ICAL.Component,
  start: FileTime,
  zones: FileZones,
): EventTimes {
  const end = timeNamed(component, 'dtend', zones);
  const duration = durationOf(component);
  if (!start.clocks) {
    const days = duration === null ? 1 : Math.max(1, Math.ceil(duration / millisecondsInDay));
    // The end in a file is the day after the last one.
    const ended = end ? daysBetween(start.day, end.day) : days;
    if (end?.clocks) throw new RefusedComponent('invalid_time');
    // Some programs write the same day as begin and end.
    return allDayTimes(start.day, addDays(start.day, Math.max(1, ended) - 1));
  }
  const startsAt = instantOf(start);
  if (end && !end.clocks) throw new RefusedComponent('invalid_time');
  const endsAt = end ? instantOf(end) : startsAt + (duration ?? 0);
  if (endsAt < startsAt) throw new RefusedComponent('invalid_time');
  return { isAllDay: false, startsAt, endsAt };
}

function text(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? cleanLines(value) : '';
}

/** Shown for an event without a title. */
const NO_TITLE = '–';

/** The texts of an event. HTML in them stays as it is: they are plain texts. */
export function eventTexts(component: ICAL.Component) {
  return {
    title: text(component, 'summary').replace(/\s+/g, ' ') || NO_TITLE,
    description: text(component, 'description'),
    place: text(component, 'location').replace(/\s+/g, ' '),
  };
}

/** The UID of an event; null without one. */
export function uidOf(component: ICAL.Component): string | null {
  return text(component, 'uid') || null;
}

/** The first reminders of an event that are relative to its begin. */
export function eventReminders(component: ICAL.Component): EventReminder[] {
  const reminders = component.getAllSubcomponents('valarm').flatMap((alarm): EventReminder[] => {
    const trigger = alarm.getFirstProperty('trigger');
    const value = trigger?.getFirstValue();
    if (!(value instanceof ICAL.Duration)) return [];
    if (trigger?.getFirstParameter('related') === 'END') return [];
    const minutesBefore = Math.round(-value.toSeconds() / 60);
    if (!(minutesBefore >= 0 && minutesBefore <= EVENT_LIMITS.minutesBefore)) return [];
    const isMail = text(alarm, 'action').toUpperCase() === 'EMAIL';
    return [{ minutesBefore, channel: isMail ? 'mail' : 'notification' }];
  });
  const known = new Set<string>();
  return reminders
    .filter(({ minutesBefore, channel }) => {
      const key = `${minutesBefore} ${channel}`;
      return !known.has(key) && known.add(key);
    })
    .slice(0, EVENT_LIMITS.reminders);
}
