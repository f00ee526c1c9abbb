import { ButtonLink } from '../kit/button';
import { newInvoicePath } from '../links/invoice-path';
import { EmptyList } from '../lists/empty-list';
import type { useListUrl } from '../lists/list-url';
import { useText } from '../text/use-text';

interface NoInvoicesProps {
  filtered: boolean;
  url: ReturnType<typeof useListUrl>;
  mayIssue: boolean;
}

/** A list without rows: no invoice exists yet, or none matches the filters. */
export function NoInvoices({ filtered, url, mayIssue }: NoInvoicesProps) {
  const t = useText('invoices');
  return (
    <EmptyList
      filtered={filtered}
      url={url}
      title={t(filtered ? 'empty.filteredTitle' : 'empty.title')}
      text={t(filtered ? 'empty.filteredText' : 'empty.text')}
      clearLabel={t('empty.clear')}
      start={
        mayIssue && (
          <ButtonLink variant="soft" to={newInvoicePath()}>
            {t('new')}
          </ButtonLink>
        )
      }
    />
  );
}
