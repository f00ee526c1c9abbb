import { RecordNotFound } from '../../lists/record-not-found';
import { useText } from '../../text/use-text';

/** Shown for a URL without a product. */
export function ProductNotFound() {
  const t = useText('product');
  return (
    <RecordNotFound
      title={t('unknown.title')}
      text={t('unknown.text')}
      back={{ to: '/dashboard/product', label: t('unknown.back') }}
    />
  );
}
