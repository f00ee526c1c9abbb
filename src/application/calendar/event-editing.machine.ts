import { assign, emit, setup } from 'xstate';
import { type EntrySpan, isSeries } from '#domain/calendar/entry-span';
import type { ShownSource } from '#domain/calendar/shown-sources';
import type { ChangeScope } from '#openapi/types.generated';
import { declareActor } from '../machine-actors';
import type { ApiProblem } from '../ports/transport.port';
import { asProblem, errorFromEvent, problemFromError } from '../problem';
import { type FailureEvent, failureStates } from '../record-actions';

/** How long a change can be taken back, in ms. */
export const UNDO_CHANGE_WINDOW_MS = 10_000;

/** The fields of an entry of the calendar that the machine uses. */
export interface EditedEntry {
  /** Id of the entry, unique on the calendar. */
  readonly id: string;
  readonly kind: 'event' | 'closure' | 'other';
  /** Id of the event; for a closure, its first day. */
  readonly recordId: string;
  readonly title: string;
  readonly span: EntrySpan;
  /** Which occurrence of a recurring event; null if the event does not recur. */
  readonly occurrence: string | null;
  /** Of the event, or of the store's availability. */
  readonly revision: number;
  /** Why it can be neither moved, stretched nor deleted here; null if it can. */
  readonly obstacle: ShownSource | null;
}

/** What is done with an entry beside its form. */
export type EntryAction = 'move' | 'stretch' | 'delete';

/** The change that is being asked about or performed, so that it can be tried again. */
export interface EntryAttempt {
  readonly action: EntryAction;
  readonly entry: EditedEntry;
  /** The new times; those of the entry for a deletion. */
  readonly span: EntrySpan;
  /** How much of a series it changes; null for an event that does not recur. */
  readonly scope: ChangeScope | null;
  /** It takes the change before it back. */
  readonly isUndo: boolean;
}

/** Told once a change has taken effect. */
export interface EntryChanged {
  readonly type: 'entry.changed';
  readonly attempt: EntryAttempt;
}

type Moved = { readonly entry: EditedEntry; readonly span: EntrySpan };

export type EventEditingEvent =
  | ({ type: 'entry.move' } & Moved)
  | ({ type: 'entry.stretch' } & Moved)
  | { type: 'entry.delete'; entry: EditedEntry }
  | { type: 'scope.choose'; scope: ChangeScope }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }
  | FailureEvent
  | { type: 'refusal.dismiss' }
  | { type: 'change.undo' }
  /** The calendar was read anew; the revision is that of the changed entry, null if it is gone. */
  | { type: 'calendar.read'; revision: number | null };

export interface EventEditingContext {
  readonly attempt: EntryAttempt | null;
  /** The revision that the last change left: a change that is taken back starts from it. */
  readonly revision: number | null;
  /** Whether the calendar still shows the entry where it was before the change. */
  readonly isPlaced: boolean;
  readonly problem: ApiProblem | null;
}

const NOTHING: EventEditingContext = {
  attempt: null,
  revision: null,
  isPlaced: false,
  problem: null,
};

type Entry = { readonly entry: EditedEntry };
type Attempted = Omit<EntryAttempt, 'scope' | 'isUndo'>;

function entryOf({ event }: { event: Entry }): Entry {
  return { entry: event.entry };
}

/** The parameters of a change with new times. */
function changeTo(action: 'move' | 'stretch') {
  return ({ event: { entry, span } }: { event: Moved }): Attempted => ({ action, entry, span });
}

function deletionOf({ event: { entry } }: { event: Entry }): Attempted {
  return { action: 'delete', entry, span: entry.span };
}

function outputOf({ event }: { event: { output: number } }) {
  return { revision: event.output };
}

/** An entry as a change left it; the first day of a closure is its id. */
function changedEntry({ entry, span }: EntryAttempt, revision: number): EditedEntry {
  const recordId = 'day' in span && entry.kind === 'closure' ? span.day : entry.recordId;
  return { ...entry, recordId, revision, span };
}

const machineSetup = setup({
  types: {
    context: {} as EventEditingContext,
    events: {} as EventEditingEvent,
    emitted: {} as EntryChanged,
    tags: {} as 'busy',
  },
  actors: {
    /** Returns the revision after the change. Rejects with an ApiProblem. */
    performChange: declareActor<number, { attempt: EntryAttempt | null }>(),
  },
  guards: {
    isImmovable: (_, { entry }: Entry) => entry.obstacle !== null,
    isSeries: (_, { entry }: Entry) => isSeries(entry),
    /** Another user changed or deleted the entry meanwhile. */
    isConflict: (_, { error }: { error: unknown }) => [404, 412].includes(asProblem(error).status),
    isDeletion: ({ context }) => context.attempt?.action === 'delete',
    /** A change of several occurrences has no single change that takes it back. */
    isUndoable: ({ context: { attempt } }) =>
      attempt !== null && !attempt.isUndo && (attempt.scope ?? 'one') === 'one',
    isReadAnew: ({ context }, { revision }: { revision: number | null }) =>
      revision === null || revision >= (context.revision ?? 0),
  },
  actions: {
    attempt: assign((_, { action, entry, span }: Attempted) => ({
      ...NOTHING,
      attempt: { action, entry, span, scope: null, isUndo: false },
    })),
    chooseScope: assign(({ context }, { scope }: { scope: ChangeScope }) => ({
      attempt: context.attempt && { ...context.attempt, scope },
    })),
    /** The times before the change, on the entry as the change left it. */
    attemptUndo: assign(({ context: { attempt, revision } }) => ({
      isPlaced: false,
      attempt: attempt && {
        ...attempt,
        entry: changedEntry(attempt, revision ?? attempt.entry.revision),
        span: attempt.entry.span,
        isUndo: true,
      },
    })),
    keepRevision: assign((_, { revision }: { revision: number }) => ({
      revision,
      isPlaced: true,
    })),
    unplace: assign({ isPlaced: false }),
    keepProblem: assign(problemFromError),
    forgetAttempt: assign(NOTHING),
    reportChange: emit(
      ({ context }): EntryChanged => ({
        type: 'entry.changed',
        // Only an attempted change has an outcome.
        attempt: context.attempt as EntryAttempt,
      }),
    ),
  },
  delays: { undoWindow: UNDO_CHANGE_WINDOW_MS },
});

/** New times of an entry: refused, asked about if it is of a series, or performed. */
function newTimes(action: 'move' | 'stretch') {
  const attempt = { type: 'attempt', params: changeTo(action) } as const;
  return [
    {
      guard: { type: 'isImmovable', params: entryOf },
      target: '#eventEditing.refused',
      actions: attempt,
    },
    {
      guard: { type: 'isSeries', params: entryOf },
      target: '#eventEditing.choosing',
      actions: attempt,
    },
    { target: '#eventEditing.performing', actions: attempt },
  ] as const;
}

const changes = {
  'entry.move': newTimes('move'),
  'entry.stretch': newTimes('stretch'),
  // Only what can be moved offers its deletion.
  'entry.delete': [
    {
      guard: { type: 'isSeries', params: entryOf },
      target: '#eventEditing.choosing',
      actions: { type: 'attempt', params: deletionOf },
    },
    {
      target: '#eventEditing.confirming',
      actions: { type: 'attempt', params: deletionOf },
    },
  ],
} as const;

const dismiss = { target: 'resting', actions: 'forgetAttempt' } as const;

/**
 * What users change on the calendar beside the form of an event: own events and closures of the
 * store are moved, stretched and deleted. A change of a series asks how much of it is meant; a
 * deletion is confirmed. Entries whose times follow from other records are refused with the reason.
 * The calendar shows the new times from the drop until it is read anew. A change of one event can
 * be taken back for ten seconds. The fields of an event are edited by `recordEdit`. Contract:
 * updateCalendarEvent, deleteCalendarEvent, createAvailability.
 */
export const eventEditingMachine = machineSetup.createMachine({
  id: 'eventEditing',
  context: NOTHING,
  initial: 'resting',
  states: {
    resting: {
      on: {
        ...changes,
        'calendar.read': {
          guard: {
            type: 'isReadAnew',
            params: ({ event }) => ({ revision: event.revision }),
          },
          actions: 'unplace',
        },
      },
      initial: 'settled',
      states: {
        settled: {},
        undoable: {
          after: { undoWindow: 'settled' },
          on: { 'change.undo': { target: '#eventEditing.performing', actions: 'attemptUndo' } },
        },
      },
    },
    refused: { on: { 'refusal.dismiss': dismiss } },
    choosing: {
      on: {
        'scope.choose': {
          target: 'performing',
          actions: { type: 'chooseScope', params: ({ event }) => ({ scope: event.scope }) },
        },
        'question.cancel': dismiss,
      },
    },
    confirming: {
      on: { 'question.confirm': 'performing', 'question.cancel': dismiss },
    },
    performing: {
      tags: 'busy',
      invoke: {
        id: 'performChange',
        src: 'performChange',
        input: ({ context }) => ({ attempt: context.attempt }),
        onDone: [
          { guard: 'isDeletion', target: 'resting', actions: ['reportChange', 'forgetAttempt'] },
          {
            guard: 'isUndoable',
            target: 'resting.undoable',
            actions: [{ type: 'keepRevision', params: outputOf }, 'reportChange'],
          },
          {
            target: 'resting',
            actions: [{ type: 'keepRevision', params: outputOf }, 'reportChange'],
          },
        ],
        onError: [
          {
            guard: { type: 'isConflict', params: errorFromEvent },
            target: 'conflict',
            actions: { type: 'keepProblem', params: errorFromEvent },
          },
          { target: 'failed', actions: { type: 'keepProblem', params: errorFromEvent } },
        ],
      },
    },
    ...failureStates('resting'),
  },
});

/**
 * An entry of the calendar, as the last change left it: until the calendar is read anew, it has an
 * older revision.
 */
export function currentEntry(
  { attempt, revision, isPlaced }: EventEditingContext,
  entry: EditedEntry,
): EditedEntry {
  const isChanged = isPlaced && attempt?.entry.id === entry.id && revision !== null;
  return isChanged ? changedEntry(attempt, revision) : entry;
}

/** The times at which the calendar shows an entry that was changed; null where it was read. */
export function placedSpan(
  { attempt, isPlaced }: EventEditingContext,
  isChanging: boolean,
): { readonly id: string; readonly span: EntrySpan } | null {
  if (!attempt || !(isChanging || isPlaced)) return null;
  return { id: attempt.entry.id, span: attempt.span };
}
