import {
  type EditedEntry,
  type EventEditingContext,
  eventEditingMachine,
} from '#application/calendar/event-editing.machine';
import type { EntrySpan } from '#domain/calendar/entry-span';
import type { ChangeScope } from '#openapi/types.generated';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { problemOf } from '../test-app/scripted-transport';

const MONDAY: EntrySpan = {
  startsAt: '2026-12-07T09:00:00.000Z',
  endsAt: '2026-12-07T09:30:00.000Z',
};

/** The entries that are changed. */
export const editedEntries = {
  event: {
    id: 'evt_1',
    kind: 'event',
    recordId: 'evt_1',
    title: 'Inventaire',
    span: MONDAY,
    occurrence: null,
    revision: 1,
    obstacle: null,
  },
  series: {
    id: 'evt_2 2026-12-07',
    kind: 'event',
    recordId: 'evt_2',
    title: 'Réunion',
    span: MONDAY,
    occurrence: '2026-12-07',
    revision: 1,
    obstacle: null,
  },
  closure: {
    id: 'closure 2026-12-07',
    kind: 'closure',
    recordId: '2026-12-07',
    title: 'Congé',
    span: { day: '2026-12-07', lastDay: '2026-12-08' },
    occurrence: null,
    revision: 1,
    obstacle: null,
  },
  payout: {
    id: 'pay_1',
    kind: 'other',
    recordId: 'pay_1',
    title: 'Virement',
    span: { day: '2026-12-07', lastDay: '2026-12-07' },
    occurrence: null,
    revision: 0,
    obstacle: 'payout',
  },
} as const satisfies Record<string, EditedEntry>;

export type EditedEntryName = keyof typeof editedEntries;

/** The times to which an entry is moved, a day later. */
export const movedSpans: Readonly<Record<EditedEntryName, EntrySpan>> = {
  event: { startsAt: '2026-12-08T09:00:00.000Z', endsAt: '2026-12-08T09:30:00.000Z' },
  series: { startsAt: '2026-12-08T09:00:00.000Z', endsAt: '2026-12-08T09:30:00.000Z' },
  closure: { day: '2026-12-08', lastDay: '2026-12-09' },
  payout: { day: '2026-12-08', lastDay: '2026-12-08' },
};

/** The times to which an entry is stretched. */
export const stretchedSpans: Readonly<Record<EditedEntryName, EntrySpan>> = {
  event: { startsAt: '2026-12-07T09:00:00.000Z', endsAt: '2026-12-07T11:00:00.000Z' },
  series: { startsAt: '2026-12-07T09:00:00.000Z', endsAt: '2026-12-07T11:00:00.000Z' },
  closure: { day: '2026-12-07', lastDay: '2026-12-09' },
  payout: { day: '2026-12-07', lastDay: '2026-12-09' },
};

/** The revision after a change; the entries have 1. */
export const CHANGED_REVISION = 2;

/** What the page shows of a change. */
export interface EventEditingViewState {
  readonly dialog: 'scope' | 'question' | 'failure' | 'conflict' | 'refusal' | null;
  readonly busy: boolean;
  readonly isUndoable: boolean;
}

/** How a change can end. */
export type ChangeOutcome =
  | 'with success'
  | 'a colleague changed it'
  | 'a colleague deleted it'
  | 'with a server fault';

/** The actions and assertions that a driver of the calendar must implement. */
export interface EventEditingDriver {
  open(): Promise<void>;
  move(entry: EditedEntryName): Promise<void>;
  stretch(entry: EditedEntryName): Promise<void>;
  remove(entry: EditedEntryName): Promise<void>;
  choose(scope: ChangeScope): Promise<void>;
  answer(
    event:
      | 'question.confirm'
      | 'question.cancel'
      | 'failure.retry'
      | 'failure.dismiss'
      | 'conflict.acknowledge'
      | 'refusal.dismiss',
  ): Promise<void>;
  undo(): Promise<void>;
  elapseUndoWindow(): Promise<void>;
  /** The calendar is read: it holds this revision of the changed entry. */
  read(revision: number | null): Promise<void>;
  settle(how: ChangeOutcome): Promise<void>;
  expectViewState(viewState: EventEditingViewState): Promise<void>;
}

const resting: EventEditingViewState = { dialog: null, busy: false, isUndoable: false };

function nameOf(entry: EditedEntry): EditedEntryName {
  const names = Object.keys(editedEntries) as EditedEntryName[];
  const name = names.find((one) => editedEntries[one].id === entry.id);
  if (!name) throw new Error(`${entry.id} is not on the calendar.`);
  return name;
}

function eventOf(type: 'entry.move' | 'entry.stretch', name: EditedEntryName) {
  const spans = type === 'entry.move' ? movedSpans : stretchedSpans;
  return { type, entry: editedEntries[name], span: spans[name] } as const;
}

const performed = { type: 'xstate.done.actor.performChange', output: CHANGED_REVISION };

function notPerformed(status: number, code: string) {
  return { type: 'xstate.error.actor.performChange', error: problemOf(status, code) };
}

/** The event-editing machine, as a test model that drivers in Node and in a browser can run. */
export const eventEditingTestModel: MachineTestModel<
  typeof eventEditingMachine,
  EventEditingDriver
> = {
  model: {
    machine: eventEditingMachine,
    inputs: { 'a calendar': undefined },
    events: {
      'the event is moved': eventOf('entry.move', 'event'),
      'the event is stretched': eventOf('entry.stretch', 'event'),
      'the event is deleted': { type: 'entry.delete', entry: editedEntries.event },
      'the series is moved': eventOf('entry.move', 'series'),
      'the series is stretched': eventOf('entry.stretch', 'series'),
      'the series is deleted': { type: 'entry.delete', entry: editedEntries.series },
      'the closure is moved': eventOf('entry.move', 'closure'),
      'the closure is stretched': eventOf('entry.stretch', 'closure'),
      'the closure is deleted': { type: 'entry.delete', entry: editedEntries.closure },
      'the payout is moved': eventOf('entry.move', 'payout'),
      'the payout is stretched': eventOf('entry.stretch', 'payout'),
      'this one': { type: 'scope.choose', scope: 'one' },
      'this and following': { type: 'scope.choose', scope: 'following' },
      'all of the series': { type: 'scope.choose', scope: 'all' },
      'question.confirm': { type: 'question.confirm' },
      'question.cancel': { type: 'question.cancel' },
      'failure.retry': { type: 'failure.retry' },
      'failure.dismiss': { type: 'failure.dismiss' },
      'conflict.acknowledge': { type: 'conflict.acknowledge' },
      'refusal.dismiss': { type: 'refusal.dismiss' },
      'change.undo': { type: 'change.undo' },
      'ten seconds pass': { type: 'xstate.after.undoWindow.eventEditing.resting.undoable' },
      'the calendar is read anew': { type: 'calendar.read', revision: CHANGED_REVISION },
      'an older calendar arrives': { type: 'calendar.read', revision: 1 },
      'the calendar is read without the entry': { type: 'calendar.read', revision: null },
      'the change succeeds': performed,
      'a colleague changed it': notPerformed(412, 'stale_revision'),
      'a colleague deleted it': notPerformed(404, 'not_found'),
      'the server fails': notPerformed(500, 'internal'),
    },
    serialise: ({ attempt, revision, isPlaced }: EventEditingContext) => [
      attempt?.action,
      attempt?.entry.id,
      attempt?.scope,
      attempt?.isUndo,
      revision !== null,
      isPlaced,
    ],
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'entry.move': (driver, { entry }) => driver.move(nameOf(entry)),
    'entry.stretch': (driver, { entry }) => driver.stretch(nameOf(entry)),
    'entry.delete': (driver, { entry }) => driver.remove(nameOf(entry)),
    'scope.choose': (driver, { scope }) => driver.choose(scope),
    'question.confirm': (driver, { type }) => driver.answer(type),
    'question.cancel': (driver, { type }) => driver.answer(type),
    'failure.retry': (driver, { type }) => driver.answer(type),
    'failure.dismiss': (driver, { type }) => driver.answer(type),
    'conflict.acknowledge': (driver, { type }) => driver.answer(type),
    'refusal.dismiss': (driver, { type }) => driver.answer(type),
    'change.undo': (driver) => driver.undo(),
    'calendar.read': (driver, { revision }) => driver.read(revision),
  },

  outcomeExecutors: {
    'ten seconds pass': (driver) => driver.elapseUndoWindow(),
    'the change succeeds': (driver) => driver.settle('with success'),
    'a colleague changed it': (driver) => driver.settle('a colleague changed it'),
    'a colleague deleted it': (driver) => driver.settle('a colleague deleted it'),
    'the server fails': (driver) => driver.settle('with a server fault'),
  },

  stateAssertions: {
    'resting.settled': (driver) => driver.expectViewState(resting),
    'resting.undoable': (driver) => driver.expectViewState({ ...resting, isUndoable: true }),
    refused: (driver) => driver.expectViewState({ ...resting, dialog: 'refusal' }),
    choosing: (driver) => driver.expectViewState({ ...resting, dialog: 'scope' }),
    confirming: (driver) => driver.expectViewState({ ...resting, dialog: 'question' }),
    performing: (driver) => driver.expectViewState({ ...resting, busy: true }),
    failed: (driver) => driver.expectViewState({ ...resting, dialog: 'failure' }),
    conflict: (driver) => driver.expectViewState({ ...resting, dialog: 'conflict' }),
  },
};
