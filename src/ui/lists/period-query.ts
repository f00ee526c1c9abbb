import { type IsoDay, isIsoDay } from '#domain/time/casablanca-day';
import { type PeriodPreset, periodPresets } from './period-presets';

/** The days that filter a list, both included, as `YYYY-MM-DD`. */
export interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The preset whose days these are today; tomorrow it has others. */
  readonly preset?: PeriodPreset;
}

/** No filter by days. */
export const ANY_PERIOD: Period = { from: undefined, to: undefined };

/** The days of a URL, without invalid ones. */
export function readPeriod(params: URLSearchParams): Period {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isIsoDay(text) ? text : undefined;
  };
  return { from: day('from'), to: day('to') };
}

/**
 * The period of a list's URL; given days outweigh a preset. The URL names a preset instead of its days, so that a saved view or a
 * bookmark of "the last 30 days" moves on with the days.
 * @param today the current day in Casablanca
 */
export function readListPeriod(params: URLSearchParams, today: IsoDay): Period {
  const days = readPeriod(params);
  if (days.from ?? days.to) return days;
  return presetPeriod(params.get('period'), today);
}

/** The days of a preset on this day; no filter for any other name. */
export function presetPeriod(preset: string | null, today: IsoDay): Period {
  const chosen = periodPresets(today).find(({ id }) => id === preset);
  return chosen ? { from: chosen.from, to: chosen.to, preset: chosen.id } : ANY_PERIOD;
}

/** The URL parameters of a period; all are removed without one. */
export function periodParams(period: Period): Record<'from' | 'to' | 'period', string | undefined> {
  const { from, to, preset } = period;
  return preset
    ? { period: preset, from: undefined, to: undefined }
    : { period: undefined, from, to };
}

/** A period as query arguments. */
export function periodQuery({ from, to }: Period) {
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}
