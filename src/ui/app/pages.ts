import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';

export const signInPage = lazyPageWithTexts(
  () => import(/* webpackChunkName: 'sign-in' */ './sign-in-page'),
  'SignInPage',
  ['session'],
);
function loadErrorPages() {
  return import('./errors/error-pages');
}

export const notFoundPage = lazyPageWithTexts(loadErrorPages, 'NotFoundPage');
export const forbiddenPage = lazyPageWithTexts(loadErrorPages, 'ForbiddenPage');
export const serverErrorPage = lazyPageWithTexts(loadErrorPages, 'ServerErrorPage');
export const maintenancePage = lazyPageWithTexts(loadErrorPages, 'MaintenancePage');
export const accountUnavailablePage = lazyPageWithTexts(
  () => import('../session/account-unavailable'),
  'AccountUnavailable',
);
