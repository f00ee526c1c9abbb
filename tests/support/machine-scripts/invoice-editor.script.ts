import type { EditedRecord, FormValues } from '#application/editing/edited-record';
import {
  type InvoiceEditorContext,
  invoiceEditorMachine,
} from '#application/invoices/invoice-editor.machine';
import { invoiceRecord } from '#application/invoices/invoice-values';
import type { Draft } from '#application/ports/drafts.port';
import { anInvoice } from '../builders/invoice';
import type { MachineScript } from '../model/machine-script';
import { testNow } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { type CallEnd, type DraftWorld, draftEvents, draftOutcomes } from './draft-steps';

/** The draft as its form found it, as a colleague left it meanwhile, and as it was saved and issued. */
export const wireInvoice = anInvoice('draft', { revision: 3 });
export const wireInvoiceOfColleague = anInvoice('draft', {
  revision: 7,
  client: { ...wireInvoice.client, name: 'Riad Zitoun' },
});
export const wireInvoiceSaved = anInvoice('draft', { revision: 9, note: 'Merci bien' });
export const wireInvoiceIssued = anInvoice('issued', { revision: 10, note: 'Merci bien' });

const record = invoiceRecord(wireInvoice);
const recordOfColleague = invoiceRecord(wireInvoiceOfColleague);
const recordSaved = invoiceRecord(wireInvoiceSaved);

/** What the seller makes of it. */
export const typedInInvoice: FormValues = { note: 'Merci bien' };
const attempt = { values: { ...record.values, ...typedInInvoice }, changes: typedInInvoice };
const untouched = { values: record.values, changes: {} };

export const invoiceDraftKey = { subject: 'invoice', recordId: wireInvoice.id, userId: 'usr_1' };

/** What was kept when the seller was last here, of the revision before. */
const draftFromBefore: Draft = {
  key: invoiceDraftKey,
  values: { note: 'Merci' },
  revision: 2,
  savedAt: testNow - 60_000,
};

/** One that was saved, by a page that was closed before it could remove it. */
const draftOfSaved: Draft = { ...draftFromBefore, values: { note: record.values.note } };

/** What the page shows of the process. */
export interface InvoiceEditorSight {
  readonly shown:
    | ('loading' | 'form' | 'busy' | 'conflict' | 'leaving')
    | ('confirmation' | 'going' | 'issued' | 'left');
  /** What stands in the note above the fields. */
  readonly note: 'restored' | 'refused' | 'offline' | 'sessionLost' | null;
}

/** What a runner must be able to do to an invoice's form and to see of it. */
export interface InvoiceEditorWorld extends DraftWorld {
  open(): Promise<void>;
  pause(changes: FormValues): Promise<void>;
  discard(): Promise<void>;
  save(): Promise<void>;
  issue(how: 'typed' | 'untouched'): Promise<void>;
  answerIssue(how: 'confirm' | 'cancel'): Promise<void>;
  /** The list or another tab brings the record in this revision. */
  recordArrives(record: EditedRecord): Promise<void>;
  chooseAgainstConflict(changes: FormValues): Promise<void>;
  dismissConflict(): Promise<void>;
  leave(): Promise<void>;
  answerLeaving(how: 'stay' | 'keep' | 'discard'): Promise<void>;
  saveEnds(how: CallEnd): Promise<void>;
  issueEnds(how: CallEnd): Promise<void>;
  sees(sight: InvoiceEditorSight): Promise<void>;
}

const form: InvoiceEditorSight = { shown: 'form', note: null };
const failed = (call: 'saveInvoice' | 'issueInvoice', status: number, code: string, more = {}) => ({
  type: `xstate.error.actor.${call}`,
  error: problemOf(status, code, more),
});
const refusedField = { errors: { dueDate: ['required'] } };

/** The invoice-editor machine, told so that Node and a browser can both play it. */
export const invoiceEditorScript: MachineScript<typeof invoiceEditorMachine, InvoiceEditorWorld> = {
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
        output: invoiceRecord(wireInvoiceIssued),
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
    ownOfWorld: {
      'attempt.values':
        'A form sends the values of its record; the model has one attempt for every revision.',
    },
    isPossible,
  },

  opens: (world) => world.open(),

  does: {
    'draft.keep': (world, { changes }) => world.pause(changes),
    'draft.discard': (world) => world.discard(),
    'record.save': (world) => world.save(),
    'record.changed': (world, event) => world.recordArrives(event.record),
    'invoice.issue': (world, { attempt: { changes } }) =>
      world.issue(Object.keys(changes).length > 0 ? 'typed' : 'untouched'),
    'issue.confirm': (world) => world.answerIssue('confirm'),
    'issue.cancel': (world) => world.answerIssue('cancel'),
    'conflict.choose': (world, event) => world.chooseAgainstConflict(event.attempt.changes),
    'conflict.dismiss': (world) => world.dismissConflict(),
    'page.leave': (world) => world.leave(),
    'leave.stay': (world) => world.answerLeaving('stay'),
    'leave.keep': (world) => world.answerLeaving('keep'),
    'leave.discard': (world) => world.answerLeaving('discard'),
  },

  outcomes: {
    ...draftOutcomes(draftFromBefore, draftOfSaved),
    'the save succeeds': (world) => world.saveEnds('with success'),
    'a colleague was faster': (world) => world.saveEnds('a colleague was faster'),
    'nothing answers the save': (world) => world.saveEnds('without an answer'),
    'the session is over at the save': (world) => world.saveEnds('with the session over'),
    'a field is refused': (world) => world.saveEnds('with a field refused'),
    'the issue succeeds': (world) => world.issueEnds('with success'),
    'nothing answers the issue': (world) => world.issueEnds('without an answer'),
    'the session is over at the issue': (world) => world.issueEnds('with the session over'),
    'the issue is refused': (world) => world.issueEnds('with a field refused'),
  },

  sees: {
    opening: (world) => world.sees({ ...form, shown: 'loading' }),
    'editing.clean': (world) => world.sees(form),
    'editing.restored': (world) => world.sees({ ...form, note: 'restored' }),
    'editing.keeping': (world) => world.sees(form),
    'editing.dirty': (world) => world.sees(form),
    'editing.forgetting': (world) => world.sees(form),
    'editing.saved': (world) => world.sees(form),
    'editing.refused': (world) => world.sees({ ...form, note: 'refused' }),
    'editing.offline': (world) => world.sees({ ...form, note: 'offline' }),
    'editing.sessionLost': (world) => world.sees({ ...form, note: 'sessionLost' }),
    confirming: (world) => world.sees({ ...form, shown: 'confirmation' }),
    'saving.securing': (world) => world.sees({ ...form, shown: 'busy' }),
    'saving.sending': (world) => world.sees({ ...form, shown: 'busy' }),
    issuing: (world) => world.sees({ ...form, shown: 'busy' }),
    conflict: (world) => world.sees({ ...form, shown: 'conflict' }),
    leaving: (world) => world.sees({ ...form, shown: 'leaving' }),
    'left.keeping': (world) => world.sees({ ...form, shown: 'going' }),
    'left.forgetting': (world) => world.sees({ ...form, shown: 'going' }),
    issued: (world) => world.sees({ ...form, shown: 'issued' }),
    closed: (world) => world.sees({ ...form, shown: 'left' }),
  },
};

/**
 * No older record arrives: what the server has saved stays. A form tells that all is as it was where it
 * had told something else before.
 */
function isPossible(context: InvoiceEditorContext, label: string): boolean {
  const { revision } = context.record;
  if (label === 'everything is typed back') return Object.keys(context.changes).length > 0;
  if (label === 'the same record arrives') return revision === record.revision;
  return label !== 'the saved record arrives' || revision === recordSaved.revision;
}
