import { ButtonLink } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { useText } from '../../text/use-text';

/** An address that leads to no product. */
export function UnknownProduct() {
  const t = useText('product');
  return (
    <EmptyState
      title={t('unknown.title')}
      action={
        <ButtonLink variant="soft" to="/dashboard/product">
          {t('unknown.back')}
        </ButtonLink>
      }
    >
      {t('unknown.text')}
    </EmptyState>
  );
}
