import { assign, emit, setup } from 'xstate';
import type {
  Pickup,
  PickupAction,
  PickupActionRequest,
  PickupSummary,
} from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';
import { conflictRecordOf, type FailureEvent, isActionAllowed } from '../record-actions';
import { type ParcelScan, scanOf } from './parcel-scan';

/** The fields of a pickup that the machine uses. */
export type PickupRecord = Pick<
  PickupSummary,
  'id' | 'number' | 'status' | 'scannedCount' | 'allowedActions'
>;

/** The actions that the machine performs. A pickup is moved by booking another slot. */
export type PickupStep = Exclude<PickupAction, 'move'>;

/** The action that is asked for or performed, so that a failed one can be tried again. */
export interface PickupAttempt {
  readonly action: PickupStep;
  readonly answer: PickupActionRequest;
}

export type PickupEvent =
  | { type: 'pickup.confirm' }
  | { type: 'pickup.collect' }
  | { type: 'pickup.miss' }
  | { type: 'pickup.callOff' }
  | { type: 'answer.give'; answer: PickupActionRequest }
  | { type: 'answer.cancel' }
  | { type: 'parcel.scan'; code: string }
  | { type: 'parcel.remove'; number: string }
  | FailureEvent
  | { type: 'pickup.changed'; pickup: PickupRecord };

export interface PickupContext {
  readonly pickup: PickupRecord;
  readonly attempt: PickupAttempt | null;
  /** What was scanned and is not sent yet, the oldest first. */
  readonly scans: readonly ParcelScan[];
  /** The order number that was scanned last: the parcel of a tracking number that follows. */
  readonly lastNumber: string | null;
  readonly problem: ApiProblem | null;
}

/** What the machine reports to its page. */
export type PickupOutcome =
  | {
      readonly type: 'action.performed';
      readonly action: PickupStep;
      readonly record: PickupRecord;
    }
  | { readonly type: 'parcel.scanned'; readonly scan: ParcelScan }
  | { readonly type: 'parcel.refused'; readonly scan: ParcelScan; readonly problem: ApiProblem };

type Failed = { readonly error: unknown };

/** Scans that wait for the server: more than a person scans while a request is under way. */
const MAX_SCANS = 200;

function recordOf(record: PickupRecord): PickupRecord {
  const { id, number, status, scannedCount, allowedActions } = record;
  return { id, number, status, scannedCount, allowedActions };
}

const machineSetup = setup({
  types: {
    context: {} as PickupContext,
    events: {} as PickupEvent,
    emitted: {} as PickupOutcome,
    input: {} as { readonly pickup: PickupRecord },
    tags: {} as 'busy',
  },
  actors: {
    /** Performs the attempted action; returns the pickup after it, rejects with an ApiProblem. */
    performAction: declareActor<Pickup, { id: string; attempt: PickupAttempt | null }>(),
    /** Notes a parcel as scanned or not; returns the pickup, rejects with an ApiProblem. */
    sendScan: declareActor<Pickup, { id: string; scan: ParcelScan | null }>(),
  },
  guards: {
    isAllowed: ({ context }, { action }: { action: PickupStep }) =>
      isActionAllowed<string>(context.pickup, action),
    isReasonGiven: (
      { context: { pickup, attempt } },
      { answer }: { answer: PickupActionRequest },
    ) =>
      answer.reasonCode !== undefined ||
      !pickup.allowedActions.some(
        ({ action, reasonRequired }) => action === attempt?.action && reasonRequired,
      ),
    isScannable: ({ context: { pickup, scans, lastNumber } }, { code }: { code: string }) =>
      pickup.status === 'confirmed' &&
      scans.length < MAX_SCANS &&
      scanOf(code, lastNumber) !== null,
    isScanned: ({ context: { pickup } }) =>
      pickup.status === 'confirmed' && pickup.scannedCount > 0,
    isScanLeft: ({ context }) => context.scans.length > 0,
    isLastScan: ({ context }) => context.scans.length <= 1,
    isConflict: (_, { error }: Failed) => conflictRecordOf<PickupRecord>(error) !== null,
    isRefused: (_, { error }: Failed) => asProblem(error).status === 422,
    isLastRefused: ({ context }, { error }: Failed) =>
      asProblem(error).status === 422 && context.scans.length <= 1,
  },
  actions: {
    keepPickup: assign((_, { pickup }: { pickup: PickupRecord }) => ({ pickup: recordOf(pickup) })),
    keepCurrent: assign(({ context }, { error }: Failed) => ({
      pickup: recordOf(conflictRecordOf<PickupRecord>(error) ?? context.pickup),
    })),
    attempt: assign((_, { action }: { action: PickupStep }) => ({
      attempt: { action, answer: {} },
      problem: null,
    })),
    keepAnswer: assign(({ context }, { answer }: { answer: PickupActionRequest }) => ({
      attempt: context.attempt && { ...context.attempt, answer },
      problem: null,
    })),
    keepScan: assign(({ context }, { code }: { code: string }) => {
      const scan = scanOf(code, context.lastNumber);
      return scan ? { scans: [...context.scans, scan], lastNumber: scan.number } : {};
    }),
    keepRemoval: assign(({ context }, { number }: { number: string }) => ({
      scans: [...context.scans, { number, trackingNumber: null, isScanned: false }],
    })),
    forgetScan: assign(({ context }) => ({ scans: context.scans.slice(1), problem: null })),
    forgetAttempt: assign({ attempt: null, scans: [], problem: null }),
    keepProblem: assign(problemFromError),
    reportOutcome: emit(
      ({ context }): PickupOutcome => ({
        type: 'action.performed',
        // Only an attempted action has an outcome.
        action: (context.attempt as PickupAttempt).action,
        record: context.pickup,
      }),
    ),
    reportScan: emit(
      ({ context }): PickupOutcome => ({
        type: 'parcel.scanned',
        // Only a scan that was sent has an outcome.
        scan: context.scans[0] as ParcelScan,
      }),
    ),
    reportRefusal: emit(
      ({ context }, { error }: Failed): PickupOutcome => ({
        type: 'parcel.refused',
        scan: context.scans[0] as ParcelScan,
        problem: asProblem(error),
      }),
    ),
  },
});

/** Every action but the confirmation is asked about first. */
function asked<Action extends PickupStep>(action: Action) {
  return {
    guard: { type: 'isAllowed', params: { action } },
    target: 'asking',
    actions: { type: 'attempt', params: { action } },
  } as const;
}

/** After a conflict, the other user's record is stored, and the action is not tried again. */
const conflict = {
  guard: { type: 'isConflict', params: errorFromEvent },
  target: 'conflict',
  actions: [
    { type: 'keepCurrent', params: errorFromEvent },
    { type: 'keepProblem', params: errorFromEvent },
  ],
} as const;

const failed = {
  target: 'failed',
  actions: { type: 'keepProblem', params: errorFromEvent },
} as const;

/**
 * A pickup by a carrier: it is confirmed, its parcels are scanned and handed over, it is missed or
 * called off. Scans are sent one after another in their order; one that the server refuses does not
 * stop the others. Offers what the record's `allowedActions` allow. The server decides, and after a
 * conflict its record replaces the local one. Contract: performPickupAction, scanParcel.
 */
export const pickupMachine = machineSetup.createMachine({
  id: 'pickup',
  context: ({ input }) => ({
    pickup: recordOf(input.pickup),
    attempt: null,
    scans: [],
    lastNumber: null,
    problem: null,
  }),
  on: {
    'pickup.changed': {
      actions: { type: 'keepPickup', params: ({ event }) => ({ pickup: event.pickup }) },
    },
  },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'pickup.confirm': {
          guard: { type: 'isAllowed', params: { action: 'confirm' } },
          target: 'performing',
          actions: { type: 'attempt', params: { action: 'confirm' } },
        },
        'pickup.collect': asked('collect'),
        'pickup.miss': asked('miss'),
        'pickup.callOff': asked('callOff'),
        'parcel.scan': {
          guard: { type: 'isScannable', params: ({ event }) => ({ code: event.code }) },
          target: 'scanning',
          actions: { type: 'keepScan', params: ({ event }) => ({ code: event.code }) },
        },
        'parcel.remove': {
          guard: 'isScanned',
          target: 'scanning',
          actions: { type: 'keepRemoval', params: ({ event }) => ({ number: event.number }) },
        },
      },
    },
    asking: {
      on: {
        'answer.give': {
          guard: { type: 'isReasonGiven', params: ({ event }) => ({ answer: event.answer }) },
          target: 'performing',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.answer }) },
        },
        'answer.cancel': { target: 'resting', actions: 'forgetAttempt' },
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'performAction',
        src: 'performAction',
        input: ({ context: { pickup, attempt } }) => ({ id: pickup.id, attempt }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'keepPickup', params: ({ event }) => ({ pickup: event.output }) },
            'reportOutcome',
            'forgetAttempt',
          ],
        },
        onError: [conflict, failed],
      },
    },
    scanning: {
      tags: 'busy',
      on: {
        'parcel.scan': {
          guard: { type: 'isScannable', params: ({ event }) => ({ code: event.code }) },
          actions: { type: 'keepScan', params: ({ event }) => ({ code: event.code }) },
        },
      },
      invoke: {
        id: 'sendScan',
        src: 'sendScan',
        input: ({ context: { pickup, scans } }) => ({ id: pickup.id, scan: scans[0] ?? null }),
        onDone: [
          {
            guard: 'isLastScan',
            target: 'resting',
            actions: [
              { type: 'keepPickup', params: ({ event }) => ({ pickup: event.output }) },
              'reportScan',
              'forgetScan',
            ],
          },
          {
            target: 'scanning',
            reenter: true,
            actions: [
              { type: 'keepPickup', params: ({ event }) => ({ pickup: event.output }) },
              'reportScan',
              'forgetScan',
            ],
          },
        ],
        onError: [
          conflict,
          {
            guard: { type: 'isLastRefused', params: errorFromEvent },
            target: 'resting',
            actions: [{ type: 'reportRefusal', params: errorFromEvent }, 'forgetScan'],
          },
          {
            guard: { type: 'isRefused', params: errorFromEvent },
            target: 'scanning',
            reenter: true,
            actions: [{ type: 'reportRefusal', params: errorFromEvent }, 'forgetScan'],
          },
          failed,
        ],
      },
    },
    failed: {
      on: {
        'failure.retry': [{ guard: 'isScanLeft', target: 'scanning' }, { target: 'performing' }],
        'failure.dismiss': { target: 'resting', actions: 'forgetAttempt' },
      },
    },
    conflict: {
      on: { 'conflict.acknowledge': { target: 'resting', actions: 'forgetAttempt' } },
    },
  },
});
