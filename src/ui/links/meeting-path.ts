import { departurePath } from './tour-path';
import { candidatePath } from './vacancy-path';

/** An entry of the calendar, as far as its page depends on it. */
interface Entry {
  readonly source: string;
  readonly recordId: string;
  /** The tour of a departure, or the vacancy of an interview. */
  readonly ofId?: string | undefined;
}

/** The page on which a departure or an interview is open; null for all other entries. */
export function meetingPath({ source, recordId, ofId }: Entry): string | null {
  if (ofId === undefined) return null;
  return source === 'departure'
    ? departurePath({ tourId: ofId, departureId: recordId })
    : candidatePath({ id: recordId, vacancyId: ofId });
}
