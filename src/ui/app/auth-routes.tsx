import type { RouteObject } from 'react-router';
import type { PageHandle } from '../portal-context/page-handle';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import { PageError } from './errors/page-error';

const newPasswordPage = lazyPageWithTexts(
  () => import('../session/new-password-page'),
  'NewPasswordPage',
);

const registerPage = lazyPageWithTexts(
  () => import('../registration/register-page'),
  'RegisterPage',
);
const verifyPage = lazyPageWithTexts(() => import('../registration/verify-page'), 'VerifyPage');

/**
 * The addresses of signed-out users other than sign-in (specification, section 2); loaded when one
 * of them is opened.
 */
export const authRoutes: RouteObject[] = [
  {
    path: '/auth/jwt/new-password',
    handle: { title: 'newPassword' } satisfies PageHandle,
    element: <newPasswordPage.Page />,
    errorElement: <PageError />,
  },
  {
    path: '/auth/jwt/register',
    handle: { title: 'register' } satisfies PageHandle,
    element: <registerPage.Page />,
    errorElement: <PageError />,
  },
  {
    path: '/auth/jwt/verify',
    handle: { title: 'verify' } satisfies PageHandle,
    element: <verifyPage.Page />,
    errorElement: <PageError />,
  },
];
