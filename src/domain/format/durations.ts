import { millisecondsInMinute, minutesInDay, minutesInHour } from 'date-fns/constants';
import type { Language } from './languages';
import { formatNumber } from './numbers';

const NO_BREAK_SPACE = '\u00a0';

type Unit = 'minute' | 'hour' | 'day';

function unit(value: number, name: Unit, language: Language, unitDisplay: 'short' | 'long') {
  return formatNumber(value, language, { style: 'unit', unit: name, unitDisplay });
}

/** Arabic writes one and two hours as a word and abbreviates the rest: "ساعتان و56 د". */
function hoursAndMinutes(hours: number, minutes: number, language: Language): string {
  if (language === 'ar') {
    const whole = unit(hours, 'hour', language, hours <= 2 ? 'long' : 'short');
    return `${whole} و${unit(minutes, 'minute', language, 'short')}`;
  }
  const digits = String(minutes).padStart(2, '0');
  return `${hours}${NO_BREAK_SPACE}h${NO_BREAK_SPACE}${digits}`;
}

/**
 * A duration (ms) as a row shows it: "41 min", "2 h 56", "22 h", "3 jours". Minutes are rounded up,
 * so that a running time is never shown as zero; a negative duration is shown as zero.
 */
export function formatDuration(milliseconds: number, language: Language): string {
  const total = Math.max(0, Math.ceil(milliseconds / millisecondsInMinute));
  if (total < minutesInHour)
    return unit(total, 'minute', language, language === 'ar' ? 'long' : 'short');
  if (total >= 2 * minutesInDay) {
    return unit(Math.floor(total / minutesInDay), 'day', language, 'long');
  }
  const hours = Math.floor(total / minutesInHour);
  const minutes = total % minutesInHour;
  if (minutes > 0) return hoursAndMinutes(hours, minutes, language);
  return language === 'ar' ? unit(hours, 'hour', language, 'long') : `${hours}${NO_BREAK_SPACE}h`;
}
