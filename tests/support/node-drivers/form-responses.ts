import type { ApiProblem } from '#application/ports/transport.port';
import type { RequestOutcome } from '../machine-models/draft-events';
import { problemOf } from '../test-app/scripted-transport';

/**
 * Each way in which a form's call fails, once: `current` is the record as a colleague changed it.
 */
export function failedResponses(
  current: object,
  field: string,
): Record<Exclude<RequestOutcome, 'with success'>, ApiProblem> {
  return {
    'a colleague was faster': problemOf(412, 'stale_revision', { current }),
    'without an answer': problemOf(0, 'network'),
    'with the session over': problemOf(401, 'token_invalid'),
    'with a field refused': problemOf(422, 'validation_failed', {
      errors: { [field]: ['required'] },
    }),
  };
}

const NOTES = ['restored', 'refused', 'offline', 'sessionLost'] as const;
type Note = (typeof NOTES)[number];

/** The note above a form's fields. */
export function noteOf(snapshot: { matches(state: { editing: Note }): boolean }): Note | null {
  return NOTES.find((note) => snapshot.matches({ editing: note })) ?? null;
}
