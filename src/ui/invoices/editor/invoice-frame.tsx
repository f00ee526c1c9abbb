import { useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { InvoiceValues } from '#application/invoices/invoice-values';
import type { Invoice } from '#openapi/types.generated';
import { EditConflict, type FieldTexts } from '../../forms/edit-conflict';
import { EditNotes } from '../../forms/edit-notes';
import { EditSaveBar } from '../../forms/edit-save-bar';
import { ProcessLeaveGuard } from '../../forms/process-leave-guard';
import { useEditedValues } from '../../forms/use-edited-values';
import { toasts } from '../../kit/feedback/toast-store';
import { ErrorSummary } from '../../kit/form/error-summary';
import { useSaveShortcut } from '../../kit/form/save-shortcut';
import { useLatest } from '../../kit/use-latest';
import { invoicePath } from '../../links/invoice-path';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { IssueDialog } from '../issue-dialog';
import { useInvoiceEditing } from './use-invoice-editor';

interface InvoiceFrameProps {
  invoice: Invoice;
  /** Called before the form is submitted for saving only. */
  onSave: () => void;
  children: ReactNode;
}

/** The components around the cards that depend on the process: notes, save bar, dialogs. */
export function InvoiceFrame({ invoice, onSave, children }: InvoiceFrameProps) {
  const t = useText('invoiceEditor');
  const forms = useText('forms');
  const editor = useInvoiceEditing();
  const form = useFormikContext<InvoiceValues>();
  const edited = useEditedValues(editor, () => toasts.show({ title: t('saved') }));
  const labels = useFieldLabels(form.values.lines.length);
  const fields = useFieldTexts();
  const isIssued = useIssued(invoice);
  const { snapshot, send } = editor;
  const save = () => {
    onSave();
    void form.submitForm();
  };
  useSaveShortcut(save);
  return (
    <>
      <ErrorSummary title={(count) => forms('toCorrect', { count })} labels={labels} />
      <EditNotes edit={editor} onDiscard={edited.discard} />
      {children}
      <EditSaveBar edit={editor} edited={edited} onSave={save} />
      <ProcessLeaveGuard
        edit={editor}
        active={edited.isChanged && !isIssued}
        changes={edited.changes}
        onBeforeUnload={edited.saveDraftNow}
      />
      <IssueDialog
        open={snapshot.matches('confirming')}
        busy={false}
        onConfirm={() => send({ type: 'issue.confirm' })}
        onCancel={() => send({ type: 'issue.cancel' })}
      />
      <EditConflict edit={editor} fields={fields} />
    </>
  );
}

/** Redirects an issued invoice to its page: it has no form. */
function useIssued(invoice: Invoice): boolean {
  const t = useText('invoiceEditor');
  const navigate = useNavigate();
  const isIssued = useInvoiceEditing().snapshot.matches('issued');
  const go = useLatest(() => {
    toasts.show({ title: t('issued') });
    void navigate(invoicePath(invoice), { replace: true });
  });
  useEffect(() => {
    if (isIssued) go.current();
  }, [isIssued, go]);
  return isIssued;
}

const LINE_FIELDS = [
  ['label', 'lines.label'],
  ['quantity', 'lines.quantity'],
  ['unitPrice', 'lines.price'],
  ['taxRate', 'lines.rate'],
] as const;

/** The label of every field by its path, for the error summary. */
function useFieldLabels(lines: number): Record<string, string> {
  const t = useText('invoiceEditor');
  const ofLines = Array.from({ length: lines }, (_, index) =>
    LINE_FIELDS.map(([field, key]) => [`lines.${index}.${field}`, t(key, { line: index + 1 })]),
  );
  return {
    lines: t('lines.title'),
    ...Object.fromEntries(ofLines.flat()),
    dueDate: t('dueDate'),
    note: t('note'),
    'client.name': t('name'),
    'client.ice': t('ice'),
    'client.address': t('address'),
    'client.email': t('email'),
  };
}

/** How a conflict formats both versions of each changed field. */
function useFieldTexts(): FieldTexts<InvoiceValues> {
  const t = useText('invoiceEditor');
  const format = useFormat();
  return {
    client: {
      label: t('client'),
      show: ({ name, ice, address, email }) =>
        [name, ice, address, email].filter(Boolean).join(' · '),
    },
    lines: {
      label: t('lines.title'),
      show: (lines) =>
        lines
          .map(({ label, quantity, unitPrice }) =>
            [label, `${quantity ?? ''} × ${format.money(unitPrice ?? 0)}`].join(' · '),
          )
          .join('\n'),
    },
    dueDate: { label: t('dueDate'), show: (day) => day && format.date(day) },
    note: { label: t('note') },
  };
}
