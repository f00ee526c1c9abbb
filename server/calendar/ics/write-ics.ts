import { setImmediate as nextTurn } from 'node:timers/promises';
import ICAL from 'ical.js';
import { type CalendarEvent, lastDayOf, startDayOf } from '#domain/calendar/calendar-event';
import { icsRule } from '#domain/calendar/ics-rule';
import { occurrenceFields, occurrencesWithin, timesOnDay } from '#domain/calendar/occurrences';
import { addDays, casablancaTime, type IsoDay } from '#domain/time/casablanca-day';

/** One entry of a feed. */
export interface FeedEntry {
  readonly uid: string;
  readonly title: string;
  readonly description?: string;
  readonly place?: string;
  /** Instants (ms, UTC), or days of which the last one is included. */
  readonly when:
    | { readonly startsAt: number; readonly endsAt: number }
    | { readonly day: IsoDay; readonly lastDay: IsoDay };
  readonly changedAt: Date;
  /** Higher than that of every earlier file about it; omitted for what has one file only. */
  readonly sequence?: number;
}

/** An event of the store with what names and dates it in a feed. */
export interface FeedEvent {
  readonly uid: string;
  readonly event: CalendarEvent;
  readonly changedAt: Date;
  readonly revision: number;
}

/** Since this day clocks in Casablanca show UTC all year (decision 6). */
const UTC_SINCE: IsoDay = '2026-09-21';

function utcTime(instant: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(instant), true);
}

function dayTime(day: IsoDay): ICAL.Time {
  return ICAL.Time.fromDateString(day);
}

function addWhen(component: ICAL.Component, when: FeedEntry['when']): void {
  if ('day' in when) {
    component.addPropertyWithValue('dtstart', dayTime(when.day));
    component.addPropertyWithValue('dtend', dayTime(addDays(when.lastDay, 1)));
    return;
  }
  component.addPropertyWithValue('dtstart', utcTime(when.startsAt));
  component.addPropertyWithValue('dtend', utcTime(when.endsAt));
}

function whenOf(times: CalendarEvent['times']): FeedEntry['when'] {
  if (times.isAllDay) return { day: startDayOf(times), lastDay: lastDayOf(times) };
  return { startsAt: times.startsAt, endsAt: times.endsAt };
}

function entryComponent(entry: FeedEntry): ICAL.Component {
  const { uid, title, description, place, when, changedAt, sequence } = entry;
  const component = new ICAL.Component('vevent');
  component.addPropertyWithValue('uid', uid);
  component.addPropertyWithValue('dtstamp', utcTime(changedAt.getTime()));
  addWhen(component, when);
  component.addPropertyWithValue('summary', title);
  if (description) component.addPropertyWithValue('description', description);
  if (place) component.addPropertyWithValue('location', place);
  if (sequence !== undefined) component.addPropertyWithValue('sequence', sequence);
  return component;
}

function eventComponent(
  { uid, changedAt, revision }: Omit<FeedEvent, 'event'>,
  fields: Pick<CalendarEvent, 'title' | 'description' | 'place' | 'times'>,
): ICAL.Component {
  const { title, description, place, times } = fields;
  const when = whenOf(times);
  return entryComponent({ uid, title, description, place, when, changedAt, sequence: revision });
}

/** The end of a rule in the form of the begin of its event. */
function untilText({ times, recurrence }: CalendarEvent): string | null {
  const { until } = recurrence ?? { until: null };
  if (until === null) return null;
  const day = until.replaceAll('-', '');
  if (times.isAllDay) return day;
  const last = casablancaTime(until, '23:59').toISOString();
  return last.replace(/[-:]/g, '').replace('00.000Z', '59Z');
}

/** A series as a rule, with its deleted and changed occurrences. */
function seriesComponents(feed: FeedEvent): ICAL.Component[] {
  const { event } = feed;
  const { recurrence, times, changes } = event;
  if (!recurrence) return [eventComponent(feed, event)];
  const series = eventComponent(feed, event);
  const rule = icsRule(recurrence, startDayOf(times), untilText(event));
  series.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule));
  const timeOf = (day: IsoDay) =>
    times.isAllDay ? dayTime(day) : utcTime(timesOnDay(times, day).startsAt);
  const components = [series];
  for (const day of Object.keys(changes)) {
    const fields = changes[day] && occurrenceFields(event, day);
    if (!fields) {
      series.addPropertyWithValue('exdate', timeOf(day));
      continue;
    }
    const changed = eventComponent(feed, fields);
    changed.addPropertyWithValue('recurrence-id', timeOf(day));
    components.push(changed);
  }
  return components;
}

/** The occurrences of a series in a range as single events, each with a UID of its own. */
function singleComponents(feed: FeedEvent, from: number, to: number): ICAL.Component[] {
  return occurrencesWithin(feed.event, from, to).map(({ day, times }) => {
    const fields = (day !== null && occurrenceFields(feed.event, day)) || feed.event;
    return eventComponent({ ...feed, uid: `${day}-${feed.uid}` }, { ...fields, times });
  });
}

/**
 * Whether the rule of a series has the same instants in UTC: it begins since Casablanca keeps UTC,
 * or it has days without times.
 */
function isRuleInUtc({ times, recurrence }: CalendarEvent): boolean {
  return !recurrence || times.isAllDay || startDayOf(times) >= UTC_SINCE;
}

/** Entries between which other requests are answered. */
const PAUSE_EVERY = 200;

/**
 * A calendar file (RFC 5545) whose times are in UTC. Series that began while the clocks of Casablanca
 * changed are written as single events, from `from` to `to` (ms, UTC).
 */
export async function writeIcs(
  name: string,
  entries: readonly FeedEntry[],
  events: readonly FeedEvent[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<string> {
  const head = new ICAL.Component('vcalendar');
  head.addPropertyWithValue('prodid', '-//portail-vendeur.ma//Calendar//EN');
  head.addPropertyWithValue('version', '2.0');
  head.addPropertyWithValue('calscale', 'GREGORIAN');
  head.addPropertyWithValue('x-wr-calname', name);
  const [begin = '', end = ''] = head.toString().split(/(?=END:VCALENDAR)/);
  const parts: string[] = [];
  let written = 0;
  const write = async (components: readonly ICAL.Component[]): Promise<void> => {
    for (const component of components) parts.push(component.toString(), '\r\n');
    written += 1;
    if (written % PAUSE_EVERY === 0) await nextTurn();
  };
  for (const entry of entries) await write([entryComponent(entry)]);
  for (const feed of events) {
    await write(
      isRuleInUtc(feed.event) ? seriesComponents(feed) : singleComponents(feed, from, to),
    );
  }
  return `${begin}${parts.join('')}${end}\r\n`;
}
