import { Button, ButtonLink } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';

interface NoProductsProps {
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
  mayImport: boolean;
}

/** A list without rows: the store has no products, or none matches the filters. */
export function NoProducts({ filtered, url, mayImport }: NoProductsProps) {
  const t = useText('products');
  const clear = (
    <Button variant="soft" onClick={() => url.clear(['tab', 'pageSize'])}>
      {t('empty.clear')}
    </Button>
  );
  const start = mayImport && (
    <ButtonLink variant="soft" to="/dashboard/product/import">
      {t('empty.action')}
    </ButtonLink>
  );
  return (
    <EmptyState
      title={t(filtered ? 'empty.filteredTitle' : 'empty.title')}
      action={filtered ? clear : start}
    >
      {t(filtered ? 'empty.filteredText' : 'empty.text')}
    </EmptyState>
  );
}
