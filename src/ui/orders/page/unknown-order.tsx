import { UnknownRecord } from '../../lists/unknown-record';
import { useText } from '../../text/use-text';

/** An address that leads to no order. */
export function UnknownOrder() {
  const t = useText('order');
  return (
    <UnknownRecord
      title={t('unknown.title')}
      text={t('unknown.text')}
      back={{ to: '/dashboard/order', label: t('unknown.back') }}
    />
  );
}
