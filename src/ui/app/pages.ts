import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';

export const signInPage = lazyPageWithTexts(
  () => import(/* webpackChunkName: 'sign-in' */ './sign-in-page'),
  'SignInPage',
  ['session'],
);
export const notFoundPage = lazyPageWithTexts(() => import('./errors/error-pages'), 'NotFoundPage');
export const forbiddenPage = lazyPageWithTexts(
  () => import('./errors/error-pages'),
  'ForbiddenPage',
);
export const serverErrorPage = lazyPageWithTexts(
  () => import('./errors/error-pages'),
  'ServerErrorPage',
);
export const maintenancePage = lazyPageWithTexts(
  () => import('./errors/error-pages'),
  'MaintenancePage',
);
export const accountUnavailablePage = lazyPageWithTexts(
  () => import('../session/account-unavailable'),
  'AccountUnavailable',
);
