import { assign, setup } from 'xstate';
import {
  attemptFromEvent,
  draftActorDeclarations,
  draftInput,
  draftKeyInput,
  editAssigns,
  editGuards,
  failureTransitions,
  recordFromOutput,
  savedDraftTime,
  saveFailureTransitions,
  unchangedRecord,
} from '../editing/edit-machine-parts';
import type { Attempt, EditedRecord, RecordEditContext, SaveInput } from '../editing/edited-record';
import {
  assignsFor,
  conflictState,
  editingStates,
  type LeavingEvent,
  leavingState,
  leftState,
  openingState,
  typingTransitions,
} from '../editing/form-states';
import type { RecordEditEvent } from '../editing/record-edit.machine';
import { declareActor } from '../machine-actors';
import type { Draft, DraftKey } from '../ports/drafts.port';

export type InvoiceEditorEvent =
  | RecordEditEvent
  | LeavingEvent
  | { type: 'invoice.issue'; attempt: Attempt }
  | { type: 'issue.confirm' }
  | { type: 'issue.cancel' };

export interface InvoiceEditorContext extends RecordEditContext {
  /** Whether the invoice is issued after the save. */
  readonly isIssuing: boolean;
}

function attemptedChanges({ context }: { context: InvoiceEditorContext }) {
  return {
    changes: context.attempt?.changes ?? {},
  };
}

const machineSetup = setup({
  types: {
    context: {} as InvoiceEditorContext,
    events: {} as InvoiceEditorEvent,
    input: {} as { draftKey: DraftKey | null; record: EditedRecord },
    tags: {} as 'loading' | 'busy' | 'failed',
  },
  actors: {
    ...draftActorDeclarations,
    /**
     * Returns the saved draft; rejects with an ApiProblem, `current` of a 412 as an EditedRecord.
     */
    saveInvoice: declareActor<EditedRecord, SaveInput>(),
    /** Issues the draft and returns the issued invoice; rejects with an ApiProblem. */
    issueInvoice: declareActor<EditedRecord, { invoiceId: string }>(),
  },
  guards: {
    ...editGuards,
    isToBeIssued: ({ context }) => context.isIssuing,
  },
  actions: {
    ...assignsFor<InvoiceEditorContext, InvoiceEditorEvent>(),
    takeDraft: assign(({ context }, { draft }: { draft: Draft | null }) =>
      editAssigns.takeDraft({ context }, { draft }),
    ),
    takeRecord: assign(({ context }, { record }: { record: EditedRecord }) =>
      editAssigns.takeRecord({ context }, { record }),
    ),
    noteAttempt: assign(({ context }, { attempt }: { attempt: Attempt }) =>
      editAssigns.noteAttempt({ context }, { attempt }),
    ),
    aimAtSaving: assign({ isIssuing: false }),
    aimAtIssue: assign({ isIssuing: true }),
  },
});

const takeSaved = { type: 'takeRecord', params: recordFromOutput } as const;

/**
 * The draft of an invoice in its form, until it is issued. Typed values are stored as a draft and
 * restored. A refusal, a lost connection, an ended session or a conflict loses no value, and
 * leaving with changes requires a confirmation. Issuing is confirmed first, because it cannot be
 * undone: it saves the typed values, then assigns the number. Contract: invoice lifecycle; 412 with
 * the current record.
 */
export const invoiceEditorMachine = machineSetup.createMachine({
  id: 'invoiceEditor',
  context: ({ input }) => ({
    draftKey: input.draftKey,
    attempt: null,
    isIssuing: false,
    ...unchangedRecord(input.record),
  }),
  initial: 'opening',
  states: {
    opening: openingState,
    editing: {
      initial: 'clean',
      on: {
        ...typingTransitions,
        'record.save': {
          target: 'saving',
          actions: ['aimAtSaving', { type: 'noteAttempt', params: attemptFromEvent }],
        },
        'invoice.issue': {
          target: 'confirming',
          actions: { type: 'noteAttempt', params: attemptFromEvent },
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
            onDone: { target: 'sending', actions: { type: 'noteKept', params: savedDraftTime } },
          },
        },
        sending: {
          invoke: {
            id: 'saveInvoice',
            src: 'saveInvoice',
            input: ({ context: { record, revision, attempt, base } }): SaveInput => ({
              id: record.id,
              revision,
              values: attempt?.values ?? record.values,
              changes: attempt?.changes ?? {},
              base,
            }),
            onDone: [
              {
                guard: 'isToBeIssued',
                target: '#invoiceEditor.issuing',
                actions: takeSaved,
              },
              { target: '#invoiceEditor.editing.saved', actions: takeSaved },
            ],
            onError: saveFailureTransitions('invoiceEditor'),
          },
        },
      },
    },
    issuing: {
      tags: 'busy',
      invoke: [
        { id: 'removeDraft', src: 'removeDraft', input: draftKeyInput },
        {
          id: 'issueInvoice',
          src: 'issueInvoice',
          input: ({ context }) => ({ invoiceId: context.record.id ?? '' }),
          onDone: { target: 'issued', actions: takeSaved },
          onError: failureTransitions('invoiceEditor'),
        },
      ],
    },
    conflict: conflictState(['aimAtSaving', { type: 'noteAttempt', params: attemptFromEvent }]),
    leaving: leavingState,
    left: leftState<'invoiceEditor', InvoiceEditorContext>('invoiceEditor', draftInput),
    issued: { type: 'final' },
    closed: { type: 'final' },
  },
});
