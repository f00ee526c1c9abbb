import { assign, setup } from 'xstate';
import { declared } from '../machine-actors';
import type { Draft, DraftKey } from '../ports/drafts.port';
import { asProblem, isUnanswered } from '../problem';
import { rejection } from '../record-actions';
import {
  chosenChanges,
  type DraftInput,
  draftInput,
  foundDraft,
  fresh,
  keptDraft,
  savedRecord,
  theirsIn,
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
    /** Gives the draft, or null; never rejects. */
    readDraft: declared<Draft | null, { draftKey: DraftKey | null }>(),
    /** Keeps the changes as a draft and gives the time (ms since 1970); never rejects. */
    keepDraft: declared<number, DraftInput>(),
    /** Removes the draft; never rejects. */
    removeDraft: declared<void, { draftKey: DraftKey | null }>(),
    /** Gives the record as it was saved; rejects with an ApiProblem, `current` of a 412 as an EditedRecord. */
    saveRecord: declared<EditedRecord, SaveInput>(),
  },
  guards: {
    isDraft: (_, { draft }: { draft: Draft | null }) => draft !== null,
    hasChanges: (_, { changes }: { changes: FormValues }) => Object.keys(changes).length > 0,
    isNewer: ({ context }, { record }: { record: EditedRecord }) =>
      record.revision !== context.record.revision,
    isConflict: (_, { error }: { error: unknown }) => theirsIn(error) !== null,
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    isUnauthorized: (_, { error }: { error: unknown }) => asProblem(error).status === 401,
  },
  actions: {
    takeDraft: assign(({ context }, { draft }: { draft: Draft | null }) => ({
      changes: draft?.values ?? {},
      revision: draft ? draft.revision : context.revision,
      keptAt: draft?.savedAt ?? null,
    })),
    takeRecord: assign((_, { record }: { record: EditedRecord }) => fresh(record)),
    takeTheirs: assign(({ context }) => fresh(context.theirs ?? context.record)),
    rebase: assign(({ context }) => {
      const record = context.theirs ?? context.record;
      return { record, revision: record.revision, theirs: null };
    }),
    noteChanges: assign((_, { changes }: { changes: FormValues }) => ({ changes, problem: null })),
    noteAttempt: assign((_, { attempt }: { attempt: Attempt }) => ({
      attempt,
      changes: attempt.changes,
      problem: null,
    })),
    noteKept: assign((_, { keptAt }: { keptAt: number }) => ({ keptAt })),
    forgetChanges: assign(({ context }) => fresh(context.record)),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: asProblem(error) })),
    keepTheirs: assign((_, { error }: { error: unknown }) => ({ theirs: theirsIn(error) })),
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
