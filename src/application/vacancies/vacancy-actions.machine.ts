import type { VacancySummary } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import {
  type ConfirmationEvent,
  confirmationStates,
  failureTransitions,
  recordAfter,
} from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/** The fields of a vacancy that the machine uses. */
export type VacancyRecord = Pick<
  VacancySummary,
  'id' | 'status' | 'title' | 'titleEn' | 'titleAr' | 'revision' | 'allowedActions'
>;

export type VacancyAction = VacancyRecord['allowedActions'][number]['action'];

/** The action that is being confirmed or performed, so that a failed action can be retried. */
interface VacancyAttempt {
  readonly action: VacancyAction;
}

export type VacancyActionsEvent =
  | { type: 'vacancy.ask'; action: VacancyAction }
  | ConfirmationEvent
  | { type: 'vacancy.changed'; vacancy: VacancyRecord };

export type VacancyActionsContext = RecordActionsContext<VacancyRecord, VacancyAttempt>;

function recordOf(vacancy: VacancyRecord): VacancyRecord {
  const { id, status, title, titleEn, titleAr, revision, allowedActions } = vacancy;
  return { id, status, title, titleEn, titleAr, revision, allowedActions };
}

const machineSetup = recordActionsSetup({
  recordOf,
  attemptOf: ({ action }: VacancyAttempt): VacancyAttempt => ({ action }),
  types: { events: {} as VacancyActionsEvent },
  actors: {
    performAction: declareActor<
      VacancyRecord,
      { vacancyId: string; action: VacancyAction | null }
    >(),
  },
});

/**
 * The actions on one of the store's vacancies: publish, close, reopen, fill, delete. Each needs a
 * confirmation, because it changes a public page. Offers the actions in the record's
 * `allowedActions`. The server decides. After a conflict, the server's record replaces the local one.
 */
export const vacancyActionsMachine = machineSetup.createMachine({
  id: 'vacancyActions',
  context: ({ input }) => ({ record: recordOf(input.record), attempt: null, problem: null }),
  on: {
    'vacancy.changed': {
      actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.vacancy }) },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'vacancy.ask': {
          guard: { type: 'isAllowed', params: ({ event: { action } }) => ({ action }) },
          target: 'confirming',
          actions: { type: 'attempt', params: ({ event: { action } }) => ({ action }) },
        },
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { record, attempt } }) => ({
          vacancyId: record.id,
          action: attempt?.action ?? null,
        }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'keepRecord', params: recordAfter }, 'reportOutcome', 'forgetAttempt'],
        },
        onError: failureTransitions,
      },
    },
    ...confirmationStates,
  },
});
