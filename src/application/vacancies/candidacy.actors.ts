import { fromPromise } from 'xstate';
import type { Candidacy } from '#openapi/types.generated';
import { unwrapWithSignal } from '../api/unwrap-with-signal';
import { vacanciesEndpoints } from '../api/vacancies-endpoints.generated';
import { repeatableWrites } from '../editing/repeatable-writes';
import type { ActorsOf } from '../machine-actors';
import type { Ports } from '../ports/ports';
import type { Store } from '../store';
import { type CandidacyAttempt, type CandidacyRecord, candidacyMachine } from './candidacy.machine';

interface Handling {
  /** A note is the only work that has another effect when it is sent twice. */
  readonly repeatable: ReturnType<typeof repeatableWrites>;
  readonly candidacy: CandidacyRecord;
  readonly attempt: CandidacyAttempt;
  readonly signal: AbortSignal;
}

const { endpoints } = vacanciesEndpoints;

/** Sends the work on a candidacy; rejects with an ApiProblem. */
function write(store: Store, handling: Handling): Promise<Candidacy> {
  const { repeatable, candidacy, attempt, signal } = handling;
  const candidacyId = candidacy.id;
  const { action, answer, card, body } = attempt;
  if (body !== undefined) {
    return repeatable({ candidacyId, body }, (key) => {
      const content = { candidacyId, candidacyNoteCreate: { body }, 'Idempotency-Key': key };
      const note = endpoints.createCandidacyNote.initiate(content);
      return unwrapWithSignal(store.dispatch(note), signal);
    });
  }
  if (card) {
    const { scores, comment } = card;
    const scoring = { candidacyId, scoreCardWrite: { scores: { ...scores }, comment } };
    return unwrapWithSignal(store.dispatch(endpoints.scoreCandidate.initiate(scoring)), signal);
  }
  if (action === 'score' || action === 'note') {
    throw new Error(`A candidacy needs more to ${action}.`);
  }
  const candidacyActionRequest = answer === undefined ? {} : { answer };
  const step = { candidacyId, action, candidacyActionRequest };
  return unwrapWithSignal(store.dispatch(endpoints.performCandidacyAction.initiate(step)), signal);
}

/** Returns the actors of the candidacy machine. */
function candidacyActors(store: Store, runId: string): ActorsOf<typeof candidacyMachine> {
  const repeatable = repeatableWrites(runId);
  return {
    performAction: fromPromise(async ({ input: { candidacy, attempt }, signal }) => {
      if (!attempt) throw new Error('Work on a candidacy runs only after it was attempted.');
      return write(store, { repeatable, candidacy, attempt, signal });
    }),
  };
}

/**
 * The candidacy machine of an application.
 * @param runId distinguishes the pages of a user: letters, digits and hyphens
 */
export function candidacyOf(runId: string) {
  return (_ports: Ports, store: Store) =>
    candidacyMachine.provide({ actors: candidacyActors(store, runId) });
}
