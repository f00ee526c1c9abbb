import { useText } from '../text/use-text';
import { PageArrivalOf } from './page-arrival-of';
import { usePageHandle } from './page-handle';

/** The arrival at a page of the portal, by the title that its route names. */
export function PageArrival() {
  const t = useText('shell');
  const handle = usePageHandle();
  const title = handle ? t(`titles.${handle.title}`) : null;
  const documentTitle = title === null ? null : t('documentTitle', { title });
  return <PageArrivalOf title={title} documentTitle={documentTitle} />;
}
