import { secondsInMinute } from 'date-fns/constants';

/** Whole seconds as a countdown shows them: "0:09", "1:42", "60:00". */
export function minutesAndSeconds(seconds: number): string {
  const rest = String(seconds % secondsInMinute).padStart(2, '0');
  return `${Math.floor(seconds / secondsInMinute)}:${rest}`;
}
