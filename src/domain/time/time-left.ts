import {
  millisecondsInSecond,
  secondsInDay,
  secondsInHour,
  secondsInMinute,
} from 'date-fns/constants';

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * The time left until a moment, in the parts of a countdown; null from that moment on, or without a
 * valid one (NaN).
 * @param moment milliseconds UTC
 */
export function timeLeft(moment: number, now: number): TimeLeft | null {
  const left = Math.ceil((moment - now) / millisecondsInSecond);
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / secondsInDay),
    hours: Math.floor(left / secondsInHour) % 24,
    minutes: Math.floor(left / secondsInMinute) % 60,
    seconds: left % secondsInMinute,
  };
}
