import {
  addDays,
  casablancaInstant,
  type IsoDay,
  utcDateOf,
  weekday,
} from '#domain/time/casablanca-day';

/** Demand grows by about one percent a month. */
const GROWTH_A_DAY = 1.01 ** (12 / 365) - 1;

/** Demand of each weekday, Sunday first. On Fridays, shops and offices close over noon. */
const WEEKDAYS = [1.1, 1, 0.95, 0.95, 1, 0.9, 1.1] as const;

/** A season of the calendar that everybody uses, both days included, as month and day. */
interface Season {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly demand: number;
}

const SEASONS: readonly Season[] = [
  { name: 'visits of the diaspora', from: '07-10', to: '08-25', demand: 1.15 },
  { name: 'back to school', from: '09-01', to: '09-15', demand: 1.05 },
  { name: 'November promotions', from: '11-11', to: '11-30', demand: 1.1 },
  { name: 'gifts at the end of the year', from: '12-15', to: '12-31', demand: 1.05 },
];

/** A season of the Islamic calendar: month, and both days. */
interface IslamicSeason {
  readonly name: string;
  readonly month: number;
  readonly from: number;
  readonly to: number;
  readonly demand: number;
}

const RAMADAN = 9;

const ISLAMIC_SEASONS: readonly IslamicSeason[] = [
  { name: 'Ramadan', month: RAMADAN, from: 1, to: 18, demand: 0.9 },
  { name: 'purchases for Eid al-Fitr', month: RAMADAN, from: 19, to: 30, demand: 1.15 },
  { name: 'Eid al-Fitr', month: 10, from: 1, to: 3, demand: 0.8 },
  { name: 'purchases for Eid al-Adha', month: 12, from: 1, to: 8, demand: 1.1 },
  { name: 'Eid al-Adha', month: 12, from: 9, to: 12, demand: 0.8 },
];

const ISLAMIC = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

/** Month and day of the Islamic calendar, by the calculation of Umm al-Qura. */
function islamicDay(day: IsoDay): { month: number; day: number } {
  const parts = ISLAMIC.formatToParts(utcDateOf(day));
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return { month: part('month'), day: part('day') };
}

/** The seasons of a day. */
export function seasonsOn(day: IsoDay): readonly { name: string; demand: number }[] {
  const date = day.slice(5);
  const islamic = islamicDay(day);
  return [
    ...SEASONS.filter(({ from, to }) => from <= date && date <= to),
    ...ISLAMIC_SEASONS.filter(
      ({ month, from, to }) => month === islamic.month && from <= islamic.day && islamic.day <= to,
    ),
  ];
}

/**
 * The demand of a day, where 1 is an ordinary day at the end of the trade: growth, weekday and
 * seasons.
 * @param daysBeforeEnd how many days before the last day of the trade
 */
export function demandOn(day: IsoDay, daysBeforeEnd: number): number {
  const growth = (1 + GROWTH_A_DAY) ** -daysBeforeEnd;
  const ofWeekday = WEEKDAYS[weekday(day)] ?? 1;
  return seasonsOn(day).reduce((product, { demand }) => product * demand, growth * ofWeekday);
}

/** The fewest and the most orders of a day: so no day is over 60 % above another one. */
interface DayLimits {
  readonly least: number;
  readonly most: number;
}

/**
 * The number of orders of each day up to the last one, in whole orders whose sum follows the
 * demand: what a day cannot hold is carried to the next one.
 * @param ordersADay on an ordinary day at the end
 */
export function ordersByDay(
  last: IsoDay,
  days: number,
  ordersADay: number,
  { least, most }: DayLimits,
): ReadonlyMap<IsoDay, number> {
  const counts = new Map<IsoDay, number>();
  let owed = 0;
  for (let before = days - 1; before >= 0; before -= 1) {
    const day = addDays(last, -before);
    owed += ordersADay * demandOn(day, before);
    const count = Math.min(most, Math.max(least, Math.round(owed)));
    owed -= count;
    counts.set(day, count);
  }
  return counts;
}

/** Share of a day's orders that come in each hour from 8 to 23. */
const HOURS = [2, 4, 6, 7, 7, 6, 5, 5, 5, 6, 7, 8, 9, 10, 8, 5] as const;
/** On Fridays, few order during the prayer and the couscous. */
const FRIDAY_HOURS = [2, 4, 6, 7, 3, 1, 2, 5, 6, 7, 8, 9, 10, 11, 9, 6] as const;
/** In Ramadan, the day begins late and most order after the breaking of the fast. */
const RAMADAN_HOURS = [1, 2, 4, 5, 6, 6, 6, 5, 4, 3, 1, 2, 7, 12, 16, 16] as const;
const FIRST_HOUR = 8;
const FRIDAY = 5;

function hoursOf(day: IsoDay): readonly number[] {
  if (islamicDay(day).month === RAMADAN) return RAMADAN_HOURS;
  return weekday(day) === FRIDAY ? FRIDAY_HOURS : HOURS;
}

/**
 * An instant of a day by the share of its orders that came before it.
 * @param share from 0 up to but not including 1
 */
export function instantOfShare(day: IsoDay, share: number): Date {
  const hours = hoursOf(day);
  let left = share * hours.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of hours.entries()) {
    if (left < weight) {
      const hour = casablancaInstant(day, FIRST_HOUR + index);
      return new Date(hour.getTime() + Math.floor((left / weight) * 3_600_000));
    }
    left -= weight;
  }
  return casablancaInstant(day, FIRST_HOUR + hours.length - 1);
}
