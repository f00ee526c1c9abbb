export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const SECOND_MS = 1000;

/**
 * What is left until a moment, in the parts of a countdown; null once it has come, or where there is
 * none (NaN).
 * @param moment milliseconds UTC
 */
export const timeLeft = (moment: number, now: number): TimeLeft | null => {
  const left = Math.ceil((moment - now) / SECOND_MS);
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
};
