import { RecordNotFound } from '../../lists/record-not-found';
import { useText } from '../../text/use-text';

/** What stands at an address that leads to no invoice. */
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
