import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OpeningHours, WEEKDAYS } from '../stores/store-availability';
import { weekdayOf } from '../stores/store-opening';
import { addDays, casablancaClock, casablancaDay } from '../time/casablanca-day';
import { bookingRefusal, holdExpiry, type Taking } from './slot-places';
import { clockOfMinutes, minutesOfClock, type SlotRule } from './slot-rules';
import { type Slot, type SlotSchedule, slotsOfDay, slotsOfDays } from './slots';

/** Schedules for each property; `npm run test:fuzz` takes more. */
const SCHEDULES = Number(process.env.SLOT_SCHEDULES ?? 60);
const seed = process.env.TEST_SEED;
const RUNS = { numRuns: SCHEDULES, ...(seed && { seed: Number(seed) }) };
const MINUTE = 60_000;
/** Milliseconds for one property; a schedule takes some of them to be judged. */
const TIMEOUT = 10_000 + 100 * SCHEDULES;

/** A period of one day, in steps of five minutes. */
const period = fc
  .uniqueArray(fc.integer({ min: 0, max: 287 }), { minLength: 2, maxLength: 2 })
  .map((ends) => {
    const [first = 0, last = 0] = ends.toSorted((one, other) => one - other);
    return { opens: clockOfMinutes(first * 5), closes: clockOfMinutes(last * 5) };
  });

const rule: fc.Arbitrary<SlotRule> = fc
  .record({
    times: period,
    day: fc.constantFrom(...WEEKDAYS),
    cityId: fc.constantFrom(null, 'cty_fes', 'cty_rabat'),
    minutes: fc.integer({ min: 5, max: 240 }),
    bufferMinutes: fc.integer({ min: 0, max: 60 }),
    capacity: fc.integer({ min: 1, max: 6 }),
    cutOffMinutes: fc.integer({ min: 0, max: 3000 }),
  })
  .map(({ times, ...fields }) => ({ ...times, ...fields }));

/** A day around the changes of the clocks of 2025 and 2026, or any other. */
const someDay = fc.oneof(
  fc.constantFrom('2025-02-20', '2025-04-02', '2026-02-12', '2026-03-18', '2026-09-16'),
  fc.integer({ min: 0, max: 900 }).map((ahead) => addDays('2025-01-01', ahead)),
);

const hours = fc.array(
  fc.record({ day: fc.constantFrom(...WEEKDAYS), times: period }).map(({ day, times }) => ({
    day,
    ...times,
  })),
  { maxLength: 20 },
);

/** A week of a store with up to twelve rules, which may overlap, and up to two closures. */
const week = fc
  .record({
    from: someDay,
    rules: fc.array(rule, { minLength: 1, maxLength: 12 }),
    weekly: hours,
    closed: fc.array(fc.record({ begin: fc.integer({ min: 0, max: 8 }), days: fc.nat(3) }), {
      maxLength: 2,
    }),
  })
  .map(({ from, rules, weekly, closed }) => {
    const closures = closed.map(({ begin, days }) => ({
      from: addDays(from, begin),
      to: addDays(from, begin + days),
      note: null,
      noteEn: null,
      noteAr: null,
      acceptOrders: true,
    }));
    const schedule: SlotSchedule = { rules, hours: { weekly, closures } };
    return { from, schedule };
  });

describe('Slots of generated schedules', () => {
  test(
    `No two slots of ${SCHEDULES} schedules overlap`,
    () => {
      fc.assert(
        fc.property(week, ({ from, schedule }) => {
          const slots = slotsOfDays(schedule, from, 7);
          for (const [place, slot] of slots.entries()) {
            expect(slot.endsAt.getTime()).toBeGreaterThan(slot.startsAt.getTime());
            const next = slots[place + 1];
            if (next) expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(slot.endsAt.getTime());
          }
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );

  test(
    `No slot of ${SCHEDULES} schedules touches a minute in which the store is closed`,
    () => {
      fc.assert(
        fc.property(week, ({ from, schedule }) => {
          for (const slot of slotsOfDays(schedule, from, 7)) {
            expect(closedMinutesOf(schedule, slot)).toEqual([]);
          }
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );

  test(
    `A slot of ${SCHEDULES} schedules is left out only for the hours, another slot or the clocks`,
    () => {
      fc.assert(
        fc.property(week, ({ from, schedule }) => {
          for (let ahead = 0; ahead < 7; ahead += 1) {
            const day = addDays(from, ahead);
            const slots = slotsOfDay(schedule, day);
            expect(slots.filter((slot) => !isOfRule(schedule, slot))).toEqual([]);
            expect(wrongfullyMissing(schedule, day, slots)).toEqual([]);
          }
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );

  test(
    `No slot of ${SCHEDULES} schedules is overbooked by any order of requests`,
    () => {
      const request = fc.record({
        slot: fc.nat(),
        places: fc.integer({ min: 1, max: 4 }),
        minutesLater: fc.nat(12),
        isBooked: fc.boolean(),
      });
      fc.assert(
        fc.property(week, fc.array(request, { maxLength: 60 }), ({ from, schedule }, requests) => {
          const slots = slotsOfDays(schedule, from, 7);
          fc.pre(slots.length > 0);
          let now = new Date(Date.parse(`${from}T00:00:00Z`) - 3 * 24 * 60 * MINUTE);
          const takings: Taking[] = [];
          for (const { slot: place, places, minutesLater, isBooked } of requests) {
            now = new Date(now.getTime() + minutesLater * MINUTE);
            const slot = slots[place % slots.length];
            const before = placesIn(takings, slot, now);
            const refusal = bookingRefusal({ slot, places, takings, now });
            const isFree = slot !== undefined && before + places <= slot.capacity;
            const isOpen = slot !== undefined && now <= slot.bookableUntil;
            expect(refusal).toBe(isOpen ? (isFree ? null : 'slot_full') : 'slot_closed');
            if (!slot || refusal) continue;
            const { startsAt, endsAt } = slot;
            takings.push({
              startsAt,
              endsAt,
              places,
              expiresAt: isBooked ? null : holdExpiry(now),
            });
            for (const one of slots) {
              expect(placesIn(takings, one, now)).toBeLessThanOrEqual(one.capacity);
            }
          }
        }),
        RUNS,
      );
    },
    TIMEOUT,
  );
});

const readings = new Map<number, readonly [day: string, clock: string]>();

/** Day and time in Casablanca, read once for each instant. */
function readingOf(at: number): readonly [day: string, clock: string] {
  const known = readings.get(at);
  if (known) return known;
  const instant = new Date(at);
  const reading = [casablancaDay(instant), casablancaClock(instant)] as const;
  readings.set(at, reading);
  return reading;
}

/** The minutes in which the hours of a store can begin or end, its first one and its last one. */
function judgedMinutesOf({ startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>): number[] {
  const step = 5 * MINUTE;
  const first = Math.ceil(startsAt.getTime() / step) * step;
  const minutes = [startsAt.getTime(), endsAt.getTime() - MINUTE];
  for (let at = first; at < endsAt.getTime(); at += step) minutes.push(at);
  return minutes;
}

/** The minutes of a slot on the clocks of Casablanca in which no opening hour runs, or a closure. */
function closedMinutesOf(
  { hours: { weekly, closures } }: SlotSchedule,
  slot: Pick<Slot, 'startsAt' | 'endsAt'>,
): string[] {
  return judgedMinutesOf(slot).flatMap((at) => {
    const [day, clock] = readingOf(at);
    const isOpen = (span: OpeningHours) =>
      span.day === weekdayOf(day) && span.opens <= clock && clock < span.closes;
    const isClosure = closures.some(({ from, to }) => from <= day && day <= to);
    return isClosure || !weekly.some(isOpen) ? [`${day} ${clock}`] : [];
  });
}

function placesIn(takings: readonly Taking[], slot: Slot | undefined, now: Date): number {
  return takings
    .filter(({ startsAt }) => startsAt.getTime() === slot?.startsAt.getTime())
    .filter(({ expiresAt }) => expiresAt === null || now.getTime() < expiresAt.getTime())
    .reduce((sum, { places }) => sum + places, 0);
}

/** Whether a rule of its weekday has exactly this slot. */
function isOfRule({ rules }: SlotSchedule, slot: Slot): boolean {
  const begin = minutesOfClock(casablancaClock(slot.startsAt));
  const length = (slot.endsAt.getTime() - slot.startsAt.getTime()) / MINUTE;
  const notice = (slot.startsAt.getTime() - slot.bookableUntil.getTime()) / MINUTE;
  return rules.some(
    (one) =>
      one.day === weekdayOf(casablancaDay(slot.startsAt)) &&
      one.minutes === length &&
      one.capacity === slot.capacity &&
      one.cutOffMinutes === notice &&
      one.cityId === slot.cityId &&
      (begin - minutesOfClock(one.opens)) % (one.minutes + one.bufferMinutes) === 0 &&
      begin >= minutesOfClock(one.opens) &&
      begin + one.minutes <= minutesOfClock(one.closes),
  );
}

/** The times of the rules that no reason leaves out. */
function wrongfullyMissing(schedule: SlotSchedule, day: string, slots: readonly Slot[]): string[] {
  const midnight = firstInstantOf(day);
  // Only days without a change of the clocks are judged, on which minutes are minutes.
  if (firstInstantOf(addDays(day, 1)) - midnight !== 24 * 60 * MINUTE) return [];
  const missing: string[] = [];
  for (const one of schedule.rules.filter((each) => each.day === weekdayOf(day))) {
    const step = one.minutes + one.bufferMinutes;
    const last = minutesOfClock(one.closes) - one.minutes;
    for (let begin = minutesOfClock(one.opens); begin <= last; begin += step) {
      const startsAt = new Date(midnight + begin * MINUTE);
      const endsAt = new Date(startsAt.getTime() + one.minutes * MINUTE);
      // A slot of the day occupies it, with at most an hour of buffer behind.
      const isOccupied = slots.some(
        (slot) =>
          slot.startsAt.getTime() < endsAt.getTime() &&
          startsAt.getTime() < slot.endsAt.getTime() + 60 * MINUTE,
      );
      if (isOccupied || closedMinutesOf(schedule, { startsAt, endsAt }).length > 0) continue;
      missing.push(`${day} ${clockOfMinutes(begin)}`);
    }
  }
  return missing;
}

/** The first minute of a day in Casablanca, found by reading the clocks. */
function firstInstantOf(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const early = midnight - 60 * MINUTE;
  return readingOf(early)[0] === day ? early : midnight;
}
