import { WEEKDAYS, type Weekday } from '../stores/store-availability';

/**
 * When somebody offers slots on one weekday, in Casablanca time: from `opens` to `closes` one slot
 * after another, of equal length.
 */
export interface SlotRule {
  readonly day: Weekday;
  /** The city for which the slots are: of parcels, the city to which they go. Null for every city. */
  readonly cityId: string | null;
  /** `09:00` */
  readonly opens: string;
  /** `12:00`, on the same day. */
  readonly closes: string;
  /** Length of one slot, in minutes. */
  readonly minutes: number;
  /** Free minutes after each slot. */
  readonly bufferMinutes: number;
  /** Places in each slot. */
  readonly capacity: number;
  /** How many minutes before its begin a slot can be booked last. */
  readonly cutOffMinutes: number;
}

/** What a rule may contain; a day has 1,440 minutes, a week 10,080. */
export const SLOT_LIMITS = {
  rules: 100,
  minutes: { min: 5, max: 1440 },
  bufferMinutes: { min: 0, max: 720 },
  capacity: { min: 1, max: 500 },
  cutOffMinutes: { min: 0, max: 10_080 },
} as const;

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The minutes from midnight to a time of the day, `09:30`. */
export function minutesOfClock(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}

/** The time of the day after so many minutes from midnight. */
export function clockOfMinutes(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

type RuleError = [field: string, code: string];

function numberErrors(rule: SlotRule, path: string): RuleError[] {
  const fields = ['minutes', 'bufferMinutes', 'capacity', 'cutOffMinutes'] as const;
  return fields.flatMap((field): RuleError[] => {
    const { min, max } = SLOT_LIMITS[field];
    const value = rule[field];
    if (!Number.isInteger(value) || value < min) return [[`${path}.${field}`, 'too_small']];
    return value > max ? [[`${path}.${field}`, 'too_large']] : [];
  });
}

function timeErrors(rule: SlotRule, path: string): RuleError[] {
  for (const end of ['opens', 'closes'] as const) {
    if (!CLOCK.test(rule[end])) return [[`${path}.${end}`, 'invalid_format']];
  }
  const length = minutesOfClock(rule.closes) - minutesOfClock(rule.opens);
  if (length <= 0) return [[`${path}.closes`, 'period_reversed']];
  return rule.minutes > length ? [[`${path}.minutes`, 'too_large']] : [];
}

function overlapErrors(rules: readonly SlotRule[], index: number): RuleError[] {
  const rule = rules[index];
  const overlaps = rules
    .slice(0, index)
    .some(
      ({ day, opens, closes }) => day === rule?.day && opens < rule.closes && rule.opens < closes,
    );
  return overlaps ? [[`rules.${index}.opens`, 'overlapping']] : [];
}

/**
 * Errors of the rules of one carrier, codes by field (`rules.0.closes`): the times of a rule are
 * times of one day, a slot fits between them, and rules of one weekday do not overlap, whatever
 * their city: a carrier is at one place at a time.
 */
export function slotRuleErrors(rules: readonly SlotRule[]): Record<string, string[]> {
  const errors = rules.flatMap((rule, index) => {
    const path = `rules.${index}`;
    const own = [...numberErrors(rule, path), ...timeErrors(rule, path)];
    return own.length > 0 ? own : overlapErrors(rules, index);
  });
  return Object.fromEntries(errors.map(([field, code]) => [field, [code]]));
}

/** The rules in the order of the week, and of the day. */
export function sortedSlotRules(rules: readonly SlotRule[]): SlotRule[] {
  return rules.toSorted(
    (one, other) =>
      WEEKDAYS.indexOf(one.day) - WEEKDAYS.indexOf(other.day) ||
      minutesOfClock(one.opens) - minutesOfClock(other.opens),
  );
}
