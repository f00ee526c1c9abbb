import type { RouteObject } from 'react-router';
import type { PageHandle } from '../portal-context/page-handle';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import { PageError } from './errors/page-error';

const newPasswordPage = lazyPageWithTexts(
  () => import('../session/new-password-page'),
  'NewPasswordPage',
);

const componentGalleryPage = lazyPageWithTexts(
  () => import('../component-gallery/component-gallery-page'),
  'ComponentGalleryPage',
);

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
    path: '/auth/jwt/new-password',
    handle: { title: 'newPassword' } satisfies PageHandle,
    element: <newPasswordPage.Page />,
    errorElement: <PageError />,
  },
];
