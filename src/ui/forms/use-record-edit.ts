import { useMachine, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { EditedRecord, FormValues } from '#application/editing/edited-record';
import type { RecordEditing } from '#application/editing/record-edit.actors';
import type { RecordEditEvent, recordEditMachine } from '#application/editing/record-edit.machine';
import type { invoiceEditorMachine } from '#application/invoices/invoice-editor.machine';
import type { productEditorMachine } from '#application/products/product-editor.machine';
import { useApplication } from '../portal-context/application-context';

/** The running process of any kind of form, as its notes, bar and dialogs need it. */
export interface RunningEdit<Values extends FormValues> {
  readonly snapshot:
    | SnapshotFrom<typeof recordEditMachine>
    | SnapshotFrom<typeof productEditorMachine>
    | SnapshotFrom<typeof invoiceEditorMachine>;
  readonly send: (event: Exclude<RecordEditEvent, { type: 'record.save' }>) => void;
  /** The record that the form starts from: the newest one known while nothing was typed. */
  readonly record: EditedRecord<Values>;
}

/** The running process of one form; pass it to `<RecordForm>`. */
export interface RecordEdit<Values extends FormValues> extends RunningEdit<Values> {
  readonly snapshot: SnapshotFrom<typeof recordEditMachine>;
  readonly send: (event: RecordEditEvent) => void;
}

export interface RecordEditOptions<Values extends FormValues> {
  /** How this kind of record is saved; a constant of the application. */
  editing: RecordEditing<Values>;
  /** The record from the cache; keep its identity with useMemo. */
  record: EditedRecord<Values>;
  /** The subject of the edit in the draft's key; null for a form without a draft (passwords). */
  subject: string | null;
}

/** Runs the process of editing one record for as long as its form is shown. */
export function useRecordEdit<Values extends FormValues>(
  options: RecordEditOptions<Values>,
): RecordEdit<Values> {
  const { editing, record, subject } = options;
  const { provide, inspection, session } = useApplication();
  const userId = useSelector(session, ({ context }) => context.user?.id ?? '');
  const draftKey = subject === null ? null : { subject, recordId: record.id ?? 'new', userId };
  const [snapshot, send] = useMachine(provide(editing), {
    input: { draftKey, record },
    ...inspection,
  });
  useEffect(() => send({ type: 'record.changed', record }), [record, send]);
  // The machine contains records from its input or from its own kind of save: all of this kind.
  return { snapshot, send, record: snapshot.context.record as EditedRecord<Values> };
}
