import { PageArrivalOf } from '../app/page-arrival-of';
import { useText } from '../text/use-text';
import type { VisitPage } from './visit-pages';

/** Title, announcement, focus and scroll of a public page that somebody has come to. */
export function VisitArrival({ title }: { title: VisitPage['title'] }) {
  const t = useText('visit');
  const text = t(`titles.${title}`);
  return <PageArrivalOf title={text} documentTitle={t('documentTitle', { title: text })} />;
}
