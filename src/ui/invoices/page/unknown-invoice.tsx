import { UnknownRecord } from '../../lists/unknown-record';
import { useText } from '../../text/use-text';

/** What stands at an address that leads to no invoice. */
export function UnknownInvoice() {
  const t = useText('invoice');
  return (
    <UnknownRecord
      title={t('unknown.title')}
      text={t('unknown.text')}
      back={{ to: '/dashboard/invoice', label: t('unknown.back') }}
    />
  );
}
