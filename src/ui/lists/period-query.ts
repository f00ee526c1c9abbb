import { addDays } from '#domain/time/casablanca-day';

/** The days that filter a list, both included, as `YYYY-MM-DD`. */
export interface Period {
  from: string | undefined;
  to: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is an existing day: a 31st of February would roll over to another one. */
function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** The days of a list's URL, without invalid ones. */
export function readPeriod(params: URLSearchParams): Period {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : undefined;
  };
  return { from: day('from'), to: day('to') };
}

/** A period as query arguments. */
export function periodQuery({ from, to }: Period) {
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}
