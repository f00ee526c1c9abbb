import { assign, setup } from 'xstate';
import { declared } from '../machine-actors';
import type { DraftKey } from '../ports/drafts.port';
import {
  chosenChanges,
  declaredDrafts,
  draftFoundOr,
  draftInput,
  draftOnly,
  editGuards,
  editNotes,
  fresh,
  keptDraft,
  newerRecord,
  savedRecord,
  saveFailuresOf,
  toldAttempt,
  typing,
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
        input: draftOnly,
        onDone: draftFoundOr('editing.untouched'),
      },
      on: {
        'record.changed': newerRecord,
      },
    },
    editing: {
      initial: 'untouched',
      on: {
        ...typing,
        'record.save': {
          target: 'saving',
          actions: { type: 'noteAttempt', params: toldAttempt },
        },
      },
      states: {
        untouched: {
          on: {
            'record.changed': newerRecord,
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
            input: draftOnly,
            onDone: 'untouched',
          },
        },
        saved: {
          invoke: {
            id: 'removeDraft',
            src: 'removeDraft',
            input: draftOnly,
          },
          on: {
            'record.changed': { ...newerRecord, target: 'untouched' },
          },
        },
        refused: { tags: 'failed' },
        offline: { tags: 'failed' },
        sessionLost: { tags: 'failed' },
      },
    },
    saving: {
      meta: { proves: ['settingsEdited', 'accountEdited'] },
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
              meta: { proves: ['settingsSaved', 'accountSaved'] },
              actions: { type: 'takeRecord', params: savedRecord },
            },
            onError: saveFailuresOf('recordEdit'),
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
