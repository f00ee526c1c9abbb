import {
  type OfflineQueueContext,
  offlineQueueMachine,
} from '#application/orders/offline-queue.machine';
import type { QueuedAction } from '#domain/orders/queued-actions';
import {
  type MachineListener,
  type MachineTestModel,
  transientState,
} from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

export const queueOwner = { userId: 'usr_1', storeId: 'str_1' };

/** A queued preparation. */
export const waitingPreparation: QueuedAction = {
  owner: queueOwner,
  orderId: 'ord_2',
  number: '10442',
  action: 'prepare',
  from: 'confirmed',
  to: 'processing',
  key: 'prepare-ord_2-2',
  askedAt: 2,
  refusal: null,
};
/** An acceptance of another order that the server refused; the seller has not dismissed it yet. */
export const refusedAcceptance: QueuedAction = {
  owner: queueOwner,
  orderId: 'ord_1',
  number: '10441',
  action: 'accept',
  from: 'pending',
  to: 'confirmed',
  key: 'accept-ord_1-1',
  askedAt: 1,
  refusal: { code: 'action_not_allowed', status: 'rejected' },
};
/** The preparation, after another user cancelled its order. */
const refusedPreparation: QueuedAction = {
  ...waitingPreparation,
  refusal: { code: 'action_not_allowed', status: 'cancelled' },
};

/** The content of a queue, as a seller sees it. */
export interface QueueCounts {
  readonly waits: boolean;
  readonly conflict: boolean;
}

/** What the tray shows. */
export interface OfflineQueueViewState {
  /** An action is being sent to the server. */
  readonly isSending: boolean;
  /** The waiting action can be sent now, or removed. */
  readonly isOpen: boolean;
  /** An operation is in progress. */
  readonly busy: boolean;
}

/**
 * The actions and assertions that a driver of a queue, its tray and the connection must implement.
 */
export interface OfflineQueueDriver extends MachineListener {
  open(): Promise<void>;
  /** Another tab changes the queue, or the queue is read for the first time. */
  setQueue(held: QueueCounts): Promise<void>;
  setConnectionStatus(reach: 'online' | 'offline' | 'maintenance'): Promise<void>;
  sendNow(): Promise<void>;
  removeAction(): Promise<void>;
  dismissConflict(): Promise<void>;
  settleSending(how: 'with success' | 'refused' | 'with a server fault'): Promise<void>;
  settleQueueChange(): Promise<void>;
  elapseSendTimeout(): Promise<void>;
  expectViewState(viewState: OfflineQueueViewState): Promise<void>;
}

function sent(...output: QueuedAction[]) {
  return { type: 'xstate.done.actor.sendNext', output };
}

function left(...output: QueuedAction[]) {
  return { type: 'xstate.done.actor.changeQueue', output };
}

/** The rest of a queue after a change, as in the label of the outcome. */
function leftOf({ queue, change }: OfflineQueueContext): string {
  const gone = change?.kind === 'remove' ? waitingPreparation : refusedAcceptance;
  const rest = queue.filter((one) => one !== gone);
  if (rest.includes(waitingPreparation)) return 'the action is left';
  if (rest.includes(refusedAcceptance)) return 'the conflict is left';
  return rest.length > 0 ? 'the refused action is left' : 'nothing is left';
}

/** Whether an event is possible with this queue and this connection. */
function isPossible(context: OfflineQueueContext, label: string): boolean {
  const { queue, isOnline } = context;
  const hasConflict = queue.includes(refusedAcceptance);
  const waits = queue.includes(waitingPreparation);
  if (label === 'server.answer') return !isOnline;
  if (label.startsWith('server.')) return isOnline;
  if (label === 'action.remove') return waits;
  if (label === 'conflict.dismiss') return hasConflict;
  if (label.includes('is left')) return label === leftOf(context);
  if (label.startsWith('it is refused') && !waits) return false;
  return !label.startsWith('it is ') || label.endsWith('beside a conflict') === hasConflict;
}

/** The offline-queue machine, as a test model that drivers in Node and in a browser can run. */
export const offlineQueueTestModel: MachineTestModel<
  typeof offlineQueueMachine,
  OfflineQueueDriver
> = {
  model: {
    machine: offlineQueueMachine,
    inputs: { 'a seller of the store': { owner: queueOwner } },
    events: {
      'nothing is queued': { type: 'queue.changed', queue: [] },
      'an action is queued': { type: 'queue.changed', queue: [waitingPreparation] },
      'an action is queued beside a conflict': {
        type: 'queue.changed',
        queue: [waitingPreparation, refusedAcceptance],
      },
      'server.vanish': { type: 'server.vanish' },
      'server.close': { type: 'server.close' },
      'server.answer': { type: 'server.answer' },
      'queue.send': { type: 'queue.send' },
      'action.remove': { type: 'action.remove', key: waitingPreparation.key },
      'conflict.dismiss': { type: 'conflict.dismiss', orderId: refusedAcceptance.orderId },
      'it is carried out': sent(),
      'it is carried out beside a conflict': sent(refusedAcceptance),
      'it is refused': sent(refusedPreparation),
      'it is refused beside a conflict': sent(refusedPreparation, refusedAcceptance),
      'the server fails': {
        type: 'xstate.error.actor.sendNext',
        error: problemOf(500, 'internal'),
      },
      'nothing is left': left(),
      'the action is left': left(waitingPreparation),
      'the conflict is left': left(refusedAcceptance),
      'the refused action is left': left(refusedPreparation),
      'a minute passes': { type: 'xstate.after.patience.offlineQueue.waiting' },
    },
    serialise: ({ queue, isOnline, change }: OfflineQueueContext) => [
      queue.map(({ key, refusal }) => [key, refusal?.status]),
      isOnline,
      change?.kind,
    ],
    isPossible,
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'queue.changed': (driver, { queue }) =>
      driver.setQueue({
        waits: queue.includes(waitingPreparation),
        conflict: queue.includes(refusedAcceptance),
      }),
    'server.vanish': (driver) => driver.setConnectionStatus('offline'),
    'server.close': (driver) => driver.setConnectionStatus('maintenance'),
    'server.answer': (driver) => driver.setConnectionStatus('online'),
    'queue.send': (driver) => driver.sendNow(),
    'action.remove': (driver) => driver.removeAction(),
    'conflict.dismiss': (driver) => driver.dismissConflict(),
  },

  outcomeExecutors: {
    'it is carried out': (driver) => driver.settleSending('with success'),
    'it is carried out beside a conflict': (driver) => driver.settleSending('with success'),
    'it is refused': (driver) => driver.settleSending('refused'),
    'it is refused beside a conflict': (driver) => driver.settleSending('refused'),
    'the server fails': (driver) => driver.settleSending('with a server fault'),
    'nothing is left': (driver) => driver.settleQueueChange(),
    'the action is left': (driver) => driver.settleQueueChange(),
    'the conflict is left': (driver) => driver.settleQueueChange(),
    'the refused action is left': (driver) => driver.settleQueueChange(),
    'a minute passes': (driver) => driver.elapseSendTimeout(),
  },

  stateAssertions: {
    loading: (driver) => driver.expectViewState({ isSending: false, isOpen: false, busy: true }),
    deciding: transientState,
    resting: (driver) => driver.expectViewState({ isSending: false, isOpen: false, busy: false }),
    waiting: (driver) => driver.expectViewState({ isSending: false, isOpen: true, busy: false }),
    sending: (driver) => driver.expectViewState({ isSending: true, isOpen: false, busy: true }),
    changing: (driver) => driver.expectViewState({ isSending: false, isOpen: false, busy: true }),
  },
};
