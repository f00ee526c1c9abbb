import { assign, type EventObject } from 'xstate';
import {
  afterDraftRead,
  changesFromEvent,
  changesOfAttempt,
  type DraftInput,
  draftKeyInput,
  draftTransitions,
  editAssigns,
  savedDraftTime,
  takeNewerRecord,
} from './edit-machine-parts';
import type { RecordEditContext } from './edited-record';

/** What a draft is kept from, as a process with a context of its own says it. */
type DraftInputOf<Context> = (args: { context: Context }) => DraftInput;

/** The form is not shown before its draft was looked for. */
export const openingState = {
  tags: 'loading',
  invoke: {
    id: 'readDraft',
    src: 'readDraft',
    input: draftKeyInput,
    onDone: afterDraftRead('editing.clean'),
  },
  on: { 'record.changed': takeNewerRecord },
} as const;

/** What may be told while a form that asks who leaves is open; its own events come on top. */
export const typingTransitions = {
  ...draftTransitions,
  'page.leave': {
    target: 'leaving',
    actions: { type: 'noteChanges', params: changesFromEvent },
  },
} as const;

/** How a form stands while one types in it: what is kept of it, and how its last save ended. */
export const editingStates = <Context>(input: DraftInputOf<Context>) =>
  ({
    clean: { on: { 'record.changed': takeNewerRecord } },
    restored: {},
    keeping: {
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input,
        onDone: { target: 'dirty', actions: { type: 'noteKept', params: savedDraftTime } },
      },
    },
    dirty: {},
    forgetting: {
      invoke: { id: 'removeDraft', src: 'removeDraft', input: draftKeyInput, onDone: 'clean' },
    },
    saved: {
      invoke: { id: 'removeDraft', src: 'removeDraft', input: draftKeyInput },
      on: { 'record.changed': { ...takeNewerRecord, target: 'clean' } },
    },
    refused: { tags: 'failed' },
    offline: { tags: 'failed' },
    sessionLost: { tags: 'failed' },
  }) as const;

/** Two versions stand against each other; `noting` says how the chosen one is noted before it is saved. */
export const conflictState = <const Noting extends readonly unknown[]>(noting: Noting) =>
  ({
    on: {
      'conflict.choose': [
        {
          guard: { type: 'hasChanges', params: changesOfAttempt },
          target: 'saving',
          actions: ['rebase', ...noting],
        },
        { target: 'editing.forgetting', actions: 'takeTheirs' },
      ],
      'conflict.dismiss': { target: 'editing.dirty', actions: 'forgetConflict' },
    },
  }) as const;

/** Who leaves with changes is asked. */
export const leavingState = {
  on: {
    'leave.stay': 'editing.keeping',
    'leave.keep': 'left.keeping',
    'leave.discard': { target: 'left.forgetting', actions: 'forgetChanges' },
  },
} as const;

/** Who has left: what was typed is put away, then the process is over. */
export const leftState = <Id extends string, Context>(machine: Id, input: DraftInputOf<Context>) =>
  ({
    tags: 'busy',
    initial: 'keeping',
    states: {
      keeping: {
        invoke: {
          id: 'keepDraft',
          src: 'keepDraft',
          input,
          onDone: `#${machine}.closed`,
        },
      },
      forgetting: {
        invoke: {
          id: 'removeDraft',
          src: 'removeDraft',
          input: draftKeyInput,
          onDone: `#${machine}.closed`,
        },
      },
    },
  }) as const;

/** The notes that every form's process makes, made by one that knows more than they do. */
export const assignsFor = <Context extends RecordEditContext, Event extends EventObject>() => {
  const noted = <Params>(
    note: (args: { context: Context }, params: Params) => Partial<RecordEditContext>,
  ) =>
    // Every such context has all that the notes write.
    assign<Context, Event, Params, Event, never>(note as typeof note & AssignOf<Context, Params>);
  return {
    takeTheirs: noted(editAssigns.takeTheirs),
    rebase: noted(editAssigns.rebase),
    noteChanges: noted(editAssigns.noteChanges),
    noteKept: noted(editAssigns.noteKept),
    forgetChanges: noted(editAssigns.forgetChanges),
    keepProblem: noted(editAssigns.keepProblem),
    keepTheirs: noted(editAssigns.keepTheirs),
    forgetConflict: noted(() => ({ theirs: null, problem: null })),
  };
};

type AssignOf<Context, Params> = (args: { context: Context }, params: Params) => Partial<Context>;

/** The events of a process that asks who leaves. */
export type LeavingEvent =
  | { type: 'page.leave'; changes: RecordEditContext['changes'] }
  | { type: 'leave.stay' }
  | { type: 'leave.keep' }
  | { type: 'leave.discard' };
