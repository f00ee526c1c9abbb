import type {
  EditedRecord,
  FormValues,
  RecordEditContext,
} from '#application/editing/edited-record';
import { recordEditMachine } from '#application/editing/record-edit.machine';
import type { Draft } from '#application/ports/drafts.port';
import type { MachineScript } from '../model/machine-script';
import { testNow } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { type CallEnd, type DraftWorld, draftEvents, draftOutcomes } from './draft-steps';

/** The record as the form found it. */
export const record: EditedRecord = {
  id: 'usr_1',
  revision: 3,
  values: { firstName: 'Salma', lastName: 'Bennani' },
};

/** What the seller makes of it. */
export const typed: FormValues = { firstName: 'Selma' };
export const attempt = { values: { ...record.values, ...typed }, changes: typed };

/** The record after it was saved. */
export const recordSaved: EditedRecord = { ...record, revision: 9, values: attempt.values };

/** The record as a colleague left it meanwhile. */
export const recordOfColleague: EditedRecord = {
  ...record,
  revision: 7,
  values: { firstName: 'Salima', lastName: 'Bennani' },
};

export const draftKey = { subject: 'account', recordId: 'usr_1', userId: 'usr_1' };

/** What was kept when the seller was last here, of the revision before. */
export const draftFromBefore: Draft = {
  key: draftKey,
  values: { lastName: 'Alaoui' },
  revision: 2,
  savedAt: testNow - 60_000,
};

/** One that was saved, by a page that was closed before it could remove it. */
const draftOfSaved: Draft = { ...draftFromBefore, values: { firstName: 'Salma' } };

/** What the page shows of the process. */
export interface RecordEditSight {
  readonly shown: 'loading' | 'form' | 'busy' | 'conflict';
  /** What stands in the note above the fields. */
  readonly note: 'restored' | 'refused' | 'offline' | 'sessionLost' | null;
  /** Whether the draft is said to be kept, while the page is at rest. */
  readonly kept: boolean;
}

/** What a runner must be able to do to a form and to see of it. */
export interface RecordEditWorld extends DraftWorld {
  open(): Promise<void>;
  pause(changes: FormValues): Promise<void>;
  discard(): Promise<void>;
  save(): Promise<void>;
  /** The list or another tab brings the record in this revision. */
  recordArrives(record: EditedRecord): Promise<void>;
  chooseAgainstConflict(changes: FormValues): Promise<void>;
  dismissConflict(): Promise<void>;
  saveEnds(how: CallEnd): Promise<void>;
  sees(sight: RecordEditSight): Promise<void>;
}

const form: RecordEditSight = { shown: 'form', note: null, kept: false };
const notSaved = (status: number, code: string, more: object = {}) => ({
  type: 'xstate.error.actor.saveRecord',
  error: problemOf(status, code, more),
});

/** The record-edit machine, told so that Node and a browser can both play it. */
export const recordEditScript: MachineScript<typeof recordEditMachine, RecordEditWorld> = {
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
    // No older record arrives: what the server has saved is not taken back. Nor is anything typed back
    // that was never typed.
    isPossible: ({ record: { revision }, changes }: RecordEditContext, label) => {
      if (label === 'everything is typed back') return Object.keys(changes).length > 0;
      if (label === 'the same record arrives') return revision === record.revision;
      return label !== 'the saved record arrives' || revision === recordSaved.revision;
    },
  },

  opens: (world) => world.open(),

  does: {
    'draft.keep': (world, { changes }) => world.pause(changes),
    'draft.discard': (world) => world.discard(),
    'record.save': (world) => world.save(),
    'record.changed': (world, event) => world.recordArrives(event.record),
    'conflict.choose': (world, event) => world.chooseAgainstConflict(event.attempt.changes),
    'conflict.dismiss': (world) => world.dismissConflict(),
  },

  outcomes: {
    ...draftOutcomes(draftFromBefore, draftOfSaved),
    'the save succeeds': (world) => world.saveEnds('with success'),
    'a colleague was faster': (world) => world.saveEnds('a colleague was faster'),
    'nothing answers': (world) => world.saveEnds('without an answer'),
    'the session is over': (world) => world.saveEnds('with the session over'),
    'a field is refused': (world) => world.saveEnds('with a field refused'),
  },

  sees: {
    opening: (world) => world.sees({ ...form, shown: 'loading' }),
    'editing.untouched': (world) => world.sees(form),
    'editing.restored': (world) => world.sees({ ...form, note: 'restored', kept: true }),
    'editing.keeping': (world) => world.sees(form),
    'editing.kept': (world) => world.sees({ ...form, kept: true }),
    'editing.forgetting': (world) => world.sees(form),
    'editing.saved': (world) => world.sees(form),
    'editing.refused': (world) => world.sees({ ...form, note: 'refused', kept: true }),
    'editing.offline': (world) => world.sees({ ...form, note: 'offline', kept: true }),
    'editing.sessionLost': (world) => world.sees({ ...form, note: 'sessionLost', kept: true }),
    'saving.securing': (world) => world.sees({ ...form, shown: 'busy' }),
    'saving.sending': (world) => world.sees({ ...form, shown: 'busy' }),
    conflict: (world) => world.sees({ ...form, shown: 'conflict', kept: true }),
  },
};
