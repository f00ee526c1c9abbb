import type { TourSummary } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import {
  type ConfirmationEvent,
  confirmationStates,
  failureTransitions,
  recordAfter,
} from '../record-actions';
import { type RecordActionsContext, recordActionsSetup } from '../record-actions-setup';

/** The fields of a tour that the machine uses. */
export type TourRecord = Pick<
  TourSummary,
  'id' | 'status' | 'title' | 'titleEn' | 'titleAr' | 'allowedActions'
>;

export type TourAction = TourRecord['allowedActions'][number]['action'];

/** The action that is being confirmed or performed, so that a failed action can be retried. */
interface TourAttempt {
  readonly action: TourAction;
}

export type TourActionsEvent =
  | { type: 'tour.publish' }
  | { type: 'tour.pause' }
  | { type: 'tour.resume' }
  | { type: 'tour.archive' }
  | ConfirmationEvent
  | { type: 'tour.changed'; tour: TourRecord };

export type TourActionsContext = RecordActionsContext<TourRecord, TourAttempt>;

function recordOf(tour: TourRecord): TourRecord {
  const { id, status, title, titleEn, titleAr, allowedActions } = tour;
  return { id, status, title, titleEn, titleAr, allowedActions };
}

/** Every action needs a confirmation, because it changes a public page. */
function asked<Action extends TourAction>(action: Action) {
  return {
    guard: { type: 'isAllowed', params: { action } },
    target: 'confirming',
    actions: { type: 'attempt', params: { action } },
  } as const;
}

const machineSetup = recordActionsSetup({
  recordOf,
  attemptOf: ({ action }: TourAttempt): TourAttempt => ({ action }),
  types: { events: {} as TourActionsEvent },
  actors: {
    performAction: declareActor<TourRecord, { tourId: string; action: TourAction | null }>(),
  },
});

/**
 * The actions on one of the store's tours: publish, pause, resume, archive, each after a
 * confirmation. Offers the actions in the record's `allowedActions`. The server decides. After a
 * conflict, the server's record replaces the local one. Contract: performTourAction.
 */
export const tourActionsMachine = machineSetup.createMachine({
  id: 'tourActions',
  context: ({ input }) => ({ record: recordOf(input.record), attempt: null, problem: null }),
  on: {
    'tour.changed': {
      actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.tour }) },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'tour.publish': asked('publish'),
        'tour.pause': asked('pause'),
        'tour.resume': asked('resume'),
        'tour.archive': asked('archive'),
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { record, attempt } }) => ({
          tourId: record.id,
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
