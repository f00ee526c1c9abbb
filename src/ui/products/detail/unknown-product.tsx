import { UnknownRecord } from '../../lists/unknown-record';
import { useText } from '../../text/use-text';

/** An address that leads to no product. */
export function UnknownProduct() {
  const t = useText('product');
  return (
    <UnknownRecord
      title={t('unknown.title')}
      text={t('unknown.text')}
      back={{ to: '/dashboard/product', label: t('unknown.back') }}
    />
  );
}
