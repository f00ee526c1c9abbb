import { RouteAnnouncer } from '../kit/route-announcer';
import { usePageHandle } from '../portal-context/page-handle';
import { useText } from '../text/use-text';

/** Announces a page of the portal by the title of its route. */
export function PortalRouteAnnouncer() {
  const t = useText('shell');
  const handle = usePageHandle();
  const title = handle ? t(`titles.${handle.title}`) : null;
  const documentTitle = title === null ? null : t('documentTitle', { title });
  return <RouteAnnouncer title={title} documentTitle={documentTitle} />;
}
