import { monthsBefore } from '#domain/metrics/metric-period';
import { addDays, daysBetween, type IsoDay, weekday } from '#domain/time/casablanca-day';

/** Orders on an average day of today. */
const ORDERS_A_DAY = 2.2;

/** By how much the orders of a day grow in a year, as a share of today's. */
const GROWTH_A_YEAR = 0.1;
const DAYS_A_YEAR = 365;

/** From Sunday to Saturday: clients order at the weekend, and less on Friday. */
const OF_WEEKDAY = [1.12, 0.96, 0.95, 0.96, 1, 0.9, 1.11] as const;

/** From January to December: summer visitors, holidays in August, presents at the end of the year. */
const OF_MONTH = [0.94, 0.95, 0.97, 1, 1.03, 1.05, 1.04, 0.95, 0.97, 1, 1.04, 1.06] as const;

/** Less in Ramadan, more in its last days, before the feast. */
const OF_RAMADAN = 0.92;
const BEFORE_FEAST = 1.12;
const FAST_DAYS_BEFORE_FEAST = 20;

const RAMADAN = 9;

/** Made when first used: it takes a millisecond. */
let hijri: Intl.DateTimeFormat | undefined;

/** Month and day of the Islamic calendar. */
function hijriOf(day: IsoDay): { month: number; day: number } {
  hijri ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = hijri.formatToParts(new Date(`${day}T12:00:00Z`));
  const numberOf = (type: 'month' | 'day') =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return { month: numberOf('month'), day: numberOf('day') };
}

function ofRamadan(day: IsoDay): number {
  const { month, day: dayOfMonth } = hijriOf(day);
  if (month !== RAMADAN) return 1;
  return dayOfMonth > FAST_DAYS_BEFORE_FEAST ? BEFORE_FEAST : OF_RAMADAN;
}

/** The week before the last two days, whose many open orders are not of {@link demandOn}. */
const LULL = { from: 2, to: 8, share: 0.6 } as const;

function ofLull(age: number): number {
  return age >= LULL.from && age <= LULL.to ? LULL.share : 1;
}

/** How many orders a day brings on average, `age` days ago. */
export function demandOn(day: IsoDay, age: number): number {
  const month = Number(day.slice(5, 7)) - 1;
  return (
    ORDERS_A_DAY *
    (1 - (GROWTH_A_YEAR * age) / DAYS_A_YEAR) *
    ofLull(age) *
    (OF_WEEKDAY[weekday(day)] ?? 1) *
    (OF_MONTH[month] ?? 1) *
    ofRamadan(day)
  );
}

const MONTHS_OF_TRADE = 14;

/** The first day of trade: that of a month, so that each month is complete. */
export function firstDayOfTrade(today: IsoDay): IsoDay {
  return `${monthsBefore(today, MONTHS_OF_TRADE).slice(0, 7)}-01`;
}

/** The number of orders of each day from the first day of trade to `today`, in their order. */
export function ordersByDay(today: IsoDay): { readonly day: IsoDay; readonly orders: number }[] {
  const first = firstDayOfTrade(today);
  const oldest = daysBetween(first, today);
  // What a day has less than one order goes over to the next; the first day has one at least.
  let due = 1;
  return Array.from({ length: oldest + 1 }, (_, place) => {
    const day = addDays(first, place);
    due += demandOn(day, oldest - place);
    const orders = Math.floor(due);
    due -= orders;
    return { day, orders };
  });
}
