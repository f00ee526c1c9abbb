import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { DraftInput } from '#application/editing/edit-machine-parts';
import type { EditedRecord, SaveInput } from '#application/editing/edited-record';
import { recordEditMachine } from '#application/editing/record-edit.machine';
import type { Draft, DraftKey } from '#application/ports/drafts.port';
import { settle } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';

const RECORD: EditedRecord = { id: 'str_1', revision: 1, values: { name: 'Atelier', phone: '1' } };
const THEIRS: EditedRecord = { id: 'str_1', revision: 2, values: { name: 'Atelier', phone: '2' } };

test('Back to the form after a conflict goes on from their version with the typed values', async () => {
  const kept: unknown[] = [];
  const sent: unknown[] = [];
  const edit = createActor(
    recordEditMachine.provide({
      actors: {
        readDraft: fromPromise<Draft | null, { draftKey: DraftKey | null }>(async () => null),
        removeDraft: fromPromise<void, { draftKey: DraftKey | null }>(async () => undefined),
        keepDraft: fromPromise<number, DraftInput>(async ({ input }) => {
          kept.push(input);
          return 1;
        }),
        saveRecord: fromPromise<EditedRecord, SaveInput>(async ({ input }) => {
          sent.push(input.revision);
          throw problemOf(412, 'stale_revision', { current: THEIRS });
        }),
      },
    }),
    { input: { draftKey: null, record: RECORD } },
  ).start();
  await settle();
  const changes = { name: 'Atelier Nejjarine' };
  const attempt = { values: { ...RECORD.values, ...changes }, changes };
  edit.send({ type: 'record.save', attempt });
  await settle();
  expect(edit.getSnapshot().matches('conflict')).toBe(true);
  edit.send({ type: 'conflict.dismiss' });
  await settle();
  const snapshot = edit.getSnapshot();
  expect(snapshot.context).toMatchObject({ record: THEIRS, revision: 2, changes, theirs: null });
  expect(snapshot.matches({ editing: 'kept' })).toBe(true);
  expect(kept.at(-1)).toMatchObject({ revision: 2, changes });
  edit.send({ type: 'record.save', attempt });
  await settle();
  expect(sent).toEqual([1, 2]);
});
