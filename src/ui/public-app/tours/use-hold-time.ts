import { secondsInMinute } from 'date-fns/constants';
import { useSecondsLeft } from '../../kit/feedback/use-seconds-left';

/** The time until a moment as minutes and seconds, "14:59", read again each second. */
export function useHoldTime(until: string | null): string {
  const seconds = useSecondsLeft(
    () => Math.max(0, (until === null ? 0 : Date.parse(until)) - Date.now()),
    until !== null,
  );
  const parts = [Math.floor(seconds / secondsInMinute), seconds % secondsInMinute];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
