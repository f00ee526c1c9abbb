import { INVOICE_LIMITS } from '#domain/invoices/invoice-form';
import { SENDING_LIMITS } from '#domain/invoices/invoice-sending';
import { PromptTextArea, PromptTextField } from '../../kit/form/bound-prompt-fields';
import { useText } from '../../text/use-text';

/** Who is charged, under `client` of the form around. */
export function ClientFields() {
  const t = useText('invoiceEditor');
  return (
    <>
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
      <PromptTextField
        name="client.email"
        label={t('email')}
        help={t('emailHelp')}
        inputMode="email"
        maxLength={SENDING_LIMITS.email}
        dir="ltr"
      />
    </>
  );
}
