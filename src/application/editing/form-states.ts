import { assign, type EventObject } from 'xstate';
import {
  chosenChanges,
  type DraftInput,
  draftFoundOr,
  draftOnly,
  editNotes,
  keptDraft,
  newerRecord,
  toldChanges,
  typing,
} from './edit-steps';
import type { RecordEditContext } from './edited-record';

/** What a draft is kept from, as a process with a context of its own says it. */
type KeepInput<Context> = (args: { context: Context }) => DraftInput;

/** The form is not shown before its draft was looked for. */
export const openingState = {
  tags: 'loading',
  invoke: {
    id: 'readDraft',
    src: 'readDraft',
    input: draftOnly,
    onDone: draftFoundOr('editing.clean'),
  },
  on: { 'record.changed': newerRecord },
} as const;

/** What may be told while a form that asks who leaves is open; its own events come on top. */
export const typingOrLeaving = {
  ...typing,
  'page.leave': {
    target: 'leaving',
    actions: { type: 'noteChanges', params: toldChanges },
  },
} as const;

/** How a form stands while one types in it: what is kept of it, and how its last save ended. */
export const editingStates = <Context>(input: KeepInput<Context>) =>
  ({
    clean: { on: { 'record.changed': newerRecord } },
    restored: {},
    keeping: {
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input,
        onDone: { target: 'dirty', actions: { type: 'noteKept', params: keptDraft } },
      },
    },
    dirty: {},
    forgetting: {
      invoke: { id: 'removeDraft', src: 'removeDraft', input: draftOnly, onDone: 'clean' },
    },
    saved: {
      invoke: { id: 'removeDraft', src: 'removeDraft', input: draftOnly },
      on: { 'record.changed': { ...newerRecord, target: 'clean' } },
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
          guard: { type: 'hasChanges', params: chosenChanges },
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
export const leftState = <Id extends string, Context>(machine: Id, input: KeepInput<Context>) =>
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
          input: draftOnly,
          onDone: `#${machine}.closed`,
        },
      },
    },
  }) as const;

/** The notes that every form's process makes, made by one that knows more than they do. */
export const notesFor = <Context extends RecordEditContext, Event extends EventObject>() => {
  const noted = <Params>(
    note: (args: { context: Context }, params: Params) => Partial<RecordEditContext>,
  ) =>
    // Every such context has all that the notes write.
    assign<Context, Event, Params, Event, never>(note as typeof note & NoteOf<Context, Params>);
  return {
    takeTheirs: noted(editNotes.takeTheirs),
    rebase: noted(editNotes.rebase),
    noteChanges: noted(editNotes.noteChanges),
    noteKept: noted(editNotes.noteKept),
    forgetChanges: noted(editNotes.forgetChanges),
    keepProblem: noted(editNotes.keepProblem),
    keepTheirs: noted(editNotes.keepTheirs),
    forgetConflict: noted(() => ({ theirs: null, problem: null })),
  };
};

type NoteOf<Context, Params> = (args: { context: Context }, params: Params) => Partial<Context>;

/** The events of a process that asks who leaves. */
export type LeavingEvent =
  | { type: 'page.leave'; changes: RecordEditContext['changes'] }
  | { type: 'leave.stay' }
  | { type: 'leave.keep' }
  | { type: 'leave.discard' };
