import { INVOICE_LIMITS } from '#domain/invoices/invoice-form';
import { SENDING_LIMITS } from '#domain/invoices/invoice-sending';
import { BufferedTextArea, BufferedTextField } from '../../kit/form/bound-buffered-fields';
import { useText } from '../../text/use-text';

/** The charged client, under `client` of the surrounding form. */
export function ClientFields() {
  const t = useText('invoiceEditor');
  return (
    <>
      <BufferedTextField
        name="client.name"
        label={t('name')}
        required
        maxLength={INVOICE_LIMITS.name}
        dir="auto"
      />
      <BufferedTextField
        name="client.ice"
        label={t('ice')}
        help={t('iceHelp')}
        inputMode="numeric"
        maxLength={15}
        dir="ltr"
      />
      <BufferedTextArea
        name="client.address"
        label={t('address')}
        required
        rows={3}
        maxLength={INVOICE_LIMITS.address}
        dir="auto"
      />
      <BufferedTextField
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
