import { assign, setup } from 'xstate';
import {
  declaredDrafts,
  draftInput,
  draftOnly,
  editGuards,
  editNotes,
  failuresOf,
  fresh,
  keptDraft,
  savedRecord,
  saveFailuresOf,
  toldAttempt,
} from '../editing/edit-steps';
import type { Attempt, EditedRecord, RecordEditContext, SaveInput } from '../editing/edited-record';
import {
  conflictState,
  editingStates,
  type LeavingEvent,
  leavingState,
  leftState,
  notesFor,
  openingState,
  typingOrLeaving,
} from '../editing/form-states';
import type { RecordEditEvent } from '../editing/record-edit.machine';
import { declared } from '../machine-actors';
import type { Draft, DraftKey } from '../ports/drafts.port';

export type InvoiceEditorEvent =
  | RecordEditEvent
  | LeavingEvent
  | { type: 'invoice.issue'; attempt: Attempt }
  | { type: 'issue.confirm' }
  | { type: 'issue.cancel' };

export interface InvoiceEditorContext extends RecordEditContext {
  /** What is being saved is issued then. */
  readonly isIssuing: boolean;
}

const attemptedChanges = ({ context }: { context: InvoiceEditorContext }) => ({
  changes: context.attempt?.changes ?? {},
});

const machineSetup = setup({
  types: {
    context: {} as InvoiceEditorContext,
    events: {} as InvoiceEditorEvent,
    input: {} as { draftKey: DraftKey | null; record: EditedRecord },
    tags: {} as 'loading' | 'busy' | 'failed',
  },
  actors: {
    ...declaredDrafts,
    /** Gives the draft as it was saved; rejects with an ApiProblem, `current` of a 412 as an EditedRecord. */
    saveInvoice: declared<EditedRecord, SaveInput>(),
    /** Issues the draft and gives the invoice as it stands then; rejects with an ApiProblem. */
    issueInvoice: declared<EditedRecord, { invoiceId: string }>(),
  },
  guards: {
    ...editGuards,
    isToBeIssued: ({ context }) => context.isIssuing,
  },
  actions: {
    ...notesFor<InvoiceEditorContext, InvoiceEditorEvent>(),
    takeDraft: assign(({ context }, { draft }: { draft: Draft | null }) =>
      editNotes.takeDraft({ context }, { draft }),
    ),
    takeRecord: assign(({ context }, { record }: { record: EditedRecord }) =>
      editNotes.takeRecord({ context }, { record }),
    ),
    noteAttempt: assign(({ context }, { attempt }: { attempt: Attempt }) =>
      editNotes.noteAttempt({ context }, { attempt }),
    ),
    aimAtSaving: assign({ isIssuing: false }),
    aimAtIssue: assign({ isIssuing: true }),
  },
});

const takeSaved = { type: 'takeRecord', params: savedRecord } as const;

/**
 * The draft of an invoice in its form, until it is issued. What is typed is kept and taken up again; a
 * refusal, a lost connection, an ended session and a colleague who was faster lose nothing, and who
 * leaves with changes is asked. Issuing is confirmed first because nothing undoes it: it saves what was
 * typed, then draws the number. Contract: invoice lifecycle; 412 with the current record.
 */
export const invoiceEditorMachine = machineSetup.createMachine({
  id: 'invoiceEditor',
  context: ({ input }) => ({
    draftKey: input.draftKey,
    attempt: null,
    isIssuing: false,
    ...fresh(input.record),
  }),
  initial: 'opening',
  states: {
    opening: openingState,
    editing: {
      initial: 'clean',
      on: {
        ...typingOrLeaving,
        'record.save': {
          target: 'saving',
          actions: ['aimAtSaving', { type: 'noteAttempt', params: toldAttempt }],
        },
        'invoice.issue': {
          target: 'confirming',
          actions: { type: 'noteAttempt', params: toldAttempt },
        },
      },
      states: editingStates<InvoiceEditorContext>(draftInput),
    },
    confirming: {
      on: {
        'issue.confirm': [
          {
            guard: { type: 'hasChanges', params: attemptedChanges },
            target: 'saving',
            actions: 'aimAtIssue',
          },
          { target: 'issuing' },
        ],
        'issue.cancel': [
          {
            guard: { type: 'hasChanges', params: attemptedChanges },
            target: 'editing.keeping',
          },
          { target: 'editing.clean' },
        ],
      },
    },
    saving: {
      meta: { proves: ['invoicesNew', 'invoiceRoutes'] },
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
            id: 'saveInvoice',
            src: 'saveInvoice',
            input: ({ context: { record, revision, attempt } }): SaveInput => ({
              id: record.id,
              revision,
              values: attempt?.values ?? record.values,
              changes: attempt?.changes ?? {},
            }),
            onDone: [
              {
                guard: 'isToBeIssued',
                target: '#invoiceEditor.issuing',
                actions: takeSaved,
              },
              { target: '#invoiceEditor.editing.saved', actions: takeSaved },
            ],
            onError: saveFailuresOf('invoiceEditor'),
          },
        },
      },
    },
    issuing: {
      tags: 'busy',
      invoke: [
        { id: 'removeDraft', src: 'removeDraft', input: draftOnly },
        {
          id: 'issueInvoice',
          src: 'issueInvoice',
          input: ({ context }) => ({ invoiceId: context.record.id ?? '' }),
          onDone: { target: 'issued', actions: takeSaved },
          onError: failuresOf('invoiceEditor'),
        },
      ],
    },
    conflict: conflictState(['aimAtSaving', { type: 'noteAttempt', params: toldAttempt }]),
    leaving: leavingState,
    left: leftState<'invoiceEditor', InvoiceEditorContext>('invoiceEditor', draftInput),
    issued: { type: 'final' },
    closed: { type: 'final' },
  },
});
