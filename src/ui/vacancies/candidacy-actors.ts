import type { Application } from '#application/create-application';
import type { ActionPerformed } from '#application/record-actions-setup';
import { candidacyOf } from '#application/vacancies/candidacy.actors';
import type {
  CandidacyEvent,
  CandidacyRecord,
  CandidacyStep,
  CandidacyWork,
} from '#application/vacancies/candidacy.machine';
import { newRunId } from '../kit/new-run-id';
import { RecordActor } from '../lists/record-actor';
import { createRecordActors, type RecordActors } from '../lists/record-actors';

type Handling = ReturnType<ReturnType<typeof candidacyOf>>;
export type CandidacyActor = RecordActor<Handling>;
/** The processes of the candidacies on a page. */
export type CandidacyActors = RecordActors<CandidacyRecord, CandidacyActor>;
/** Work on a candidacy that has taken effect. */
export type CandidacyOutcome = ActionPerformed<CandidacyRecord, CandidacyWork>;

export function createCandidacyActors(
  { provide, inspection }: Pick<Application, 'provide' | 'inspection'>,
  onOutcome: (outcome: CandidacyOutcome) => void,
): CandidacyActors {
  const machine = provide(candidacyOf(newRunId('candidacies')));
  return createRecordActors({
    create: (candidacy: CandidacyRecord) => {
      const actor = new RecordActor(machine, { input: { record: candidacy }, ...inspection });
      actor.on('action.performed', onOutcome);
      return actor;
    },
    changed: (candidacy) => ({ type: 'candidacy.changed', candidacy }),
    hasOpenDialog: (snapshot) => !snapshot.matches('resting') && !snapshot.matches('performing'),
  });
}

/** The event that asks the process of a candidacy for an action. */
export function eventOf(action: CandidacyStep): CandidacyEvent {
  switch (action) {
    case 'shortlist':
    case 'offer':
      return { type: 'candidacy.advance', action };
    case 'refuse':
      return { type: 'candidacy.refuse' };
    default:
      return { type: 'candidacy.ask', action };
  }
}

/**
 * The status in which a candidacy is shown: that of its process, which knows the result of an action
 * before the list is read anew; while one is performed, the status to which it leads.
 */
export function shownStatus(
  candidacy: CandidacyRecord,
  actor: CandidacyActor | undefined,
): CandidacyRecord['status'] {
  if (!actor) return candidacy.status;
  const snapshot = actor.getSnapshot();
  const { attempt, record: known } = snapshot.context;
  const step = known.allowedActions.find(({ action }) => action === attempt?.action);
  // The contract names the status to which an action leads as a text.
  return (snapshot.hasTag('busy') && (step?.to as typeof known.status)) || known.status;
}
