import { lazyPage } from './lazy-page';

export const signInPage = lazyPage(
  () => import(/* webpackChunkName: 'sign-in' */ '../session/sign-in-page'),
  'SignInPage',
  ['session'],
);
export const notFoundPage = lazyPage(() => import('./errors/error-pages'), 'NotFoundPage');
export const forbiddenPage = lazyPage(() => import('./errors/error-pages'), 'ForbiddenPage');
export const serverErrorPage = lazyPage(() => import('./errors/error-pages'), 'ServerErrorPage');
export const maintenancePage = lazyPage(() => import('./errors/error-pages'), 'MaintenancePage');
export const accountUnavailablePage = lazyPage(
  () => import('../session/account-unavailable'),
  'AccountUnavailable',
);
export const cataloguePage = lazyPage(() => import('../catalogue/catalogue-page'), 'CataloguePage');
