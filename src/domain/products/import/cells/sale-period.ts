/**
 * Whether a sale is running at an instant. Both ends are ISO 8601 days or instants and may be
 * empty. A last day is included until its end. An end that is not a date sets no limit.
 */
export function isSaleRunning(from: string, to: string, now: Date): boolean {
  const start = instantOf(from, '00:00:00Z');
  const end = instantOf(to, '23:59:59.999Z');
  return (start === null || start <= now.getTime()) && (end === null || now.getTime() <= end);
}

/** The two ends of an interval joined by a slash. */
export function splitPeriod(period: string): { from: string; to: string } {
  const [from = '', to = ''] = period.split('/');
  return { from: from.trim(), to: to.trim() };
}

function instantOf(text: string, dayTime: string): number | null {
  const day = /^(\d{4}-\d{2}-\d{2})$/.exec(text.trim());
  const instant = Date.parse(day ? `${day[1]}T${dayTime}` : text.trim().replace(' ', 'T'));
  return Number.isNaN(instant) ? null : instant;
}
