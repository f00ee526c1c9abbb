import { RecordNotFound } from '../../lists/record-not-found';
import { useText } from '../../text/use-text';

/** Shown at the address of an unknown invoice. */
export function InvoiceNotFound() {
  const t = useText('invoice');
  return (
    <RecordNotFound
      title={t('unknown.title')}
      text={t('unknown.text')}
      back={{ to: '/dashboard/invoice', label: t('unknown.back') }}
    />
  );
}
