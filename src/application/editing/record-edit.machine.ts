import { assign, setup } from 'xstate';
import { declareActor } from '../machine-actors';
import type { DraftKey } from '../ports/drafts.port';
import {
  afterDraftRead,
  attemptFromEvent,
  changesOfAttempt,
  draftActorDeclarations,
  draftInput,
  draftKeyInput,
  draftTransitions,
  editAssigns,
  editGuards,
  recordFromOutput,
  savedDraftTime,
  saveFailureTransitions,
  takeNewerRecord,
  unchangedRecord,
} from './edit-machine-parts';
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
    ...draftActorDeclarations,
    /**
     * Returns the saved record; rejects with an ApiProblem, `current` of a 412 as an EditedRecord.
     */
    saveRecord: declareActor<EditedRecord, SaveInput>(),
  },
  guards: {
    ...editGuards,
  },
  actions: {
    takeDraft: assign(editAssigns.takeDraft),
    takeRecord: assign(editAssigns.takeRecord),
    takeTheirs: assign(editAssigns.takeTheirs),
    rebase: assign(editAssigns.rebase),
    noteChanges: assign(editAssigns.noteChanges),
    noteAttempt: assign(editAssigns.noteAttempt),
    noteKept: assign(editAssigns.noteKept),
    forgetChanges: assign(editAssigns.forgetChanges),
    keepProblem: assign(editAssigns.keepProblem),
    keepTheirs: assign(editAssigns.keepTheirs),
    forgetConflict: assign({ theirs: null, problem: null }),
  },
});

/**
 * A record of any kind in a form. Stores typed values as a draft and restores an earlier draft. A
 * save can be refused, lose the connection, lose the session, or conflict with another user's
 * change (412). No typed value is lost, because the draft is stored before each request. The form
 * handles the keystrokes and sends its changes when the user pauses. Experience, "Forms"; contract:
 * 412 with the current record.
 */
export const recordEditMachine = machineSetup.createMachine({
  id: 'recordEdit',
  context: ({ input }) => ({
    draftKey: input.draftKey,
    attempt: null,
    ...unchangedRecord(input.record),
  }),
  initial: 'opening',
  states: {
    opening: {
      tags: 'loading',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: draftKeyInput,
        onDone: afterDraftRead('editing.untouched'),
      },
      on: {
        'record.changed': takeNewerRecord,
      },
    },
    editing: {
      initial: 'untouched',
      on: {
        ...draftTransitions,
        'record.save': {
          target: 'saving',
          actions: { type: 'noteAttempt', params: attemptFromEvent },
        },
      },
      states: {
        untouched: {
          on: {
            'record.changed': takeNewerRecord,
          },
        },
        restored: {},
        keeping: {
          invoke: {
            id: 'keepDraft',
            src: 'keepDraft',
            input: draftInput,
            onDone: { target: 'kept', actions: { type: 'noteKept', params: savedDraftTime } },
          },
        },
        kept: {},
        forgetting: {
          invoke: {
            id: 'removeDraft',
            src: 'removeDraft',
            input: draftKeyInput,
            onDone: 'untouched',
          },
        },
        saved: {
          invoke: {
            id: 'removeDraft',
            src: 'removeDraft',
            input: draftKeyInput,
          },
          on: {
            'record.changed': { ...takeNewerRecord, target: 'untouched' },
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
            onDone: { target: 'sending', actions: { type: 'noteKept', params: savedDraftTime } },
          },
        },
        sending: {
          invoke: {
            id: 'saveRecord',
            src: 'saveRecord',
            input: ({ context: { record, revision, attempt, base } }): SaveInput => ({
              id: record.id,
              revision,
              values: attempt?.values ?? record.values,
              changes: attempt?.changes ?? {},
              base,
            }),
            onDone: {
              target: '#recordEdit.editing.saved',
              meta: { proves: ['settingsSaved', 'accountSaved'] },
              actions: { type: 'takeRecord', params: recordFromOutput },
            },
            onError: saveFailureTransitions('recordEdit'),
          },
        },
      },
    },
    conflict: {
      on: {
        'conflict.choose': [
          {
            guard: { type: 'hasChanges', params: changesOfAttempt },
            target: 'saving',
            actions: ['rebase', { type: 'noteAttempt', params: attemptFromEvent }],
          },
          { target: 'editing.forgetting', actions: 'takeTheirs' },
        ],
        // The form goes on from their version, with the typed values over it.
        'conflict.dismiss': { target: 'editing.keeping', actions: ['rebase', 'forgetConflict'] },
      },
    },
  },
});
