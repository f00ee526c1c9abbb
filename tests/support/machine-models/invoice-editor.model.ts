import type { EditedRecord, FormValues } from '#application/editing/edited-record';
import {
  type InvoiceEditorContext,
  invoiceEditorMachine,
} from '#application/invoices/invoice-editor.machine';
import { invoiceRecord } from '#application/invoices/invoice-values';
import type { Draft } from '#application/ports/drafts.port';
import { anInvoice } from '../builders/invoice';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { testNow } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { type DraftDriver, draftEvents, draftOutcomes, type RequestOutcome } from './draft-events';

/** The draft as its form loaded it, as a colleague changed it, and as it was saved and issued. */
export const wireInvoice = anInvoice('draft', { revision: 3 });
export const wireInvoiceOfColleague = anInvoice('draft', {
  revision: 7,
  note: 'Avec nos vœux',
  client: { ...wireInvoice.client, name: 'Riad Zitoun' },
});
export const wireInvoiceSaved = anInvoice('draft', { revision: 9, note: 'Merci bien' });
export const wireInvoiceIssued = anInvoice('issued', { revision: 10, note: 'Merci bien' });

const record = invoiceRecord(wireInvoice, 'fr');
const recordOfColleague = invoiceRecord(wireInvoiceOfColleague, 'fr');
const recordSaved = invoiceRecord(wireInvoiceSaved, 'fr');

/** The seller's changes. */
export const typedInInvoice: FormValues = { note: 'Merci bien' };
const attempt = { values: { ...record.values, ...typedInInvoice }, changes: typedInInvoice };
const untouched = { values: record.values, changes: {} };

export const invoiceDraftKey = { subject: 'invoice', recordId: wireInvoice.id, userId: 'usr_1' };

/** The draft stored on the seller's last visit, based on the previous revision. */
const draftFromBefore: Draft = {
  key: invoiceDraftKey,
  values: { note: 'Merci' },
  revision: 2,
  savedAt: testNow - 60_000,
};

/** A draft that was saved, from a page that was closed before it could remove it. */
const draftOfSaved: Draft = { ...draftFromBefore, values: { note: record.values.note } };

/** What the page shows of the process. */
export interface InvoiceEditorViewState {
  readonly shown:
    | ('loading' | 'form' | 'busy' | 'conflict' | 'leaving')
    | ('confirmation' | 'going' | 'issued' | 'left');
  /** The note above the fields. */
  readonly note: 'restored' | 'refused' | 'offline' | 'sessionLost' | null;
}

/** The actions and assertions that a driver of an invoice's form must implement. */
export interface InvoiceEditorDriver extends DraftDriver {
  open(): Promise<void>;
  pause(changes: FormValues): Promise<void>;
  discard(): Promise<void>;
  save(): Promise<void>;
  issue(how: 'typed' | 'untouched'): Promise<void>;
  answerIssue(how: 'confirm' | 'cancel'): Promise<void>;
  /** The list or another tab delivers the record in this revision. */
  receiveRecord(record: EditedRecord): Promise<void>;
  chooseAgainstConflict(changes: FormValues): Promise<void>;
  dismissConflict(): Promise<void>;
  leave(): Promise<void>;
  answerLeaving(how: 'stay' | 'keep' | 'discard'): Promise<void>;
  settleSave(how: RequestOutcome): Promise<void>;
  settleIssue(how: RequestOutcome): Promise<void>;
  expectViewState(viewState: InvoiceEditorViewState): Promise<void>;
}

const form: InvoiceEditorViewState = { shown: 'form', note: null };

function failed(call: 'saveInvoice' | 'issueInvoice', status: number, code: string, more = {}) {
  return {
    type: `xstate.error.actor.${call}`,
    error: problemOf(status, code, more),
  };
}

const refusedField = { errors: { dueDate: ['required'] } };

/** The invoice-editor machine, as a test model that drivers in Node and in a browser can run. */
export const invoiceEditorTestModel: MachineTestModel<
  typeof invoiceEditorMachine,
  InvoiceEditorDriver
> = {
  model: {
    machine: invoiceEditorMachine,
    inputs: { 'a draft of an invoice': { draftKey: invoiceDraftKey, record } },
    events: {
      'draft.keep': { type: 'draft.keep', changes: typedInInvoice },
      'everything is typed back': { type: 'draft.keep', changes: {} },
      'draft.discard': { type: 'draft.discard' },
      'record.save': { type: 'record.save', attempt },
      'it is issued with changes': { type: 'invoice.issue', attempt },
      'it is issued as it stands': { type: 'invoice.issue', attempt: untouched },
      'issue.confirm': { type: 'issue.confirm' },
      'issue.cancel': { type: 'issue.cancel' },
      'a newer record arrives': { type: 'record.changed', record: recordOfColleague },
      'the same record arrives': { type: 'record.changed', record },
      'the saved record arrives': { type: 'record.changed', record: recordSaved },
      'own values are chosen': { type: 'conflict.choose', attempt },
      'all of theirs is chosen': {
        type: 'conflict.choose',
        attempt: { values: recordOfColleague.values, changes: {} },
      },
      'conflict.dismiss': { type: 'conflict.dismiss' },
      'page.leave': { type: 'page.leave', changes: typedInInvoice },
      'leave.stay': { type: 'leave.stay' },
      'leave.keep': { type: 'leave.keep' },
      'leave.discard': { type: 'leave.discard' },
      ...draftEvents(draftFromBefore, draftOfSaved),
      'the save succeeds': { type: 'xstate.done.actor.saveInvoice', output: recordSaved },
      'a colleague was faster': failed('saveInvoice', 412, 'stale_revision', {
        current: recordOfColleague,
      }),
      'nothing answers the save': failed('saveInvoice', 0, 'network'),
      'the session is over at the save': failed('saveInvoice', 401, 'token_invalid'),
      'a field is refused': failed('saveInvoice', 422, 'validation_failed', refusedField),
      'the issue succeeds': {
        type: 'xstate.done.actor.issueInvoice',
        output: invoiceRecord(wireInvoiceIssued, 'fr'),
      },
      'nothing answers the issue': failed('issueInvoice', 0, 'network'),
      'the session is over at the issue': failed('issueInvoice', 401, 'token_invalid'),
      'the issue is refused': failed('issueInvoice', 422, 'validation_failed', refusedField),
    },
    serialise: ({ record: { revision }, isIssuing, attempt: tried }: InvoiceEditorContext) => [
      revision,
      isIssuing,
      Object.keys(tried?.changes ?? {}),
    ],
    driverSpecificFields: {
      'attempt.values':
        'A form sends the values of its record; the model has one attempt for every revision.',
    },
    isPossible,
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'draft.keep': (driver, { changes }) => driver.pause(changes),
    'draft.discard': (driver) => driver.discard(),
    'record.save': (driver) => driver.save(),
    'record.changed': (driver, event) => driver.receiveRecord(event.record),
    'invoice.issue': (driver, { attempt: { changes } }) =>
      driver.issue(Object.keys(changes).length > 0 ? 'typed' : 'untouched'),
    'issue.confirm': (driver) => driver.answerIssue('confirm'),
    'issue.cancel': (driver) => driver.answerIssue('cancel'),
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
    'the issue succeeds': (driver) => driver.settleIssue('with success'),
    'nothing answers the issue': (driver) => driver.settleIssue('without an answer'),
    'the session is over at the issue': (driver) => driver.settleIssue('with the session over'),
    'the issue is refused': (driver) => driver.settleIssue('with a field refused'),
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
    confirming: (driver) => driver.expectViewState({ ...form, shown: 'confirmation' }),
    'saving.securing': (driver) => driver.expectViewState({ ...form, shown: 'busy' }),
    'saving.sending': (driver) => driver.expectViewState({ ...form, shown: 'busy' }),
    issuing: (driver) => driver.expectViewState({ ...form, shown: 'busy' }),
    conflict: (driver) => driver.expectViewState({ ...form, shown: 'conflict' }),
    leaving: (driver) => driver.expectViewState({ ...form, shown: 'leaving' }),
    'left.keeping': (driver) => driver.expectViewState({ ...form, shown: 'going' }),
    'left.forgetting': (driver) => driver.expectViewState({ ...form, shown: 'going' }),
    issued: (driver) => driver.expectViewState({ ...form, shown: 'issued' }),
    closed: (driver) => driver.expectViewState({ ...form, shown: 'left' }),
  },
};

/**
 * No older record arrives: the server's saved record stays. A form reports no changes only after it
 * reported some.
 */
function isPossible(context: InvoiceEditorContext, label: string): boolean {
  const { revision } = context.record;
  if (label === 'everything is typed back') return Object.keys(context.changes).length > 0;
  if (label === 'the same record arrives') return revision === record.revision;
  return label !== 'the saved record arrives' || revision === recordSaved.revision;
}
