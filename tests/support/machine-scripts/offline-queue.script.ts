import {
  type OfflineQueueContext,
  offlineQueueMachine,
} from '#application/orders/offline-queue.machine';
import type { QueuedAction } from '#domain/orders/waiting-actions';
import { type MachineScript, passedThrough } from '../model/machine-script';
import { problemOf } from '../test-app/scripted-transport';

export const queueOwner = { userId: 'usr_1', storeId: 'str_1' };

/** A preparation that waits to be sent. */
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
/** An acceptance of another order that the server did not take; the seller hasn't taken note of it yet. */
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
/** The preparation, after somebody cancelled its order meanwhile. */
const refusedPreparation: QueuedAction = {
  ...waitingPreparation,
  refusal: { code: 'action_not_allowed', status: 'cancelled' },
};

/** What a queue holds, as a seller would count it. */
export interface QueueHeld {
  readonly waits: boolean;
  readonly conflict: boolean;
}

/** What the tray shows. */
export interface OfflineQueueSight {
  /** An action is on its way to the server. */
  readonly isSending: boolean;
  /** What waits can be sent now, or taken out. */
  readonly isOpen: boolean;
  /** Something is under way. */
  readonly busy: boolean;
}

/** What a runner must be able to do to a queue, its tray and the connection, and to see of them. */
export interface OfflineQueueWorld {
  open(): Promise<void>;
  /** The process stands where a step led it. */
  arrived?(): void;
  /** Another tab changes the queue, or it is read for the first time. */
  queueBecomes(held: QueueHeld): Promise<void>;
  serverIs(reach: 'reached' | 'lost' | 'closed'): Promise<void>;
  sendNow(): Promise<void>;
  removeAction(): Promise<void>;
  dismissConflict(): Promise<void>;
  sendingEnds(how: 'with success' | 'refused' | 'with a server fault'): Promise<void>;
  changeIsKept(): Promise<void>;
  patienceEnds(): Promise<void>;
  sees(sight: OfflineQueueSight): Promise<void>;
}

const sent = (...output: QueuedAction[]) => ({ type: 'xstate.done.actor.sendNext', output });
const left = (...output: QueuedAction[]) => ({ type: 'xstate.done.actor.changeQueue', output });

/** What is left of a queue by a change, as the label of the outcome says it. */
const leftOf = ({ queue, change }: OfflineQueueContext): string => {
  const gone = change?.kind === 'remove' ? waitingPreparation : refusedAcceptance;
  const rest = queue.filter((one) => one !== gone);
  if (rest.includes(waitingPreparation)) return 'the action is left';
  if (rest.includes(refusedAcceptance)) return 'the conflict is left';
  return rest.length > 0 ? 'the refused action is left' : 'nothing is left';
};

/** Whether an event can come to a queue that holds this, over a connection like this. */
const isPossible = (context: OfflineQueueContext, label: string): boolean => {
  const { queue, isReached } = context;
  const hasConflict = queue.includes(refusedAcceptance);
  const waits = queue.includes(waitingPreparation);
  if (label === 'server.answer') return !isReached;
  if (label.startsWith('server.')) return isReached;
  if (label === 'action.remove') return waits;
  if (label === 'conflict.dismiss') return hasConflict;
  if (label.includes('is left')) return label === leftOf(context);
  if (label.startsWith('it is refused') && !waits) return false;
  return !label.startsWith('it is ') || label.endsWith('beside a conflict') === hasConflict;
};

/** The offline-queue machine, told so that Node and a browser can both play it. */
export const offlineQueueScript: MachineScript<typeof offlineQueueMachine, OfflineQueueWorld> = {
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
    serialise: ({ queue, isReached, change }: OfflineQueueContext) => [
      queue.map(({ key, refusal }) => [key, refusal?.status]),
      isReached,
      change?.kind,
    ],
    isPossible,
  },

  opens: (world) => world.open(),

  does: {
    'queue.changed': (world, { queue }) =>
      world.queueBecomes({
        waits: queue.includes(waitingPreparation),
        conflict: queue.includes(refusedAcceptance),
      }),
    'server.vanish': (world) => world.serverIs('lost'),
    'server.close': (world) => world.serverIs('closed'),
    'server.answer': (world) => world.serverIs('reached'),
    'queue.send': (world) => world.sendNow(),
    'action.remove': (world) => world.removeAction(),
    'conflict.dismiss': (world) => world.dismissConflict(),
  },

  outcomes: {
    'it is carried out': (world) => world.sendingEnds('with success'),
    'it is carried out beside a conflict': (world) => world.sendingEnds('with success'),
    'it is refused': (world) => world.sendingEnds('refused'),
    'it is refused beside a conflict': (world) => world.sendingEnds('refused'),
    'the server fails': (world) => world.sendingEnds('with a server fault'),
    'nothing is left': (world) => world.changeIsKept(),
    'the action is left': (world) => world.changeIsKept(),
    'the conflict is left': (world) => world.changeIsKept(),
    'the refused action is left': (world) => world.changeIsKept(),
    'a minute passes': (world) => world.patienceEnds(),
  },

  sees: {
    loading: (world) => world.sees({ isSending: false, isOpen: false, busy: true }),
    deciding: passedThrough,
    resting: (world) => world.sees({ isSending: false, isOpen: false, busy: false }),
    waiting: (world) => world.sees({ isSending: false, isOpen: true, busy: false }),
    sending: (world) => world.sees({ isSending: true, isOpen: false, busy: true }),
    changing: (world) => world.sees({ isSending: false, isOpen: false, busy: true }),
  },
};
