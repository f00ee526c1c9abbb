export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const SECOND_MS = 1000;

/**
 * The time left until a moment, in the parts of a countdown; null from that moment on, or without a
 * valid one (NaN).
 * @param moment milliseconds UTC
 */
export function timeLeft(moment: number, now: number): TimeLeft | null {
  const left = Math.ceil((moment - now) / SECOND_MS);
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
