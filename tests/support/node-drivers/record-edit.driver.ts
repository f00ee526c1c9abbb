import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Inspect } from '#application/create-application';
import type { EditedRecord } from '#application/editing/edited-record';
import { recordEditActors } from '#application/editing/record-edit.actors';
import { recordEditMachine } from '#application/editing/record-edit.machine';
import type { ApiProblem } from '#application/ports/transport.port';
import type { RequestOutcome } from '../machine-models/draft-events';
import {
  attempt,
  draftKey,
  type RecordEditDriver,
  type RecordEditViewState,
  record,
  recordOfColleague,
  recordSaved,
} from '../machine-models/record-edit.model';
import { settle, type TestApp } from '../test-app/compose-test-app';
import { problemOf } from '../test-app/scripted-transport';
import { createMachineHarness } from './machine-harness';
import { createNodeDraftDriver } from './node-draft-driver';

const url = '/api/record';

/** The record as the server sends it, with the form's values as its fields. */
function onWire({ revision, values }: EditedRecord) {
  return { id: 'usr_1', revision, ...values };
}

function recordOf(wire: unknown): EditedRecord {
  // Only records from onWire are read here.
  const { id, revision, ...values } = wire as ReturnType<typeof onWire>;
  return { id, revision, values };
}

const refusals: Record<Exclude<RequestOutcome, 'with success'>, ApiProblem> = {
  'a colleague was faster': problemOf(412, 'stale_revision', {
    current: onWire(recordOfColleague),
  }),
  'without an answer': problemOf(0, 'network'),
  'with the session over': problemOf(401, 'token_invalid'),
  'with a field refused': problemOf(422, 'validation_failed', {
    errors: { firstName: ['too_long'] },
  }),
};

/** The machine of a form that writes its record to `url`, with each draft operation held. */
function heldMachine(app: TestApp, draft: ReturnType<typeof createNodeDraftDriver>) {
  const { ports, application, transport } = app;
  const { saveRecord } = recordEditActors(ports, application.store, {
    save: async ({ revision, changes }, _, signal) => {
      const result = await transport.send({ url, body: { revision, changes } }, signal);
      if (!result.ok) throw result.problem;
      return recordOf(result.data);
    },
    recordOf,
  });
  return recordEditMachine.provide({ actors: { saveRecord, ...draft.actors(app) } });
}

/** The running process with scripted adapters, as the driver of its test model. */
export function createRecordEditNodeDriver(inspect: Inspect) {
  const { app, begin, playing, send, snapshot } =
    createMachineHarness<typeof recordEditMachine>(inspect);
  const draft = createNodeDraftDriver(app);

  const driver: RecordEditDriver = {
    ...draft.settleDraftOutcome,
    open: () => begin((opened) => heldMachine(opened, draft), { draftKey, record }),
    pause: (changes) => send({ type: 'draft.keep', changes }),
    discard: () => send({ type: 'draft.discard' }),
    save: () => send({ type: 'record.save', attempt }),
    receiveRecord: (arriving) => send({ type: 'record.changed', record: arriving }),
    chooseAgainstConflict: (changes) => {
      const values = { ...recordOfColleague.values, ...changes };
      return send({ type: 'conflict.choose', attempt: { values, changes } });
    },
    dismissConflict: () => send({ type: 'conflict.dismiss' }),

    settleSave: async (how) => {
      await settle();
      if (how === 'with success') app().transport.accept(url, onWire(recordSaved));
      else app().transport.refuse(url, refusals[how]);
      await settle();
    },

    expectViewState: async (viewState) => expect(viewStateOf(snapshot())).toEqual(viewState),
  };

  return playing(driver);
}

/** The view state that the page derives from a snapshot. */
function viewStateOf(snapshot: SnapshotFrom<typeof recordEditMachine>): RecordEditViewState {
  return {
    shown: shownOf(snapshot),
    note: noteOf(snapshot),
    kept: isAtRest(snapshot) && snapshot.context.keptAt !== null,
  };
}

function isAtRest(snapshot: SnapshotFrom<typeof recordEditMachine>): boolean {
  return !snapshot.hasTag('busy') && !snapshot.matches({ editing: 'keeping' });
}

function shownOf(snapshot: SnapshotFrom<typeof recordEditMachine>): RecordEditViewState['shown'] {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.matches('conflict')) return 'conflict';
  return snapshot.hasTag('busy') ? 'busy' : 'form';
}

function noteOf(snapshot: SnapshotFrom<typeof recordEditMachine>): RecordEditViewState['note'] {
  return (
    (['restored', 'refused', 'offline', 'sessionLost'] as const).find((note) =>
      snapshot.matches({ editing: note }),
    ) ?? null
  );
}
