import type { EditedRecord, FormValues } from '#application/editing/edited-record';
import type { Draft } from '#application/ports/drafts.port';
import {
  type ProductEditorContext,
  productEditorMachine,
  type SaveAim,
} from '#application/products/product-editor.machine';
import { NEW_PRODUCT, productRecord } from '#application/products/product-form-values';
import { aFullProduct } from '../builders/full-product';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { testNow } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { type DraftDriver, draftEvents, draftOutcomes, type RequestOutcome } from './draft-events';

/**
 * The product as its form loaded it, as a colleague changed it, and as it was saved and submitted.
 */
export const wireProduct = aFullProduct({ revision: 3 });
export const wireOfColleague = aFullProduct({ revision: 7, name: 'Bol de Fès' });
export const wireSaved = aFullProduct({ revision: 9, name: 'Bol bleu' });
export const wireSubmitted = aFullProduct({
  revision: 10,
  name: 'Bol bleu',
  approvalState: 'under_review',
});

const record = productRecord(wireProduct);
const recordOfColleague = productRecord(wireOfColleague);
const recordSaved = productRecord(wireSaved);
const recordSubmitted = productRecord(wireSubmitted);

/** The seller's changes. */
export const typed: FormValues = { name: 'Bol bleu' };

function attemptOn(values: FormValues) {
  return { values: { ...values, ...typed }, changes: typed };
}

const attempt = attemptOn(record.values);

export const draftKey = { subject: 'product', recordId: wireProduct.id, userId: 'usr_1' };
export const newDraftKey = { ...draftKey, recordId: 'new' };

/** The draft stored on the seller's last visit, based on the previous revision. */
export const draftFromBefore: Draft = {
  key: draftKey,
  values: { nameEn: 'Blue bowl' },
  revision: 2,
  savedAt: testNow - 60_000,
};

/** A draft that was saved, from a page that was closed before it could remove it. */
const draftOfSaved: Draft = { ...draftFromBefore, values: { nameEn: record.values.nameEn } };

/** What the page shows of the process. */
export interface ProductEditorViewState {
  readonly shown:
    | 'loading'
    | 'form'
    | 'busy'
    | 'conflict'
    | 'leaving'
    | 'created'
    | 'going'
    | 'left';
  /** The note above the fields. */
  readonly note: 'restored' | 'refused' | 'offline' | 'sessionLost' | null;
}

/** The actions and assertions that a driver of a product's form must implement. */
export interface ProductEditorDriver extends DraftDriver {
  open(isNew: boolean): Promise<void>;
  pause(changes: FormValues): Promise<void>;
  discard(): Promise<void>;
  /** `untouched`: nothing was typed since the last save. */
  save(aim: SaveAim, how: 'typed' | 'untouched'): Promise<void>;
  /** The list or another tab delivers the record in this revision. */
  receiveRecord(record: EditedRecord): Promise<void>;
  chooseAgainstConflict(changes: FormValues): Promise<void>;
  dismissConflict(): Promise<void>;
  leave(): Promise<void>;
  answerLeaving(how: 'stay' | 'keep' | 'discard'): Promise<void>;
  settleSave(how: RequestOutcome): Promise<void>;
  settleSubmission(how: RequestOutcome): Promise<void>;
  expectViewState(viewState: ProductEditorViewState): Promise<void>;
}

const form: ProductEditorViewState = { shown: 'form', note: null };

function failed(call: 'saveProduct' | 'submitProduct', status: number, code: string, more = {}) {
  return {
    type: `xstate.error.actor.${call}`,
    error: problemOf(status, code, more),
  };
}

const refusedField = { errors: { name: ['required'] } };

/** The product-editor machine, as a test model that drivers in Node and in a browser can run. */
export const productEditorTestModel: MachineTestModel<
  typeof productEditorMachine,
  ProductEditorDriver
> = {
  model: {
    machine: productEditorMachine,
    inputs: {
      'a product that exists': { draftKey, record, formId: 'form' },
      'a new product': { draftKey: newDraftKey, record: NEW_PRODUCT, formId: 'form' },
    },
    events: {
      'draft.keep': { type: 'draft.keep', changes: typed },
      'everything is typed back': { type: 'draft.keep', changes: {} },
      'draft.discard': { type: 'draft.discard' },
      'it is saved as a draft': { type: 'record.save', attempt, aim: 'draft' },
      'it is saved complete': { type: 'record.save', attempt, aim: 'complete' },
      'it is submitted with changes': { type: 'record.save', attempt, aim: 'submit' },
      'it is submitted as it stands': {
        type: 'record.save',
        attempt: { values: record.values, changes: {} },
        aim: 'submit',
      },
      'a newer record arrives': { type: 'record.changed', record: recordOfColleague },
      'the same record arrives': { type: 'record.changed', record },
      'the saved record arrives': { type: 'record.changed', record: recordSaved },
      'own values are chosen': { type: 'conflict.choose', attempt },
      'all of theirs is chosen': {
        type: 'conflict.choose',
        attempt: { values: recordOfColleague.values, changes: {} },
      },
      'conflict.dismiss': { type: 'conflict.dismiss' },
      'page.leave': { type: 'page.leave', changes: typed },
      'leave.stay': { type: 'leave.stay' },
      'leave.keep': { type: 'leave.keep' },
      'leave.discard': { type: 'leave.discard' },
      ...draftEvents(draftFromBefore, draftOfSaved),
      'the save succeeds': { type: 'xstate.done.actor.saveProduct', output: recordSaved },
      'a colleague was faster': failed('saveProduct', 412, 'stale_revision', {
        current: recordOfColleague,
      }),
      'nothing answers the save': failed('saveProduct', 0, 'network'),
      'the session is over at the save': failed('saveProduct', 401, 'token_invalid'),
      'a field is refused': failed('saveProduct', 422, 'validation_failed', refusedField),
      'the submission succeeds': {
        type: 'xstate.done.actor.submitProduct',
        output: recordSubmitted,
      },
      'nothing answers the submission': failed('submitProduct', 0, 'network'),
      'the session is over at the submission': failed('submitProduct', 401, 'token_invalid'),
      'the submission is refused': failed('submitProduct', 422, 'validation_failed', refusedField),
    },
    serialise: ({ record: { id, revision }, aim }: ProductEditorContext) => [id, revision, aim],
    driverSpecificFields: {
      'attempt.values':
        'A form sends the values of its record; the model has one attempt for both records.',
    },
    isPossible,
  },

  setUp: (driver, input) => driver.open(input === 'a new product'),

  eventExecutors: {
    'draft.keep': (driver, { changes }) => driver.pause(changes),
    'draft.discard': (driver) => driver.discard(),
    'record.save': (driver, { aim, attempt: { changes } }) =>
      driver.save(aim, Object.keys(changes).length > 0 ? 'typed' : 'untouched'),
    'record.changed': (driver, event) => driver.receiveRecord(event.record),
    'conflict.choose': (driver, event) => driver.chooseAgainstConflict(event.attempt.changes),
    'conflict.dismiss': (driver) => driver.dismissConflict(),
    'page.leave': (driver) => driver.leave(),
    'leave.stay': (driver) => driver.answerLeaving('stay'),
    'leave.keep': (driver) => driver.answerLeaving('keep'),
    'leave.discard': (driver) => driver.answerLeaving('discard'),
  },

  outcomeExecutors: {
    ...draftOutcomes(draftFromBefore, draftOfSaved),
    'the save succeeds': (driver) => driver.settleSave('with success'),
    'a colleague was faster': (driver) => driver.settleSave('a colleague was faster'),
    'nothing answers the save': (driver) => driver.settleSave('without an answer'),
    'the session is over at the save': (driver) => driver.settleSave('with the session over'),
    'a field is refused': (driver) => driver.settleSave('with a field refused'),
    'the submission succeeds': (driver) => driver.settleSubmission('with success'),
    'nothing answers the submission': (driver) => driver.settleSubmission('without an answer'),
    'the session is over at the submission': (driver) =>
      driver.settleSubmission('with the session over'),
    'the submission is refused': (driver) => driver.settleSubmission('with a field refused'),
  },

  stateAssertions: {
    opening: (driver) => driver.expectViewState({ ...form, shown: 'loading' }),
    'editing.clean': (driver) => driver.expectViewState(form),
    'editing.restored': (driver) => driver.expectViewState({ ...form, note: 'restored' }),
    'editing.keeping': (driver) => driver.expectViewState(form),
    'editing.dirty': (driver) => driver.expectViewState(form),
    'editing.forgetting': (driver) => driver.expectViewState(form),
    'editing.saved': (driver) => driver.expectViewState(form),
    'editing.refused': (driver) => driver.expectViewState({ ...form, note: 'refused' }),
    'editing.offline': (driver) => driver.expectViewState({ ...form, note: 'offline' }),
    'editing.sessionLost': (driver) => driver.expectViewState({ ...form, note: 'sessionLost' }),
    'saving.securing': (driver) => driver.expectViewState({ ...form, shown: 'busy' }),
    'saving.asDraft': (driver) => driver.expectViewState({ ...form, shown: 'busy' }),
    'saving.asComplete': (driver) => driver.expectViewState({ ...form, shown: 'busy' }),
    submitting: (driver) => driver.expectViewState({ ...form, shown: 'busy' }),
    conflict: (driver) => driver.expectViewState({ ...form, shown: 'conflict' }),
    leaving: (driver) => driver.expectViewState({ ...form, shown: 'leaving' }),
    created: (driver) => driver.expectViewState({ ...form, shown: 'created' }),
    'left.keeping': (driver) => driver.expectViewState({ ...form, shown: 'going' }),
    'left.forgetting': (driver) => driver.expectViewState({ ...form, shown: 'going' }),
    closed: (driver) => driver.expectViewState({ ...form, shown: 'left' }),
  },
};

const NOT_OF_NEW = [
  'it is submitted with changes',
  'it is submitted as it stands',
  'a colleague was faster',
  'a newer record arrives',
  'the same record arrives',
  'the saved record arrives',
  'a draft is found',
  'a draft of what was saved is found',
  // Its action bar saves it as a draft of the store instead of discarding it.
  'draft.discard',
];

/**
 * No colleague can change a new product yet, and only a new one is saved complete. No older record
 * arrives: the server's saved record stays. A form reports no changes only after it reported some.
 */
function isPossible(context: ProductEditorContext, label: string): boolean {
  const { id, revision } = context.record;
  if (label === 'everything is typed back') return Object.keys(context.changes).length > 0;
  if (id === null) return !NOT_OF_NEW.includes(label);
  if (label === 'it is saved complete') return false;
  if (label === 'the same record arrives') return revision === record.revision;
  return label !== 'the saved record arrives' || revision === recordSaved.revision;
}
