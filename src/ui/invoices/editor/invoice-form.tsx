import { Formik, useFormikContext } from 'formik';
import { type ReactNode, useRef } from 'react';
import type { EditedRecord } from '#application/editing/edited-record';
import type { InvoiceValues } from '#application/invoices/invoice-values';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { invoiceFormSchema } from '#domain/invoices/invoice-form';
import { orderNumberText } from '#domain/orders/order-number';
import type { Invoice } from '#openapi/types.generated';
import IssueIcon from '~icons/solar/bill-check-linear';
import EyeIcon from '~icons/solar/eye-linear';
import { changedValues } from '../../forms/changed-values';
import { Button, ButtonLink } from '../../kit/button';
import { KitForm } from '../../kit/form/kit-form';
import { validateWith } from '../../kit/form/zod-formik';
import { PageHeader } from '../../kit/layout/page-header';
import { Columns, Stack } from '../../kit/table/columns';
import { invoicePath } from '../../links/invoice-path';
import { useCodeText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { ClientCard } from './client-card';
import { InvoiceFrame } from './invoice-frame';
import { LinesCard } from './lines-card';
import { TermsCard } from './terms-card';
import { TotalsCard } from './totals-card';
import { InvoiceEditorProvider, useInvoiceEditing, useInvoiceEditor } from './use-invoice-editor';

interface InvoiceFormProps {
  invoice: Invoice;
  record: EditedRecord<InvoiceValues>;
}

/** The purpose of submitting the form. */
type Aim = 'save' | 'issue';

const validate = validateWith<InvoiceValues>(invoiceFormSchema);

/** The form of a draft, until it is issued. */
export function InvoiceForm({ invoice, record }: InvoiceFormProps) {
  const t = useText('invoiceEditor');
  const codeText = useCodeText();
  const editor = useInvoiceEditor(record);
  const aim = useRef<Aim>('save');
  const head = { invoice, record: editor.record };
  if (editor.snapshot.hasTag('loading')) return <DraftHeader {...head} />;
  const submit = (values: InvoiceValues) => {
    const changes = changedValues(editor.record.values, values);
    const type = aim.current === 'issue' ? 'invoice.issue' : 'record.save';
    const isWork = type === 'invoice.issue' || Object.keys(changes).length > 0;
    if (isWork) editor.send({ type, attempt: { values, changes } });
  };
  return (
    <InvoiceEditorProvider value={editor}>
      <Formik<InvoiceValues>
        initialValues={editor.record.values}
        validate={validate}
        onSubmit={submit}
      >
        <KitForm errorText={codeText} label={t('form')} gap={24}>
          <DraftHeader
            {...head}
            more={<PreviewLink invoice={invoice} />}
            actions={<FormActions onIssue={() => (aim.current = 'issue')} />}
          />
          <InvoiceFrame invoice={invoice} onSave={() => (aim.current = 'save')}>
            <Columns>
              <Stack>
                <LinesCard />
                <TermsCard />
              </Stack>
              <Stack>
                <TotalsCard />
                <ClientCard />
              </Stack>
            </Columns>
          </InvoiceFrame>
        </KitForm>
      </Formik>
    </InvoiceEditorProvider>
  );
}

interface DraftHeaderProps {
  invoice: Invoice;
  record: EditedRecord<InvoiceValues>;
  more?: ReactNode;
  actions?: ReactNode;
}

/** The draft's order or booking, and its client, as last saved. */
function DraftHeader({ invoice, record, more, actions }: DraftHeaderProps) {
  const t = useText('invoiceEditor');
  const list = useText('invoices');
  const { orderNumber, bookingNumber } = invoice;
  const order = orderNumber && t('editTitle', { order: orderNumberText(orderNumber) });
  const booking = bookingNumber && t('editBookingTitle', { booking: bidiIsolate(bookingNumber) });
  return (
    <PageHeader
      crumbs={[
        { label: list('section') },
        { label: list('title'), to: '/dashboard/invoice' },
        { label: list('name.draft') },
      ]}
      title={order || booking || t('editFreeTitle')}
      subtitle={t('forClient', { name: bidiIsolate(record.values.client.name) })}
      more={more}
      actions={actions}
    />
  );
}

interface FormActionsProps {
  /** Sets the purpose just before the form is submitted. */
  onIssue: () => void;
}

function FormActions({ onIssue }: FormActionsProps) {
  const t = useText('invoiceEditor');
  const form = useFormikContext();
  const { snapshot } = useInvoiceEditing();
  const issue = () => {
    onIssue();
    void form.submitForm();
  };
  return (
    <Button icon={IssueIcon} busy={snapshot.hasTag('busy')} onClick={issue}>
      {t('issue')}
    </Button>
  );
}

function PreviewLink({ invoice }: { invoice: Invoice }) {
  const t = useText('invoiceEditor');
  return (
    <ButtonLink variant="outline" icon={EyeIcon} to={invoicePath(invoice)}>
      {t('preview')}
    </ButtonLink>
  );
}
