import { ORDERS_PATH } from '../../links/order-path';
import { RecordNotFound } from '../../lists/record-not-found';
import { useText } from '../../text/use-text';

/** Shown for a URL without an order. */
export function OrderNotFound() {
  const t = useText('order');
  return (
    <RecordNotFound
      title={t('unknown.title')}
      text={t('unknown.text')}
      back={{ to: ORDERS_PATH, label: t('unknown.back') }}
    />
  );
}
