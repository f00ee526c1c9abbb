import type {
  EditedRecord,
  FormValues,
  RecordEditContext,
} from '#application/editing/edited-record';
import { recordEditMachine } from '#application/editing/record-edit.machine';
import type { Draft } from '#application/ports/drafts.port';
import type { MachineTestModel } from '../model-based-testing/machine-test-model';
import { testNow } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { type DraftDriver, draftEvents, draftOutcomes, type RequestOutcome } from './draft-events';

/** The record as the form loaded it. */
export const record: EditedRecord = {
  id: 'usr_1',
  revision: 3,
  values: { firstName: 'Salma', lastName: 'Bennani' },
};

/** The seller's changes. */
export const typed: FormValues = { firstName: 'Selma' };
export const attempt = { values: { ...record.values, ...typed }, changes: typed };

/** The record after it was saved. */
export const recordSaved: EditedRecord = { ...record, revision: 9, values: attempt.values };

/** The record after a colleague changed it. */
export const recordOfColleague: EditedRecord = {
  ...record,
  revision: 7,
  values: { firstName: 'Salima', lastName: 'Bennani' },
};

export const draftKey = { subject: 'account', recordId: 'usr_1', userId: 'usr_1' };

/** The draft stored on the seller's last visit, based on the previous revision. */
export const draftFromBefore: Draft = {
  key: draftKey,
  values: { lastName: 'Alaoui' },
  revision: 2,
  savedAt: testNow - 60_000,
};

/** A draft that was saved, from a page that was closed before it could remove it. */
const draftOfSaved: Draft = { ...draftFromBefore, values: { firstName: 'Salma' } };

/** What the page shows of the process. */
export interface RecordEditViewState {
  readonly shown: 'loading' | 'form' | 'busy' | 'conflict';
  /** The note above the fields. */
  readonly note: 'restored' | 'refused' | 'offline' | 'sessionLost' | null;
  /** Whether the page shows that the draft is stored, while it is idle. */
  readonly kept: boolean;
}

/** The actions and assertions that a driver of a form must implement. */
export interface RecordEditDriver extends DraftDriver {
  open(): Promise<void>;
  pause(changes: FormValues): Promise<void>;
  discard(): Promise<void>;
  save(): Promise<void>;
  /** The list or another tab delivers the record in this revision. */
  receiveRecord(record: EditedRecord): Promise<void>;
  chooseAgainstConflict(changes: FormValues): Promise<void>;
  dismissConflict(): Promise<void>;
  settleSave(how: RequestOutcome): Promise<void>;
  expectViewState(viewState: RecordEditViewState): Promise<void>;
}

const form: RecordEditViewState = { shown: 'form', note: null, kept: false };

function notSaved(status: number, code: string, more: object = {}) {
  return {
    type: 'xstate.error.actor.saveRecord',
    error: problemOf(status, code, more),
  };
}

/** The record-edit machine, as a test model that drivers in Node and in a browser can run. */
export const recordEditTestModel: MachineTestModel<typeof recordEditMachine, RecordEditDriver> = {
  model: {
    machine: recordEditMachine,
    inputs: { 'a record that has a form': { draftKey, record } },
    events: {
      'draft.keep': { type: 'draft.keep', changes: typed },
      'everything is typed back': { type: 'draft.keep', changes: {} },
      'draft.discard': { type: 'draft.discard' },
      'record.save': { type: 'record.save', attempt },
      'a newer record arrives': { type: 'record.changed', record: recordOfColleague },
      'the same record arrives': { type: 'record.changed', record },
      'the saved record arrives': { type: 'record.changed', record: recordSaved },
      'own values are chosen': { type: 'conflict.choose', attempt },
      'all of theirs is chosen': {
        type: 'conflict.choose',
        attempt: { values: recordOfColleague.values, changes: {} },
      },
      'conflict.dismiss': { type: 'conflict.dismiss' },
      ...draftEvents(draftFromBefore, draftOfSaved),
      'the save succeeds': { type: 'xstate.done.actor.saveRecord', output: recordSaved },
      'a colleague was faster': notSaved(412, 'stale_revision', { current: recordOfColleague }),
      'nothing answers': notSaved(0, 'network'),
      'the session is over': notSaved(401, 'token_invalid'),
      'a field is refused': notSaved(422, 'validation_failed', {
        errors: { firstName: ['too_long'] },
      }),
    },
    serialise: ({ record: { revision }, changes }: RecordEditContext) => [
      revision,
      Object.keys(changes).length > 0,
    ],
    // No older record arrives: the server's saved record is not reverted. Values can only be typed
    // back after a change.
    isPossible: ({ record: { revision }, changes }: RecordEditContext, label) => {
      if (label === 'everything is typed back') return Object.keys(changes).length > 0;
      if (label === 'the same record arrives') return revision === record.revision;
      return label !== 'the saved record arrives' || revision === recordSaved.revision;
    },
  },

  setUp: (driver) => driver.open(),

  eventExecutors: {
    'draft.keep': (driver, { changes }) => driver.pause(changes),
    'draft.discard': (driver) => driver.discard(),
    'record.save': (driver) => driver.save(),
    'record.changed': (driver, event) => driver.receiveRecord(event.record),
    'conflict.choose': (driver, event) => driver.chooseAgainstConflict(event.attempt.changes),
    'conflict.dismiss': (driver) => driver.dismissConflict(),
  },

  outcomeExecutors: {
    ...draftOutcomes(draftFromBefore, draftOfSaved),
    'the save succeeds': (driver) => driver.settleSave('with success'),
    'a colleague was faster': (driver) => driver.settleSave('a colleague was faster'),
    'nothing answers': (driver) => driver.settleSave('without an answer'),
    'the session is over': (driver) => driver.settleSave('with the session over'),
    'a field is refused': (driver) => driver.settleSave('with a field refused'),
  },

  stateAssertions: {
    opening: (driver) => driver.expectViewState({ ...form, shown: 'loading' }),
    'editing.untouched': (driver) => driver.expectViewState(form),
    'editing.restored': (driver) =>
      driver.expectViewState({ ...form, note: 'restored', kept: true }),
    'editing.keeping': (driver) => driver.expectViewState(form),
    'editing.kept': (driver) => driver.expectViewState({ ...form, kept: true }),
    'editing.forgetting': (driver) => driver.expectViewState(form),
    'editing.saved': (driver) => driver.expectViewState(form),
    'editing.refused': (driver) => driver.expectViewState({ ...form, note: 'refused', kept: true }),
    'editing.offline': (driver) => driver.expectViewState({ ...form, note: 'offline', kept: true }),
    'editing.sessionLost': (driver) =>
      driver.expectViewState({ ...form, note: 'sessionLost', kept: true }),
    'saving.securing': (driver) => driver.expectViewState({ ...form, shown: 'busy' }),
    'saving.sending': (driver) => driver.expectViewState({ ...form, shown: 'busy' }),
    conflict: (driver) => driver.expectViewState({ ...form, shown: 'conflict', kept: true }),
  },
};
