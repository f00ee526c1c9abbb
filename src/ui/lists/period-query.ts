import { isIsoDay } from '#domain/time/casablanca-day';

/** The days that filter a list, both included, as `YYYY-MM-DD`. */
export interface Period {
  from: string | undefined;
  to: string | undefined;
}

/** The days of a list's URL, without invalid ones. */
export function readPeriod(params: URLSearchParams): Period {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isIsoDay(text) ? text : undefined;
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
