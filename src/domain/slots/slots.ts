import { addMinutes } from 'date-fns/addMinutes';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { subMinutes } from 'date-fns/subMinutes';
import type { Availability, OpeningHours } from '../stores/store-availability';
import { openingDay, weekdayOf } from '../stores/store-opening';
import { addDays, casablancaClock, casablancaTime, type IsoDay } from '../time/casablanca-day';
import { clockOfMinutes, minutesOfClock, type SlotRule, sortedSlotRules } from './slot-rules';

/** Who offers slots when, and when the place where they are is open. */
export interface SlotSchedule {
  readonly rules: readonly SlotRule[];
  readonly hours: Pick<Availability, 'weekly' | 'closures'>;
}

/** A time that can be booked, by as many as it has places. */
export interface Slot {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The last instant at which it can be booked. */
  readonly bookableUntil: Date;
  /** Null for every city. */
  readonly cityId: string | null;
  readonly capacity: number;
}

interface Candidate {
  readonly opens: string;
  readonly closes: string;
  readonly rule: SlotRule;
}

/** The slots of a rule by the clock; what is left at its end is shorter than a slot. */
function slotsOfRule(rule: SlotRule): Candidate[] {
  const last = minutesOfClock(rule.closes) - rule.minutes;
  const candidates: Candidate[] = [];
  const step = rule.minutes + rule.bufferMinutes;
  for (let begin = minutesOfClock(rule.opens); begin <= last; begin += step) {
    candidates.push({
      opens: clockOfMinutes(begin),
      closes: clockOfMinutes(begin + rule.minutes),
      rule,
    });
  }
  return candidates;
}

/** Whether the place is open from the first time to the second without a break. */
function isOpenThroughout(spans: readonly OpeningHours[], { opens, closes }: Candidate): boolean {
  let openUntil = opens;
  for (const span of spans.toSorted((one, other) => (one.opens < other.opens ? -1 : 1))) {
    if (span.opens <= openUntil && span.closes > openUntil) openUntil = span.closes;
  }
  return openUntil >= closes;
}

function slotOf({ opens, closes, rule }: Candidate, day: IsoDay): Slot {
  const startsAt = casablancaTime(day, opens);
  return {
    startsAt,
    endsAt: casablancaTime(day, closes),
    bookableUntil: subMinutes(startsAt, rule.cutOffMinutes),
    cityId: rule.cityId,
    capacity: rule.capacity,
  };
}

/**
 * Whether the clocks change during the slot, which makes it longer or shorter than its rule says, or
 * skip the time at which it begins.
 */
function isChangedByClocks({ startsAt, endsAt }: Slot, { opens, rule }: Candidate): boolean {
  return (
    differenceInMinutes(endsAt, startsAt) !== rule.minutes || casablancaClock(startsAt) !== opens
  );
}

/**
 * The slots of one day in Casablanca, in their order. A slot lies entirely in the opening hours, and
 * outside of closures. Of slots that would overlap, or lie in the buffer of another, the one that
 * begins first is offered. A slot during which the clocks change, or whose time they skip, is not
 * offered.
 */
export function slotsOfDay({ rules, hours }: SlotSchedule, day: IsoDay): Slot[] {
  const { spans } = openingDay(hours, day);
  const weekday = weekdayOf(day);
  const candidates = sortedSlotRules(rules.filter((rule) => rule.day === weekday))
    .flatMap(slotsOfRule)
    .filter((candidate) => isOpenThroughout(spans, candidate))
    .toSorted((one, other) => minutesOfClock(one.opens) - minutesOfClock(other.opens));
  const slots: Slot[] = [];
  let freeFrom: Date | undefined;
  for (const candidate of candidates) {
    const slot = slotOf(candidate, day);
    if (isChangedByClocks(slot, candidate)) continue;
    if (freeFrom && slot.startsAt < freeFrom) continue;
    slots.push(slot);
    freeFrom = addMinutes(slot.endsAt, candidate.rule.bufferMinutes);
  }
  return slots;
}

/** The slots of `count` days from `from`, in their order. */
export function slotsOfDays(schedule: SlotSchedule, from: IsoDay, count: number): Slot[] {
  return Array.from({ length: count }, (_, ahead) =>
    slotsOfDay(schedule, addDays(from, ahead)),
  ).flat();
}
