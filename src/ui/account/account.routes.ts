import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

/** The user's own account. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['user/account'],
    title: 'account',
    page: lazyPageWithTexts(() => import('./account-page'), 'AccountPage', [
      'account',
      'emailChange',
      'forms',
    ]),
  },
];
