import type { RouteObject } from 'react-router';
import {
  IDENTITY_PROVIDERS,
  type IdentityPage,
  identityPath,
  PROVIDER_CAPABILITIES,
} from '#domain/identity/identity-providers';
import type { PageHandle } from '../portal-context/page-handle';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import { FORGOT_PASSWORD_PATH } from '../session/auth-paths';
import { PageError } from './errors/page-error';

const forgotPasswordPage = lazyPageWithTexts(
  () => import('../password-recovery/forgot-password-page'),
  'ForgotPasswordPage',
  ['passwordRecovery'],
);
const newPasswordPage = lazyPageWithTexts(
  () => import('../session/new-password-page'),
  'NewPasswordPage',
);
const identityPage = lazyPageWithTexts(() => import('../identity/identity-page'), 'IdentityPage', [
  'identity',
  'account',
]);

const IDENTITY_TITLES: Readonly<Record<IdentityPage, PageHandle['title']>> = {
  login: 'signIn',
  verify: 'identityVerify',
  register: 'identityRegister',
  'new-password': 'newPassword',
  'forgot-password': 'identityForgotPassword',
};

const identityRoutes: RouteObject[] = IDENTITY_PROVIDERS.flatMap((provider) =>
  PROVIDER_CAPABILITIES[provider].pages.map((page) => ({
    path: identityPath(provider, page),
    handle: { title: IDENTITY_TITLES[page] } satisfies PageHandle,
    element: <identityPage.Page />,
    errorElement: <PageError />,
  })),
);

const componentGalleryPage = lazyPageWithTexts(
  () => import('../component-gallery/component-gallery-page'),
  'ComponentGalleryPage',
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
    path: '/components',
    handle: { title: 'components' } satisfies PageHandle,
    element: <componentGalleryPage.Page />,
    errorElement: <PageError />,
  },
  {
    path: FORGOT_PASSWORD_PATH,
    handle: { title: 'passwordRecovery' } satisfies PageHandle,
    element: <forgotPasswordPage.Page />,
    errorElement: <PageError />,
  },
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
  ...identityRoutes,
];
