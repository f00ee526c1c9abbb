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

/** The input of `keepDraft`, from a machine's own context. */
type DraftInputOf<Context> = (args: { context: Context }) => DraftInput;

/** The form is not shown until its draft was read. */
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

/** The events of an open form that confirms leaving; a machine adds its own events. */
export const typingTransitions = {
  ...draftTransitions,
  'page.leave': {
    target: 'leaving',
    actions: { type: 'noteChanges', params: changesFromEvent },
  },
} as const;

/** The states of a form during editing: its draft, and the result of its last save. */
export function editingStates<Context>(input: DraftInputOf<Context>) {
  return {
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
  } as const;
}

/** Two versions are in conflict; `noting` records the chosen one before it is saved. */
export function conflictState<const Noting extends readonly unknown[]>(noting: Noting) {
  return {
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
  } as const;
}

/** A user who leaves with changes must confirm. */
export const leavingState = {
  on: {
    'leave.stay': 'editing.keeping',
    'leave.keep': 'left.keeping',
    'leave.discard': { target: 'left.forgetting', actions: 'forgetChanges' },
  },
} as const;

/** The user has left: the draft is stored or removed, then the machine ends. */
export function leftState<Id extends string, Context>(machine: Id, input: DraftInputOf<Context>) {
  return {
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
  } as const;
}

/** The assigns of every form's machine, for a machine with a larger context. */
export function assignsFor<Context extends RecordEditContext, Event extends EventObject>() {
  const noted = <Params>(
    note: (args: { context: Context }, params: Params) => Partial<RecordEditContext>,
  ) =>
    // Every such context has all the fields that these assigns write.
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
}

type AssignOf<Context, Params> = (args: { context: Context }, params: Params) => Partial<Context>;

/** The events of a machine that confirms leaving. */
export type LeavingEvent =
  | { type: 'page.leave'; changes: RecordEditContext['changes'] }
  | { type: 'leave.stay' }
  | { type: 'leave.keep' }
  | { type: 'leave.discard' };
