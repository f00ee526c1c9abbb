import { WEEKDAYS, type Weekday } from '../stores/store-availability';
import type { IsoDay } from '../time/casablanca-day';
import {
  type EventFrequency,
  type EventRecurrence,
  isRecurrenceDay,
  RECURRENCE_LIMITS,
  weekdayOfDay,
} from './recurrence';

const ICS_WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

const FREQUENCIES: Readonly<Record<string, EventFrequency>> = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
};

/** The parts of a rule of RFC 5545 without its end, as a parser names them. */
export interface IcsRuleParts {
  readonly frequency: string;
  readonly interval: number;
  readonly count: number | null;
  /** The first day of its weeks, `MO`. */
  readonly weekStart: string;
  /** Other parts by name: `BYDAY`, `BYMONTHDAY` and so on. */
  readonly by: Readonly<Record<string, readonly (string | number)[]>>;
}

export type RuleRefusal = 'unsupported_recurrence' | 'too_many_occurrences';

type Rule = Pick<EventRecurrence, 'frequency' | 'weekdays' | 'monthlyBy'>;

interface NamedWeekday {
  readonly weekday: Weekday;
  /** Its number in the month, negative from the end; 0 without one. */
  readonly ordinal: number;
}

function namedWeekday(text: string | number): NamedWeekday | null {
  const found = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(String(text));
  if (!found) return null;
  const names: readonly string[] = ICS_WEEKDAYS;
  const index = names.indexOf(found[2] ?? '');
  return { weekday: WEEKDAYS[index] ?? 'monday', ordinal: Number(found[1] ?? 0) };
}

/** The values of a part, which must be those that the first day implies. */
function isOnly(values: readonly (string | number)[] | undefined, value: number): boolean {
  return values === undefined || (values.length === 1 && Number(values[0]) === value);
}

function dateOf(day: IsoDay): { readonly month: number; readonly date: number } {
  return { month: Number(day.slice(5, 7)), date: Number(day.slice(8)) };
}

function weeklyRule({ by, interval, weekStart }: IcsRuleParts, startDay: IsoDay): Rule | null {
  const { BYDAY, ...others } = by;
  if (Object.keys(others).length > 0) return null;
  const named = (BYDAY ?? []).map(namedWeekday);
  if (!named.every((one) => one?.ordinal === 0)) return null;
  const days = named.flatMap((one) => one?.weekday ?? []);
  const weekdays = WEEKDAYS.filter((day) => days.includes(day));
  // The first day of the week matters if several days are in every second week.
  if (interval > 1 && weekdays.length > 1 && weekStart !== 'MO') return null;
  return {
    frequency: 'weekly',
    weekdays: weekdays.length > 0 ? weekdays : [weekdayOfDay(startDay)],
    monthlyBy: 'day',
  };
}

function monthlyRule({ by }: IcsRuleParts, startDay: IsoDay): Rule | null {
  const { BYDAY, BYMONTHDAY, BYSETPOS, ...others } = by;
  const rule = { frequency: 'monthly', weekdays: [] } as const;
  if (Object.keys(others).length > 0) return null;
  if (!BYDAY) {
    const { date } = dateOf(startDay);
    return !BYSETPOS && isOnly(BYMONTHDAY, date) ? { ...rule, monthlyBy: 'day' } : null;
  }
  const [named] = BYDAY.map(namedWeekday);
  if (BYMONTHDAY || BYDAY.length > 1 || !named || named.weekday !== weekdayOfDay(startDay)) {
    return null;
  }
  if (BYSETPOS && (BYSETPOS.length > 1 || named.ordinal !== 0)) return null;
  const ordinal = BYSETPOS ? Number(BYSETPOS[0]) : named.ordinal;
  if (ordinal === -1) return { ...rule, monthlyBy: 'lastWeekday' };
  const isThatWeek = ordinal === Math.ceil(dateOf(startDay).date / 7);
  return isThatWeek ? { ...rule, monthlyBy: 'weekday' } : null;
}

function yearlyRule({ by }: IcsRuleParts, startDay: IsoDay): Rule | null {
  const { BYMONTH, BYMONTHDAY, ...others } = by;
  const { month, date } = dateOf(startDay);
  if (Object.keys(others).length > 0) return null;
  if (!isOnly(BYMONTH, month) || !isOnly(BYMONTHDAY, date)) return null;
  return { frequency: 'yearly', weekdays: [], monthlyBy: 'day' };
}

function ruleOf(parts: IcsRuleParts, startDay: IsoDay): Rule | null {
  const frequency = FREQUENCIES[parts.frequency];
  if (frequency === 'weekly') return weeklyRule(parts, startDay);
  if (frequency === 'monthly') return monthlyRule(parts, startDay);
  if (frequency === 'yearly') return yearlyRule(parts, startDay);
  if (frequency !== 'daily') return null;
  if (Object.keys(parts.by).length === 0) {
    return { frequency: 'daily', weekdays: [], monthlyBy: 'day' };
  }
  // Every day, but only on some weekdays: a weekly rule.
  return parts.interval === 1 ? weeklyRule(parts, startDay) : null;
}

/**
 * The rule of a calendar file for an event that begins on `startDay`, without its `until`; or why
 * the calendar has no such rule. No occurrence is computed, so a rule for a million of them costs
 * nothing.
 */
export function readIcsRule(parts: IcsRuleParts, startDay: IsoDay): EventRecurrence | RuleRefusal {
  const { interval, count } = parts;
  if (count !== null && count > RECURRENCE_LIMITS.count) return 'too_many_occurrences';
  if (!Number.isInteger(interval) || interval < 1 || interval > RECURRENCE_LIMITS.interval) {
    return 'unsupported_recurrence';
  }
  const rule = ruleOf(parts, startDay);
  if (!rule) return 'unsupported_recurrence';
  const recurrence = { ...rule, interval, until: null, count };
  const isOnRule = isRecurrenceDay(startDay, { ...recurrence, count: null }, startDay);
  return isOnRule ? recurrence : 'unsupported_recurrence';
}

function byParts({ frequency, weekdays, monthlyBy }: EventRecurrence, startDay: IsoDay): string[] {
  const icsName = (weekday: Weekday) => ICS_WEEKDAYS[WEEKDAYS.indexOf(weekday)] ?? 'MO';
  if (frequency === 'weekly') return [`BYDAY=${weekdays.map(icsName).join(',')}`];
  if (frequency !== 'monthly') return [];
  const { date } = dateOf(startDay);
  if (monthlyBy === 'day') return [`BYMONTHDAY=${date}`];
  const ordinal = monthlyBy === 'lastWeekday' ? -1 : Math.ceil(date / 7);
  return [`BYDAY=${ordinal}${icsName(weekdayOfDay(startDay))}`];
}

/**
 * A rule as RFC 5545 writes it.
 * @param until its end in the form of the event's begin: `20261231` or `20261231T235959Z`
 */
export function icsRule(rule: EventRecurrence, startDay: IsoDay, until: string | null): string {
  return [
    `FREQ=${rule.frequency.toUpperCase()}`,
    ...(rule.interval > 1 ? [`INTERVAL=${rule.interval}`] : []),
    ...byParts(rule, startDay),
    ...(rule.frequency === 'weekly' && rule.interval > 1 ? ['WKST=MO'] : []),
    ...(rule.count === null ? [] : [`COUNT=${rule.count}`]),
    ...(until === null ? [] : [`UNTIL=${until}`]),
  ].join(';');
}
