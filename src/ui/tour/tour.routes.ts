import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

/** The tour of the portal. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['walktour'],
    title: 'walktour',
    permission: 'dashboard.see',
    page: lazyPageWithTexts(() => import('./walktour-page'), 'WalktourPage', ['tour']),
  },
];
