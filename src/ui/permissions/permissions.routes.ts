import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

/** The page of roles and their permissions. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['permission'],
    title: 'permission',
    page: lazyPageWithTexts(() => import('./permission-page'), 'PermissionPage', ['permissions']),
  },
];
