import { addDays } from '#domain/time/casablanca-day';

/** The days that a list is narrowed to, both included, as `YYYY-MM-DD`. */
export interface Period {
  from: string | undefined;
  to: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar: a 31st of February rolls over to another. */
const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** The days that a list's URL names; what is no day is left out. */
export function readPeriod(params: URLSearchParams): Period {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : undefined;
  };
  return { from: day('from'), to: day('to') };
}

/** The part of a call that a period is. */
export const periodQuery = ({ from, to }: Period) => ({
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});
