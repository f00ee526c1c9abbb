import { EmptyState } from '../kit/feedback/empty-state';
import { Card } from '../kit/layout/card';
import { PageHeader } from '../kit/layout/page-header';
import { useText } from '../text/use-text';

/** `/dashboard/blank`: an empty page in the frame, a starting point for a new page. */
export function BlankPage() {
  const t = useText('shell');
  return (
    <>
      <PageHeader title={t('titles.blank')} />
      <Card>
        <EmptyState title={t('blank.title')}>{t('blank.text')}</EmptyState>
      </Card>
    </>
  );
}
