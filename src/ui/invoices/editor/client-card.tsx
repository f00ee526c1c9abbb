import { INVOICE_LIMITS } from '#domain/invoices/invoice-form';
import { Card, CardHead } from '../../kit/card';
import { Stack } from '../../kit/columns';
import { PromptTextArea, PromptTextField } from '../../kit/form/bound-prompt-fields';
import { useText } from '../../text/use-text';

/** Whom the invoice is for; kept on issue as it is written here. */
export function ClientCard() {
  const t = useText('invoiceEditor');
  return (
    <Card>
      <CardHead title={t('client')} />
      <Stack>
        <PromptTextField
          name="client.name"
          label={t('name')}
          required
          maxLength={INVOICE_LIMITS.name}
          dir="auto"
        />
        <PromptTextField
          name="client.ice"
          label={t('ice')}
          help={t('iceHelp')}
          inputMode="numeric"
          maxLength={15}
          dir="ltr"
        />
        <PromptTextArea
          name="client.address"
          label={t('address')}
          required
          rows={3}
          maxLength={INVOICE_LIMITS.address}
          dir="auto"
        />
      </Stack>
    </Card>
  );
}
