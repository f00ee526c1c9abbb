import { type TriageContext, triageMachine } from '#application/orders/triage.machine';
import type { TriageEntry, WaitingList } from '#domain/orders/triage-queue';
import { type MachineTestModel, transientState } from '../model-based-testing/machine-test-model';

/** The orders of a path: two that wait, and one that comes in later. */
export const triageOrders = {
  first: { id: 'ord_1', number: '10441', isListed: true },
  second: { id: 'ord_2', number: '10442', isListed: true },
  third: { id: 'ord_3', number: '10443', isListed: true },
} satisfies Record<string, TriageEntry>;

export type TriageOrderName = keyof typeof triageOrders;

function listOf(...names: TriageOrderName[]): WaitingList {
  return { waiting: names.map((name) => triageOrders[name]), beyond: 0 };
}

const lists = {
  'two orders wait': listOf('first', 'second'),
  'the first order waits': listOf('first'),
  'the second order waits': listOf('second'),
  'no order waits': listOf(),
  'three orders wait': listOf('first', 'second', 'third'),
  'the second and the third order wait': listOf('second', 'third'),
} as const;

type ListLabel = keyof typeof lists;

/** What the page shows of the sitting. */
export interface TriageViewState {
  /** Nothing was read yet. */
  readonly isOpening: boolean;
  /** An order is shown, with its answers. */
  readonly isDeciding: boolean;
  /** The order's process acts, or asks the user. */
  readonly isAnswering: boolean;
  /** The page says what was answered. */
  readonly isFinished: boolean;
}

/** The actions and assertions that a driver of the page must implement. */
export interface TriageDriver {
  /** @param atSecond at the address of the second order, as after a reload */
  open(atSecond: boolean): Promise<void>;
  /** These orders wait: a colleague answers the others, and missing ones come in. */
  changeList(names: readonly TriageOrderName[]): Promise<void>;
  accept(): Promise<void>;
  refuse(): Promise<void>;
  skip(): Promise<void>;
  resume(): Promise<void>;
  /** Gives the reason of a refusal; the server carries out the action. */
  completeAnswer(): Promise<void>;
  /** Closes what the order asks, or the failure of its action. */
  declineAnswer(): Promise<void>;
  /** The acceptance of an order is undone. */
  undo(name: TriageOrderName): Promise<void>;
  expectViewState(viewState: TriageViewState): Promise<void>;
}

const hidden: TriageViewState = {
  isOpening: false,
  isDeciding: false,
  isAnswering: false,
  isFinished: false,
};

export function nameOf(orderId: string): TriageOrderName {
  const names = Object.keys(triageOrders) as TriageOrderName[];
  const name = names.find((one) => triageOrders[one].id === orderId);
  if (!name) throw new Error(`${orderId} is no order of the model.`);
  return name;
}

/** The orders that wait, in no order. */
export function waitingOf({ queue }: Pick<TriageContext, 'queue'>): readonly TriageEntry[] {
  const { current, isCurrentGone, ahead, skipped } = queue;
  return [...(current && !isCurrentGone ? [current] : []), ...ahead, ...skipped];
}

/**
 * Lists have no order that stopped waiting, and every order whose undo no list showed yet; orders come
 * in once. Only an acceptance can be undone. After a reload, the order of the queue alone is of interest.
 */
function isPossible(context: TriageContext, label: string, value?: unknown): boolean {
  const { answered, passed } = context.queue;
  if (context.startAt !== null) return value === 'opening' || label === 'order.skip';
  if (label === 'the first acceptance is undone') {
    return answered.some(({ id, answer }) => id === 'ord_1' && answer === 'accepted');
  }
  if (!(label in lists)) return true;
  const { waiting } = lists[label as ListLabel];
  const names = waiting.map(({ id }) => id);
  if (value === 'opening') return !names.includes('ord_3');
  const known = waitingOf(context);
  return (
    waiting.every(({ id }) => id === 'ord_3' || known.some((entry) => entry.id === id)) &&
    known.every(({ id, isListed }) => isListed || names.includes(id)) &&
    [...answered, ...passed].every(({ id }) => !names.includes(id))
  );
}

function idsOf(entries: readonly TriageEntry[]): string[] {
  return entries.map(({ id }) => id);
}

/** Which orders wait in which place and in which order, and which acceptances can be undone. */
function serialise({ queue, action, startAt }: TriageContext) {
  const { current, isCurrentGone, ahead, skipped, answered, passed, isSecondRound } = queue;
  const accepted = answered.filter(({ answer }) => answer === 'accepted');
  const refused = answered.filter(({ answer }) => answer === 'refused');
  return [
    current?.id,
    isCurrentGone,
    idsOf(ahead),
    idsOf(skipped),
    idsOf(waitingOf({ queue }).filter(({ isListed }) => !isListed)),
    idsOf(accepted).sort(),
    idsOf([...refused, ...passed]).sort(),
    isSecondRound,
    action,
    startAt,
  ];
}

/** The triage machine, as a test model that drivers in Node and in a browser can run. */
export const triageTestModel: MachineTestModel<typeof triageMachine, TriageDriver> = {
  model: {
    machine: triageMachine,
    inputs: { 'a sitting': { startAt: null }, 'a sitting that goes on': { startAt: 'ord_2' } },
    events: {
      ...Object.fromEntries(
        Object.entries(lists).map(([label, list]) => [label, { type: 'orders.changed', list }]),
      ),
      'order.accept': { type: 'order.accept' },
      'order.refuse': { type: 'order.refuse' },
      'order.skip': { type: 'order.skip' },
      'order.answered': { type: 'order.answered' },
      'order.stay': { type: 'order.stay' },
      'the first acceptance is undone': { type: 'order.undone', orderId: 'ord_1' },
      'triage.resume': { type: 'triage.resume' },
    },
    serialise,
    isPossible,
  },

  setUp: (driver, input) => driver.open(input === 'a sitting that goes on'),

  eventExecutors: {
    'orders.changed': (driver, { list }) =>
      driver.changeList(list.waiting.map(({ id }) => nameOf(id))),
    'order.accept': (driver) => driver.accept(),
    'order.refuse': (driver) => driver.refuse(),
    'order.skip': (driver) => driver.skip(),
    'order.answered': (driver) => driver.completeAnswer(),
    'order.stay': (driver) => driver.declineAnswer(),
    'order.undone': (driver, { orderId }) => driver.undo(nameOf(orderId)),
    'triage.resume': (driver) => driver.resume(),
  },

  outcomeExecutors: {},

  stateAssertions: {
    opening: (driver) => driver.expectViewState({ ...hidden, isOpening: true }),
    choosing: transientState,
    deciding: (driver) => driver.expectViewState({ ...hidden, isDeciding: true }),
    answering: (driver) => driver.expectViewState({ ...hidden, isAnswering: true }),
    finished: (driver) => driver.expectViewState({ ...hidden, isFinished: true }),
  },
};
