import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

/** The pages that belong to no subject. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['blank'],
    title: 'blank',
    page: lazyPageWithTexts(() => import('./blank-page'), 'BlankPage'),
  },
];
