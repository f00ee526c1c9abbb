import { assign, setup } from 'xstate';
import {
  type DraftInput,
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
import type {
  Attempt,
  EditedRecord,
  FormValues,
  RecordEditContext,
  SaveInput,
} from '../editing/edited-record';
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
import type { Draft, DraftKey, SentSave } from '../ports/drafts.port';
import { isUnanswered } from '../problem';

/**
 * The purpose of a save. A `draft` requires a code and a name in one language. `complete` requires
 * all fields that the create form requires, for a new product only. `submit` requires the same of
 * an existing product, and also submits it to the marketplace.
 */
export type SaveAim = 'draft' | 'complete' | 'submit';

export type ProductEditorEvent =
  | Exclude<RecordEditEvent, { type: 'record.save' }>
  | { type: 'record.save'; attempt: Attempt; aim: SaveAim }
  | LeavingEvent;

export interface ProductEditorContext extends RecordEditContext {
  readonly aim: SaveAim;
  /** Identifies this opening of the form; with `tries` it is the idempotency key of a new save. */
  readonly formId: string;
  /** Counts the saves whose content or purpose differs from the save before. */
  readonly tries: number;
  /** The last save, as long as it may have taken effect; a draft restores that of a new product. */
  readonly sent: Sent | null;
}

interface Sent extends SentSave {
  readonly changes: FormValues;
}

/** A save of a product: its purpose, and the key under which it takes effect once. */
export interface ProductSaveInput extends SaveInput {
  readonly aim: SaveAim;
  readonly key: string;
  /** The values of the record before the changes. */
  readonly before: FormValues;
}

function toldSave({ event }: { event: { attempt: Attempt; aim: SaveAim } }) {
  return {
    attempt: event.attempt,
    aim: event.aim,
  };
}

function chosenSave(args: { context: ProductEditorContext; event: { attempt: Attempt } }) {
  return {
    attempt: args.event.attempt,
    aim: args.context.aim,
  };
}

/** Whether the last save may have taken effect although no answer arrived. */
function isOpen({ problem }: Pick<ProductEditorContext, 'problem'>): boolean {
  return problem !== null && (isUnanswered(problem) || problem.status === 401);
}

function isSame(one: FormValues, other: FormValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * A repeated save keeps its key, so that it takes effect once; any other save gets the next key.
 */
function sentNow(
  context: ProductEditorContext,
  { changes }: Attempt,
  aim: SaveAim,
): Pick<ProductEditorContext, 'sent' | 'tries'> {
  const { sent, problem, formId } = context;
  const isAgain = sent !== null && sent.aim === aim && isSame(sent.changes, changes);
  if (isAgain && (problem === null || isOpen(context))) return { sent, tries: context.tries };
  const tries = context.tries + 1;
  return { sent: { key: `${formId}-${tries}`, aim, changes }, tries };
}

/** The save stored with a draft: the server may have created the product before the reload. */
function sentBefore({ record }: ProductEditorContext, draft: Draft | null): Sent | null {
  return draft?.sent && record.id === null ? { ...draft.sent, changes: draft.values } : null;
}

/** The content of the draft, with the last save if it sent the same changes. */
function draftAndSave({ context }: { context: ProductEditorContext }): DraftInput {
  const { sent, changes } = context;
  const isSent = sent !== null && isSame(sent.changes, changes);
  return { ...draftInput({ context }), sent: isSent ? { key: sent.key, aim: sent.aim } : null };
}

const machineSetup = setup({
  types: {
    context: {} as ProductEditorContext,
    events: {} as ProductEditorEvent,
    input: {} as { draftKey: DraftKey | null; record: EditedRecord; formId: string },
    tags: {} as 'loading' | 'busy' | 'failed',
  },
  actors: {
    ...draftActorDeclarations,
    /**
     * Returns the saved product; rejects with an ApiProblem, `current` of a 412 as an EditedRecord.
     */
    saveProduct: declareActor<EditedRecord, ProductSaveInput>(),
    /** Submits the product and returns it as it is then; rejects with an ApiProblem. */
    submitProduct: declareActor<EditedRecord, { productId: string }>(),
  },
  guards: {
    ...editGuards,
    isOnlyHandedOver: (_, { attempt, aim }: { attempt: Attempt; aim: SaveAim }) =>
      aim === 'submit' && Object.keys(attempt.changes).length === 0,
    isNew: ({ context }) => context.record.id === null,
    isForDraft: ({ context }) => context.aim === 'draft',
  },
  actions: {
    takeDraft: assign(({ context }, { draft }: { draft: Draft | null }) => ({
      ...editAssigns.takeDraft({ context }, { draft }),
      sent: sentBefore(context, draft),
    })),
    takeRecord: assign(({ context }, { record }: { record: EditedRecord }) => ({
      ...editAssigns.takeRecord({ context }, { record }),
      sent: null,
    })),
    ...assignsFor<ProductEditorContext, ProductEditorEvent>(),
    noteSave: assign(({ context }, { attempt, aim }: { attempt: Attempt; aim: SaveAim }) => ({
      ...editAssigns.noteAttempt({ context }, { attempt }),
      ...sentNow(context, attempt, aim),
      aim,
    })),
  },
});

const createdNow = {
  guard: 'isNew',
  target: '#productEditor.created',
  meta: { proves: ['productCreateCalled', 'productCreateTold'] },
  actions: { type: 'takeRecord', params: recordFromOutput },
} as const;
const handedOverNext = {
  target: '#productEditor.submitting',
  actions: { type: 'takeRecord', params: recordFromOutput },
} as const;
const savedNow = {
  target: '#productEditor.editing.saved',
  meta: { proves: ['productUpdateTold', 'productsManaged'] },
  actions: { type: 'takeRecord', params: recordFromOutput },
} as const;

/** The shared part of both ways of saving; each adds its own target for success. */
const sending = {
  id: 'saveProduct',
  src: 'saveProduct',
  input: ({ context }: { context: ProductEditorContext }): ProductSaveInput => ({
    id: context.record.id,
    revision: context.revision,
    values: context.attempt?.values ?? context.record.values,
    changes: context.attempt?.changes ?? {},
    base: context.base,
    aim: context.aim,
    before: context.record.values,
    key: context.sent?.key ?? '',
  }),
  onError: saveFailureTransitions('productEditor'),
} as const;

/**
 * A product in its editor, from a new form to the submission to the marketplace. Stores typed
 * values as a draft and restores an earlier draft. A save, as a draft or complete, takes effect
 * once, also when it is sent repeatedly. A refusal, a lost connection, an ended session or a
 * conflict with another user loses no typed value. A user who leaves with changes has to confirm.
 * Extends `recordEdit`: a product is also created and submitted. Experience, "Forms"; contract: 412
 * with the current record, product lifecycle.
 */
export const productEditorMachine = machineSetup.createMachine({
  id: 'productEditor',
  context: ({ input }) => ({
    draftKey: input.draftKey,
    formId: input.formId,
    attempt: null,
    aim: 'draft',
    tries: 0,
    sent: null,
    ...unchangedRecord(input.record),
  }),
  initial: 'opening',
  states: {
    opening: openingState,
    editing: {
      initial: 'clean',
      on: {
        ...typingTransitions,
        'record.save': [
          {
            guard: {
              type: 'isOnlyHandedOver',
              params: ({ event }) => ({ attempt: event.attempt, aim: event.aim }),
            },
            target: 'submitting',
            actions: { type: 'noteSave', params: toldSave },
          },
          {
            target: 'saving',
            actions: { type: 'noteSave', params: toldSave },
          },
        ],
      },
      states: editingStates(draftAndSave),
    },
    saving: {
      meta: { proves: ['productCreated'] },
      tags: 'busy',
      initial: 'securing',
      states: {
        securing: {
          invoke: {
            id: 'keepDraft',
            src: 'keepDraft',
            input: draftAndSave,
            onDone: [
              {
                guard: 'isForDraft',
                target: 'asDraft',
                actions: { type: 'noteKept', params: savedDraftTime },
              },
              { target: 'asComplete', actions: { type: 'noteKept', params: savedDraftTime } },
            ],
          },
        },
        asDraft: { invoke: { ...sending, onDone: [createdNow, savedNow] } },
        asComplete: { invoke: { ...sending, onDone: [createdNow, handedOverNext] } },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: [
        { id: 'removeDraft', src: 'removeDraft', input: draftKeyInput },
        {
          id: 'submitProduct',
          src: 'submitProduct',
          input: ({ context }) => ({ productId: context.record.id ?? '' }),
          onDone: {
            target: 'editing.saved',
            actions: { type: 'takeRecord', params: recordFromOutput },
          },
          onError: failureTransitions('productEditor'),
        },
      ],
    },
    conflict: conflictState([{ type: 'noteSave', params: chosenSave }]),
    leaving: leavingState,
    created: {
      tags: 'busy',
      invoke: { id: 'removeDraft', src: 'removeDraft', input: draftKeyInput, onDone: 'closed' },
    },
    left: leftState('productEditor', draftAndSave),
    closed: { type: 'final' },
  },
});
