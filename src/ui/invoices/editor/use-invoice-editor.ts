import { useMachine, useSelector } from '@xstate/react';
import { createContext, useContext, useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { EditedRecord } from '#application/editing/edited-record';
import { provideInvoiceEditor } from '#application/invoices/invoice-editor.actors';
import type {
  InvoiceEditorEvent,
  invoiceEditorMachine,
} from '#application/invoices/invoice-editor.machine';
import type { InvoiceValues } from '#application/invoices/invoice-values';
import type { RunningEdit } from '../../forms/use-record-edit';
import { useApplication } from '../../portal-context/application-context';

/** The running process of a draft's form. */
export interface InvoiceEditor extends RunningEdit<InvoiceValues> {
  readonly snapshot: SnapshotFrom<typeof invoiceEditorMachine>;
  readonly send: (event: InvoiceEditorEvent) => void;
}

/** Runs the process for as long as the form is shown; keep the record's identity with useMemo. */
export function useInvoiceEditor(record: EditedRecord<InvoiceValues>): InvoiceEditor {
  const { provide, inspection, session } = useApplication();
  const userId = useSelector(session, ({ context }) => context.user?.id ?? '');
  const draftKey = { subject: 'invoice', recordId: record.id ?? '', userId };
  const [snapshot, send] = useMachine(provide(provideInvoiceEditor), {
    input: { draftKey, record },
    ...inspection,
  });
  useEffect(() => send({ type: 'record.changed', record }), [record, send]);
  // The machine contains records from its input or from saving: all of them invoices.
  const current = snapshot.context.record as EditedRecord<InvoiceValues>;
  return { snapshot, send, record: current };
}

const EditorContext = createContext<InvoiceEditor | null>(null);
export const InvoiceEditorProvider = EditorContext.Provider;

export function useInvoiceEditing(): InvoiceEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no invoice editor around this.');
  return editor;
}
