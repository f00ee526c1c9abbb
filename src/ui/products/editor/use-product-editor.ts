import { useMachine, useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { EditedRecord } from '#application/editing/edited-record';
import { provideProductEditor } from '#application/products/product-editor.actors';
import type {
  ProductEditorEvent,
  productEditorMachine,
} from '#application/products/product-editor.machine';
import type { ProductValuesForm } from '#application/products/product-form-values';
import type { RunningEdit } from '../../forms/use-record-edit';
import { newRunId } from '../../kit/new-run-id';
import { useApplication } from '../../portal-context/application-context';

/** The running process of a product's form. */
export interface ProductEditor extends RunningEdit<ProductValuesForm> {
  readonly snapshot: SnapshotFrom<typeof productEditorMachine>;
  readonly send: (event: ProductEditorEvent) => void;
}

/** Runs the process for as long as the form is shown; keep the record's identity with useMemo. */
export function useProductEditor(record: EditedRecord<ProductValuesForm>): ProductEditor {
  const { provide, inspection, session } = useApplication();
  const userId = useSelector(session, ({ context }) => context.user?.id ?? '');
  const [formId] = useState(() => newRunId('product'));
  const draftKey = { subject: 'product', recordId: record.id ?? 'new', userId };
  const [snapshot, send] = useMachine(provide(provideProductEditor), {
    input: { draftKey, record, formId },
    ...inspection,
  });
  useEffect(() => {
    if (record.id !== null) send({ type: 'record.changed', record });
  }, [record, send]);
  // The machine holds only records passed to it or returned by a save: all of them products.
  const current = snapshot.context.record as EditedRecord<ProductValuesForm>;
  return { snapshot, send, record: current };
}

const EditorContext = createContext<ProductEditor | null>(null);
/** Separate context: only its readers re-render with the process, the fields do not. */
export const EditorProvider = EditorContext.Provider;

export function useEditor(): ProductEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no product editor around this.');
  return editor;
}
