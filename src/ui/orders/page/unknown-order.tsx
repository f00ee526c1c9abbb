import { UnknownRecord } from '../../lists/unknown-record';
import { useText } from '../../text/use-text';
import { ORDERS_PATH } from '../order-path';

/** An address that leads to no order. */
export function UnknownOrder() {
  const t = useText('order');
  return (
    <UnknownRecord
      title={t('unknown.title')}
      text={t('unknown.text')}
      back={{ to: ORDERS_PATH, label: t('unknown.back') }}
    />
  );
}
