import { INVOICE_LIMITS } from '#domain/invoices/invoice-form';
import { BufferedTextArea } from '../../kit/form/bound-buffered-fields';
import { BoundDateField } from '../../kit/form/bound-dates';
import { Card, CardHeader } from '../../kit/layout/card';
import { Stack } from '../../kit/table/columns';
import { useText } from '../../text/use-text';

/** The payment deadline, and a message to the client. */
export function TermsCard() {
  const t = useText('invoiceEditor');
  return (
    <Card>
      <CardHeader title={t('terms')} />
      <Stack>
        <BoundDateField name="dueDate" label={t('dueDate')} help={t('dueHelp')} />
        <BufferedTextArea
          name="note"
          label={t('note')}
          rows={3}
          maxLength={INVOICE_LIMITS.note}
          dir="auto"
        />
      </Stack>
    </Card>
  );
}
