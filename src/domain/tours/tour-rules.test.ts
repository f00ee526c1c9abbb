import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CancellationPolicy,
  policyErrors,
  refundOf,
  refundPercentAt,
  shareOf,
  sortedPolicy,
} from './cancellation-policy';
import { placeRefusal, placesFree, placesTaken, tourHoldExpiry } from './departure-places';
import {
  GUEST_KINDS,
  type GuestCount,
  guestErrors,
  isOffered,
  placesOf,
  priceGuests,
  type TourPrices,
  totalOf,
} from './tour-prices';
import {
  freeForOthers,
  nextOffers,
  offerExpiry,
  WAITING_LIFECYCLE,
  WAITING_STATUSES,
} from './waiting-list';

/** Cases for each property; `npm run test:fuzz` takes more. */
const seed = process.env.TEST_SEED;
const RUNS = {
  numRuns: Number(process.env.TOUR_CASES ?? 300),
  ...(seed && { seed: Number(seed) }),
};
const HOUR = 3_600_000;
const STARTS = new Date('2026-12-05T09:00:00Z');

/** A policy without errors: shares fall with the time that is left. */
const policy: fc.Arbitrary<CancellationPolicy> = fc
  .record({
    hours: fc.uniqueArray(fc.integer({ min: 0, max: 8760 }), { maxLength: 6 }),
    percents: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ hours, percents }) => {
    const [long, large] = [hours, percents].map((list) => list.toSorted((one, two) => two - one));
    return (long ?? []).map((hoursBefore, index) => ({
      hoursBefore,
      percent: large?.[index] ?? 0,
    }));
  });

const amount = fc.integer({ min: 0, max: 2_000_000_000 });
/** Milliseconds before the departure, around the steps of a policy too; negative after its begin. */
const left = fc.oneof(
  fc.integer({ min: -10, max: 8770 }).map((hours) => hours * HOUR),
  fc.integer({ min: -HOUR, max: 8770 * HOUR }),
);

describe('Refund by the policy', () => {
  test('A policy whose shares fall has no errors, in whatever order its steps are', () => {
    fc.assert(
      fc.property(policy, (steps) => {
        expect(policyErrors(steps)).toEqual({});
        expect(policyErrors(steps.toReversed())).toEqual({});
        expect(sortedPolicy(steps.toReversed())).toEqual(sortedPolicy(steps));
      }),
      RUNS,
    );
  });

  test('The refund is the exact share, rounded to the centime with halves up', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (paid, percent) => {
        const share = BigInt(paid) * BigInt(percent);
        const rounded = share / 100n + (share % 100n >= 50n ? 1n : 0n);
        expect(BigInt(shareOf(paid, percent))).toBe(rounded);
      }),
      RUNS,
    );
  });

  test('A guest never gets back more than they paid, nor more for a later cancellation', () => {
    fc.assert(
      fc.property(policy, amount, left, left, (steps, paid, one, other) => {
        const refund = (time: number) =>
          refundOf(
            { paid, policy: steps, startsAt: STARTS, fullRefundUntil: null },
            'guest',
            new Date(STARTS.getTime() - time),
          );
        const [early, late] = [Math.max(one, other), Math.min(one, other)].map(refund);
        expect(early).toBeGreaterThanOrEqual(late ?? 0);
        expect(late).toBeGreaterThanOrEqual(0);
        expect(early).toBeLessThanOrEqual(paid);
      }),
      RUNS,
    );
  });

  test('The share is that of the shortest step that is not over yet', () => {
    fc.assert(
      fc.property(policy, left, (steps, time) => {
        const holding = steps.filter(({ hoursBefore }) => hoursBefore * HOUR <= time);
        const expected = Math.max(0, ...holding.map(({ percent }) => percent));
        const now = new Date(STARTS.getTime() - time);
        expect(refundPercentAt(steps.toReversed(), STARTS, now)).toBe(expected);
      }),
      RUNS,
    );
  });

  test('The store refunds everything at any time', () => {
    fc.assert(
      fc.property(policy, amount, left, (steps, paid, time) => {
        const booking = { paid, policy: steps, startsAt: STARTS, fullRefundUntil: null };
        expect(refundOf(booking, 'store', new Date(STARTS.getTime() - time))).toBe(paid);
      }),
      RUNS,
    );
  });

  test('Guests of a departure that the store moved get everything back before its new cut-off', () => {
    fc.assert(
      fc.property(policy, amount, left, (steps, paid, time) => {
        const now = new Date(STARTS.getTime() - time);
        const booking = { paid, policy: steps, startsAt: STARTS, fullRefundUntil: null };
        const [later, past] = [new Date(now.getTime() + 1), now];
        const until = (fullRefundUntil: Date) =>
          refundOf({ ...booking, fullRefundUntil }, 'guest', now);
        expect(until(later)).toBe(paid);
        expect(until(past)).toBe(refundOf(booking, 'guest', now));
      }),
      RUNS,
    );
  });

  test('Exactly 48 hours before, the step of 48 hours holds, a millisecond later the next one', () => {
    const steps = [
      { hoursBefore: 24, percent: 50 },
      { hoursBefore: 48, percent: 100 },
    ];
    const booking = { paid: 10_001, policy: steps, startsAt: STARTS, fullRefundUntil: null };
    const at = (time: number) => refundOf(booking, 'guest', new Date(STARTS.getTime() - time));
    expect([at(48 * HOUR), at(48 * HOUR - 1), at(24 * HOUR), at(24 * HOUR - 1)]).toEqual([
      10_001, 5001, 5001, 0,
    ]);
  });

  test.each<[CancellationPolicy, Record<string, string[]>]>([
    [[{ hoursBefore: -1, percent: 50 }], { 'cancellationPolicy.0.hoursBefore': ['too_small'] }],
    [[{ hoursBefore: 8761, percent: 50 }], { 'cancellationPolicy.0.hoursBefore': ['too_large'] }],
    [[{ hoursBefore: 1, percent: -1 }], { 'cancellationPolicy.0.percent': ['too_small'] }],
    [
      [
        { hoursBefore: 1, percent: 50 },
        { hoursBefore: 1, percent: 50 },
      ],
      { 'cancellationPolicy.1.hoursBefore': ['duplicate'] },
    ],
    [
      [
        { hoursBefore: 48, percent: 50 },
        { hoursBefore: 24, percent: 60 },
      ],
      { 'cancellationPolicy.1.percent': ['larger_than_earlier'] },
    ],
  ])('%j is refused', (steps, errors) => {
    expect(policyErrors(steps)).toEqual(errors);
  });

  test('A policy has six steps at most', () => {
    const steps = Array.from({ length: 7 }, (_, hoursBefore) => ({ hoursBefore, percent: 10 }));
    expect(policyErrors(steps)).toEqual({ cancellationPolicy: ['too_many'] });
  });
});

const price = fc.option(fc.integer({ min: 1, max: 1_000_000 }));
const prices: fc.Arbitrary<TourPrices> = fc
  .record({ adult: price, child: price, group: price, size: fc.integer({ min: 2, max: 50 }) })
  .map(({ size, ...kinds }) => ({ ...kinds, groupSize: kinds.group === null ? null : size }));
const guests: fc.Arbitrary<GuestCount[]> = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...GUEST_KINDS),
    quantity: fc.integer({ min: 1, max: 100 }),
  }),
  { selector: ({ kind }) => kind, minLength: 1 },
);

describe('Price of a booking', () => {
  test('It is the sum of its lines, in the order of the kinds, whatever the order of the request', () => {
    fc.assert(
      fc.property(prices, guests, (of, asked) => {
        const offered = asked.filter(({ kind }) => isOffered(kind, of));
        const lines = priceGuests(offered, of);
        expect(priceGuests(offered.toReversed(), of)).toEqual(lines);
        expect(lines).toHaveLength(offered.length);
        const total = offered.reduce((sum, one) => sum + one.quantity * (of[one.kind] ?? 0), 0);
        expect(totalOf(lines)).toBe(total);
        const places = offered.reduce(
          (sum, { kind, quantity }) =>
            sum + quantity * (kind === 'group' ? (of.groupSize ?? 0) : 1),
          0,
        );
        expect(placesOf(lines)).toBe(places);
      }),
      RUNS,
    );
  });

  test('A kind that the tour does not take is refused, and so is each kind that is named twice', () => {
    const of = { adult: 12_000, child: null, group: 90_000, groupSize: null };
    expect(guestErrors([], of)).toEqual({ guests: ['required'] });
    expect(
      guestErrors(
        [
          { kind: 'child', quantity: 1 },
          { kind: 'group', quantity: 1 },
          { kind: 'adult', quantity: 0 },
          { kind: 'adult', quantity: 101 },
        ],
        of,
      ),
    ).toEqual({
      'guests.0.kind': ['not_offered'],
      'guests.1.kind': ['not_offered'],
      'guests.2.quantity': ['too_small'],
      'guests.3.kind': ['duplicate'],
      'guests.3.quantity': ['too_large'],
    });
  });
});

const NOW = new Date('2026-12-01T09:00:00Z');
const takings = fc.array(
  fc.record({
    places: fc.integer({ min: 1, max: 9 }),
    expiresAt: fc.option(
      fc.integer({ min: -3, max: 3 }).map((minutes) => new Date(NOW.getTime() + minutes * 60_000)),
    ),
  }),
  { maxLength: 20 },
);
const waiting = fc
  .array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 })
  .map((list) => list.map((places, position) => ({ id: `wai_${position}`, places, position })));

describe('Places of a departure', () => {
  test('Bookings one after another never take more places than there are', () => {
    const attempts = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), attempts, (maximum, wanted) => {
        const taken: { places: number; expiresAt: null }[] = [];
        const departure = { status: 'open', startsAt: STARTS, cutOffMinutes: 60 } as const;
        for (const places of wanted) {
          const free = placesFree(maximum, taken, NOW);
          const refusal = placeRefusal({ departure, places, free, now: NOW });
          if (refusal === null) taken.push({ places, expiresAt: null });
          else expect(placesTaken(taken, NOW) + places).toBeGreaterThan(maximum);
          expect(placesTaken(taken, NOW)).toBeLessThanOrEqual(maximum);
        }
      }),
      RUNS,
    );
  });

  test('A hold takes places until it expires, a booking for ever', () => {
    fc.assert(
      fc.property(takings, fc.integer({ min: 1, max: 99 }), (all, maximum) => {
        const counted = all.filter(
          ({ expiresAt }) => expiresAt === null || expiresAt.getTime() > NOW.getTime(),
        );
        const sum = counted.reduce((total, { places }) => total + places, 0);
        expect(placesTaken(all, NOW)).toBe(sum);
        expect(placesFree(maximum, all, NOW)).toBe(Math.max(0, maximum - sum));
      }),
      RUNS,
    );
    expect(tourHoldExpiry(NOW)).toEqual(new Date('2026-12-01T09:15:00Z'));
  });

  test('A departure is booked until its cut-off, while it is ahead', () => {
    const attempt = (minutes: number, status: 'open' | 'full' | 'confirmed' | 'done' = 'open') =>
      placeRefusal({
        departure: { status, startsAt: STARTS, cutOffMinutes: 60 },
        places: 2,
        free: 2,
        now: new Date(STARTS.getTime() - minutes * 60_000),
      });
    expect([attempt(61), attempt(60)]).toEqual([null, 'slot_closed']);
    expect([attempt(61, 'confirmed'), attempt(61, 'full')]).toEqual([null, null]);
    expect(attempt(61, 'done')).toBe('slot_closed');
  });
});

describe('Waiting list', () => {
  test('The table reaches each status, and has each action at most once per status', () => {
    const reached = new Set<string>(WAITING_LIFECYCLE.transitions.map(({ to }) => to));
    expect(WAITING_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
    const pairs = WAITING_LIFECYCLE.transitions.flatMap(({ from, action }) =>
      from.map((status) => `${status} ${action}`),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('Offers are in order, never more than the free places, and leave out whom no places are left for', () => {
    fc.assert(
      fc.property(waiting, fc.integer({ min: 0, max: 30 }), (entries, free) => {
        const offers = nextOffers(entries.toReversed(), free);
        const positions = offers.map(({ position }) => position);
        expect(positions).toEqual(positions.toSorted((one, other) => one - other));
        const given = offers.reduce((sum, { places }) => sum + places, 0);
        expect(given).toBeLessThanOrEqual(free);
        expect(freeForOthers(entries, free)).toBe(free - given);
        // Nobody is passed over whose places were free when it was their turn.
        for (const entry of entries.filter((one) => !offers.includes(one))) {
          const before = offers.filter(({ position }) => position < entry.position);
          const used = before.reduce((sum, { places }) => sum + places, 0);
          expect(entry.places).toBeGreaterThan(free - used);
        }
      }),
      RUNS,
    );
  });

  test('An offer ends after two hours, at the latest at the cut-off', () => {
    const cutOff = new Date('2026-12-01T12:00:00Z');
    expect(offerExpiry(NOW, cutOff)).toEqual(new Date('2026-12-01T11:00:00Z'));
    expect(offerExpiry(new Date('2026-12-01T11:30:00Z'), cutOff)).toEqual(cutOff);
  });
});
