import { RouteAnnouncer } from '../kit/route-announcer';
import { useText } from '../text/use-text';
import type { PublicAppPage } from './public-app-pages';

/** Title, announcement, focus and scroll position of a public page after a navigation. */
export function PublicRouteAnnouncer({ title }: { title: PublicAppPage['title'] }) {
  const t = useText('visit');
  const text = t(`titles.${title}`);
  return <RouteAnnouncer title={text} documentTitle={t('documentTitle', { title: text })} />;
}
