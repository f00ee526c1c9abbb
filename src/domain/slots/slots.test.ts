import { describe, expect, test } from 'vitest';
import { bookingRefusal, heldUntil, holdExpiry, takenPlaces } from './slot-places';
import { type SlotRule, slotRuleErrors, sortedSlotRules } from './slot-rules';
import { type SlotSchedule, slotsOfDay, slotsOfDays } from './slots';

const RULE: SlotRule = {
  day: 'thursday',
  cityId: null,
  opens: '09:00',
  closes: '12:00',
  minutes: 60,
  bufferMinutes: 15,
  capacity: 8,
  cutOffMinutes: 120,
};
const THURSDAY = '2026-11-26';

describe('Slots of a day', () => {
  test('A rule offers slots of equal length with a buffer between them, as long as they fit', () => {
    expect(slotsOfDay(schedule([RULE]), THURSDAY)).toEqual([
      {
        startsAt: new Date('2026-11-26T09:00:00Z'),
        endsAt: new Date('2026-11-26T10:00:00Z'),
        bookableUntil: new Date('2026-11-26T07:00:00Z'),
        cityId: null,
        capacity: 8,
      },
      {
        startsAt: new Date('2026-11-26T10:15:00Z'),
        endsAt: new Date('2026-11-26T11:15:00Z'),
        bookableUntil: new Date('2026-11-26T08:15:00Z'),
        cityId: null,
        capacity: 8,
      },
    ]);
    expect(slotsOfDay(schedule([RULE]), '2026-11-27')).toEqual([]);
  });

  test('A day begins and ends in Casablanca, an hour before UTC until September 2026', () => {
    const [first] = slotsOfDay(schedule([{ ...RULE, day: 'tuesday' }]), '2025-11-18');
    expect(first?.startsAt).toEqual(new Date('2025-11-18T08:00:00Z'));
  });

  test('No slot is offered in a break, outside of the opening hours or in a closure', () => {
    const weekly = [
      { day: 'thursday', opens: '13:00', closes: '18:00' },
      { day: 'thursday', opens: '09:00', closes: '12:30' },
    ] as const;
    const whole = { ...RULE, opens: '08:00', closes: '20:00', minutes: 120, bufferMinutes: 0 };
    const clocks = (closures: SlotSchedule['hours']['closures']) =>
      clocksOf({ rules: [whole], hours: { weekly, closures } });
    expect(clocks([])).toEqual(['10:00', '14:00', '16:00']);
    const note = { note: null, noteEn: null, noteAr: null, acceptOrders: true };
    expect(clocks([{ from: '2026-11-20', to: THURSDAY, ...note }])).toEqual([]);
  });

  test('Opening hours that touch are one', () => {
    const weekly = [
      { day: 'thursday', opens: '09:00', closes: '12:00' },
      { day: 'thursday', opens: '12:00', closes: '18:00' },
    ] as const;
    const rule = { ...RULE, opens: '11:30', closes: '12:30' };
    expect(clocksOf({ rules: [rule], hours: { weekly, closures: [] } })).toEqual(['11:30']);
  });

  test('Of overlapping slots the one that begins first is offered, and its buffer stays free', () => {
    const early = { ...RULE, opens: '09:30', closes: '10:30' };
    const late = { ...RULE, opens: '10:40', closes: '11:40' };
    expect(clocksOf(schedule([late, early]))).toEqual(['09:30']);
    expect(clocksOf(schedule([{ ...late, opens: '10:45', closes: '11:45' }, early]))).toEqual([
      '09:30',
      '10:45',
    ]);
  });

  test('A slot in the hour that the clocks skip or repeat is not offered', () => {
    const night = {
      ...RULE,
      day: 'sunday',
      opens: '01:00',
      closes: '05:00',
      minutes: 120,
    } as const;
    const always = { day: 'sunday', opens: '00:00', closes: '23:59' } as const;
    const of = (day: string) =>
      clocksOf(
        { rules: [{ ...night, bufferMinutes: 0 }], hours: { weekly: [always], closures: [] } },
        day,
      );
    expect([of('2025-02-16'), of('2025-02-23'), of('2025-04-06')]).toEqual([
      ['01:00', '03:00'],
      ['03:00'],
      ['03:00'],
    ]);
  });

  test('A slot that begins at a time which the clocks skip is not offered, and none takes its place', () => {
    const night = { ...RULE, day: 'sunday', opens: '01:20', closes: '03:40' } as const;
    const rules = [{ ...night, minutes: 20, bufferMinutes: 0 }];
    const of = (closes: string) =>
      clocksOf(
        { rules, hours: { weekly: [{ day: 'sunday', opens: '00:00', closes }], closures: [] } },
        '2025-04-06',
      );
    expect(of('02:25')).toEqual(['01:20', '01:40']);
    expect(of('05:00')).toEqual(['01:20', '01:40', '03:00', '03:20']);
  });

  test('The slots of several days follow one another', () => {
    const days = slotsOfDays(schedule([RULE, { ...RULE, day: 'friday' }]), THURSDAY, 8);
    expect(days.map(({ startsAt }) => startsAt.toISOString().slice(8, 13))).toEqual([
      '26T09',
      '26T10',
      '27T09',
      '27T10',
      '03T09',
      '03T10',
    ]);
  });
});

describe('Places of a slot', () => {
  const slot = firstSlotOf({ ...RULE, capacity: 3 });
  const now = new Date('2026-11-26T06:00:00Z');
  const at = (clock: string) => new Date(`2026-11-26T${clock}Z`);
  const booking = { startsAt: at('09:00:00'), endsAt: at('10:00:00'), places: 2, expiresAt: null };

  test('Bookings and holds take places; a hold does until the instant at which it expires', () => {
    const hold = { ...booking, places: 1, expiresAt: holdExpiry(now) };
    const taken = (when: Date) => takenPlaces(slot, [booking, hold], when);
    expect(hold.expiresAt).toEqual(at('06:10:00'));
    expect([taken(at('06:09:59.999')), taken(at('06:10:00'))]).toEqual([3, 2]);
  });

  test('A slot says until when its last places are held; bookings and expired holds do not count', () => {
    const held = (minutes: number) => ({ ...booking, expiresAt: at(`06:${minutes}:00`) });
    const until = (when: string) => heldUntil(slot, [booking, held(10), held(14)], at(when));
    expect(until('06:05:00')).toEqual(at('06:14:00'));
    expect(until('06:13:59')).toEqual(at('06:14:00'));
    expect(until('06:14:00')).toBeNull();
    const later = { ...held(14), startsAt: at('10:00:00'), endsAt: at('11:00:00') };
    expect(heldUntil(slot, [booking, later], now)).toBeNull();
  });

  test('A booking of other times counts in every slot that it overlaps, and in no other', () => {
    const places = (from: string, to: string) =>
      takenPlaces(slot, [{ ...booking, startsAt: at(from), endsAt: at(to) }], now);
    expect(places('09:30:00', '11:00:00')).toBe(2);
    expect(places('08:00:00', '09:00:00')).toBe(0);
    expect(places('10:00:00', '11:00:00')).toBe(0);
  });

  test('Places are refused when the slot is not offered, closed or full', () => {
    const refusal = (places: number, when = now) =>
      bookingRefusal({ slot, places, takings: [booking], now: when });
    expect([refusal(1), refusal(2)]).toEqual([null, 'slot_full']);
    expect([refusal(1, at('07:00:00')), refusal(1, at('07:00:00.001'))]).toEqual([
      null,
      'slot_closed',
    ]);
    const unknown = { slot: undefined, places: 1, takings: [], now };
    expect(bookingRefusal(unknown)).toBe('slot_not_offered');
  });

  test('A slot without cut-off is closed once it begins', () => {
    const open = { ...slot, bookableUntil: slot.startsAt };
    const refusal = (when: Date) =>
      bookingRefusal({ slot: open, places: 1, takings: [], now: when });
    expect([refusal(at('08:59:59.999')), refusal(at('09:00:00'))]).toEqual([null, 'slot_closed']);
  });
});

describe('Rules of slots', () => {
  test.each([
    [{ opens: '9:00' }, { 'rules.0.opens': ['invalid_format'] }],
    [{ closes: '24:00' }, { 'rules.0.closes': ['invalid_format'] }],
    [{ opens: '12:00' }, { 'rules.0.closes': ['period_reversed'] }],
    [{ minutes: 181 }, { 'rules.0.minutes': ['too_large'] }],
    [{ minutes: 4 }, { 'rules.0.minutes': ['too_small'] }],
    [{ minutes: 7.5 }, { 'rules.0.minutes': ['too_small'] }],
    [{ bufferMinutes: -1 }, { 'rules.0.bufferMinutes': ['too_small'] }],
    [{ bufferMinutes: 721 }, { 'rules.0.bufferMinutes': ['too_large'] }],
    [{ capacity: 0 }, { 'rules.0.capacity': ['too_small'] }],
    [{ cutOffMinutes: 10_081 }, { 'rules.0.cutOffMinutes': ['too_large'] }],
    [{ minutes: 180, bufferMinutes: 0, cutOffMinutes: 10_080, capacity: 500 }, {}],
  ] as const)('A rule with %j has the errors %j', (part, errors) => {
    expect(slotRuleErrors([{ ...RULE, ...part }])).toEqual(errors);
  });

  test('Rules of one weekday must not overlap, whatever their city', () => {
    const other = { ...RULE, cityId: 'cty_rabat', opens: '11:59', closes: '14:00' };
    expect(slotRuleErrors([RULE, other])).toEqual({ 'rules.1.opens': ['overlapping'] });
    expect(slotRuleErrors([RULE, { ...other, opens: '12:00' }])).toEqual({});
    expect(slotRuleErrors([RULE, { ...other, day: 'friday' }])).toEqual({});
  });

  test('Rules are sorted by weekday, Monday first, and by time', () => {
    const rules = [
      { ...RULE, day: 'sunday' },
      { ...RULE, opens: '10:00' },
      RULE,
      { ...RULE, day: 'monday' },
    ] as const;
    expect(sortedSlotRules(rules).map(({ day, opens }) => `${day} ${opens}`)).toEqual([
      'monday 09:00',
      'thursday 09:00',
      'thursday 10:00',
      'sunday 09:00',
    ]);
  });
});

/** The first slot of a rule on the Thursday. */
function firstSlotOf(rule: SlotRule) {
  const [slot] = slotsOfDay(schedule([rule]), THURSDAY);
  if (!slot) throw new Error('The rule offers no slot.');
  return slot;
}

/** The rules of a store that is open on Thursdays and Fridays, and never closes for holidays. */
function schedule(rules: readonly SlotRule[]): SlotSchedule {
  const weekly = (['tuesday', 'thursday', 'friday'] as const).map((day) => ({
    day,
    opens: '08:00',
    closes: '20:00',
  }));
  return { rules, hours: { weekly, closures: [] } };
}

function clocksOf(of: SlotSchedule, day = THURSDAY): string[] {
  return slotsOfDay(of, day).map(({ startsAt }) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: day < '2026-09-20' ? 'Africa/Casablanca' : 'UTC',
      hour: '2-digit',
      minute: '2-digit',
    }).format(startsAt),
  );
}
