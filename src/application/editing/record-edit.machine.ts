import { assign, setup } from 'xstate';
import { declared } from '../machine-actors';
import type { DraftKey } from '../ports/drafts.port';
import { rejection } from '../record-actions';
import {
  chosenChanges,
  declaredDrafts,
  draftInput,
  editGuards,
  editNotes,
  foundDraft,
  fresh,
  keptDraft,
  savedRecord,
  toldAttempt,
  toldChanges,
  toldRecord,
} from './edit-steps';
import type {
  Attempt,
  EditedRecord,
  FormValues,
  RecordEditContext,
  SaveInput,
} from './edited-record';

export type RecordEditEvent =
  | { type: 'draft.keep'; changes: FormValues }
  | { type: 'draft.discard' }
  | { type: 'record.save'; attempt: Attempt }
  | { type: 'record.changed'; record: EditedRecord }
  | { type: 'conflict.choose'; attempt: Attempt }
  | { type: 'conflict.dismiss' };

const machineSetup = setup({
  types: {
    context: {} as RecordEditContext,
    events: {} as RecordEditEvent,
    input: {} as { draftKey: DraftKey | null; record: EditedRecord },
    tags: {} as 'loading' | 'busy' | 'failed',
  },
  actors: {
    ...declaredDrafts,
    /** Gives the record as it was saved; rejects with an ApiProblem, `current` of a 412 as an EditedRecord. */
    saveRecord: declared<EditedRecord, SaveInput>(),
  },
  guards: {
    ...editGuards,
  },
  actions: {
    takeDraft: assign(editNotes.takeDraft),
    takeRecord: assign(editNotes.takeRecord),
    takeTheirs: assign(editNotes.takeTheirs),
    rebase: assign(editNotes.rebase),
    noteChanges: assign(editNotes.noteChanges),
    noteAttempt: assign(editNotes.noteAttempt),
    noteKept: assign(editNotes.noteKept),
    forgetChanges: assign(editNotes.forgetChanges),
    keepProblem: assign(editNotes.keepProblem),
    keepTheirs: assign(editNotes.keepTheirs),
    forgetConflict: assign({ theirs: null, problem: null }),
  },
});

/**
 * A record in a form, whichever record it is: what is typed is kept as a draft, a draft from before is
 * taken up again, and a save can be refused, meet no connection or a session that is over, or find
 * that somebody else was faster; nothing is lost in any of them, because a draft is kept before
 * anything is sent. The keystrokes are the form's: it tells what differs from the record when the
 * person pauses. Experience, "Forms"; contract: 412 with the current record.
 */
export const recordEditMachine = machineSetup.createMachine({
  id: 'recordEdit',
  context: ({ input }) => ({ draftKey: input.draftKey, attempt: null, ...fresh(input.record) }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'loading',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: ({ context }) => ({ draftKey: context.draftKey }),
        onDone: [
          {
            guard: { type: 'isDraft', params: foundDraft },
            target: 'editing.restored',
            actions: { type: 'takeDraft', params: foundDraft },
          },
          { target: 'editing.untouched' },
        ],
      },
      on: {
        'record.changed': {
          guard: { type: 'isNewer', params: toldRecord },
          actions: { type: 'takeRecord', params: toldRecord },
        },
      },
    },
    editing: {
      initial: 'untouched',
      on: {
        'draft.keep': [
          {
            guard: { type: 'hasChanges', params: toldChanges },
            target: '.keeping',
            actions: { type: 'noteChanges', params: toldChanges },
          },
          { target: '.forgetting', actions: 'forgetChanges' },
        ],
        'draft.discard': { target: '.forgetting', actions: 'forgetChanges' },
        'record.save': {
          target: 'saving',
          actions: { type: 'noteAttempt', params: toldAttempt },
        },
      },
      states: {
        untouched: {
          on: {
            'record.changed': {
              guard: { type: 'isNewer', params: toldRecord },
              actions: { type: 'takeRecord', params: toldRecord },
            },
          },
        },
        restored: {},
        keeping: {
          invoke: {
            id: 'keepDraft',
            src: 'keepDraft',
            input: draftInput,
            onDone: { target: 'kept', actions: { type: 'noteKept', params: keptDraft } },
          },
        },
        kept: {},
        forgetting: {
          invoke: {
            id: 'removeDraft',
            src: 'removeDraft',
            input: ({ context }) => ({ draftKey: context.draftKey }),
            onDone: 'untouched',
          },
        },
        saved: {
          invoke: {
            id: 'removeDraft',
            src: 'removeDraft',
            input: ({ context }) => ({ draftKey: context.draftKey }),
          },
          on: {
            'record.changed': {
              guard: { type: 'isNewer', params: toldRecord },
              target: 'untouched',
              actions: { type: 'takeRecord', params: toldRecord },
            },
          },
        },
        refused: { tags: 'failed' },
        offline: { tags: 'failed' },
        sessionLost: { tags: 'failed' },
      },
    },
    saving: {
      tags: 'busy',
      initial: 'securing',
      states: {
        securing: {
          invoke: {
            id: 'keepDraft',
            src: 'keepDraft',
            input: draftInput,
            onDone: { target: 'sending', actions: { type: 'noteKept', params: keptDraft } },
          },
        },
        sending: {
          invoke: {
            id: 'saveRecord',
            src: 'saveRecord',
            input: ({ context: { record, revision, attempt } }): SaveInput => ({
              id: record.id,
              revision,
              values: attempt?.values ?? record.values,
              changes: attempt?.changes ?? {},
            }),
            onDone: {
              target: '#recordEdit.editing.saved',
              actions: { type: 'takeRecord', params: savedRecord },
            },
            onError: [
              {
                guard: { type: 'isConflict', params: rejection },
                target: '#recordEdit.conflict',
                actions: { type: 'keepTheirs', params: rejection },
              },
              {
                guard: { type: 'isUnanswered', params: rejection },
                target: '#recordEdit.editing.offline',
                actions: { type: 'keepProblem', params: rejection },
              },
              {
                guard: { type: 'isUnauthorized', params: rejection },
                target: '#recordEdit.editing.sessionLost',
                actions: { type: 'keepProblem', params: rejection },
              },
              {
                target: '#recordEdit.editing.refused',
                actions: { type: 'keepProblem', params: rejection },
              },
            ],
          },
        },
      },
    },
    conflict: {
      on: {
        'conflict.choose': [
          {
            guard: { type: 'hasChanges', params: chosenChanges },
            target: 'saving',
            actions: ['rebase', { type: 'noteAttempt', params: toldAttempt }],
          },
          { target: 'editing.forgetting', actions: 'takeTheirs' },
        ],
        'conflict.dismiss': { target: 'editing.kept', actions: 'forgetConflict' },
      },
    },
  },
});
