import { INVOICE_LIMITS } from '#domain/invoices/invoice-form';
import { Card, CardHead } from '../../kit/card';
import { Stack } from '../../kit/columns';
import { BoundDateField } from '../../kit/form/bound-dates';
import { PromptTextArea } from '../../kit/form/bound-prompt-fields';
import { useText } from '../../text/use-text';

/** Until when it is to be paid, and a word to the client. */
export function TermsCard() {
  const t = useText('invoiceEditor');
  return (
    <Card>
      <CardHead title={t('terms')} />
      <Stack>
        <BoundDateField name="dueDate" label={t('dueDate')} help={t('dueHelp')} />
        <PromptTextArea
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
