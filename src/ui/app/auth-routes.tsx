import type { RouteObject } from 'react-router';
import { DEMO_LOOKS, type DemoLook, type DemoPage } from '#domain/auth-demo/demo-pages';
import {
  IDENTITY_PROVIDERS,
  type IdentityPage,
  identityPath,
  PROVIDER_CAPABILITIES,
} from '#domain/identity/identity-providers';
import type { LazyPage } from '../kit/loading/lazy-page';
import { useApplication } from '../portal-context/application-context';
import type { PageHandle } from '../portal-context/page-handle';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import { FORGOT_PASSWORD_PATH, REGISTER_PATH } from '../session/auth-paths';
import { PageError } from './errors/page-error';
import { notFoundPage } from './pages';

export const forgotPasswordPage = lazyPageWithTexts(
  () => import('../password-recovery/forgot-password-page'),
  'ForgotPasswordPage',
  ['passwordRecovery'],
);
export const newPasswordPage = lazyPageWithTexts(
  () => import('../session/new-password-page'),
  'NewPasswordPage',
);
export const registerPage = lazyPageWithTexts(
  () => import('../registration/register-page'),
  'RegisterPage',
);
const verifyPage = lazyPageWithTexts(() => import('../registration/verify-page'), 'VerifyPage');
const confirmEmailPage = lazyPageWithTexts(
  () => import('../registration/email-change-link-pages'),
  'ConfirmEmailPage',
  ['emailChange'],
);
const undoEmailPage = lazyPageWithTexts(
  () => import('../registration/email-change-link-pages'),
  'UndoEmailPage',
  ['emailChange'],
);
const identityPage = lazyPageWithTexts(() => import('../identity/identity-page'), 'IdentityPage', [
  'identity',
  'account',
]);
const componentGalleryPage = lazyPageWithTexts(
  () => import('../component-gallery/component-gallery-page'),
  'ComponentGalleryPage',
);

const IDENTITY_TITLES: Readonly<Record<IdentityPage, PageHandle['title']>> = {
  login: 'signIn',
  verify: 'identityVerify',
  register: 'identityRegister',
  'new-password': 'newPassword',
  'forgot-password': 'identityForgotPassword',
};

const identityRoutes: RouteObject[] = IDENTITY_PROVIDERS.flatMap((provider) =>
  PROVIDER_CAPABILITIES[provider].pages.map((page) =>
    pageRoute(identityPath(provider, page), IDENTITY_TITLES[page], identityPage),
  ),
);

const DEMO_TEXTS = [
  'authDemo',
  'session',
  'newPassword',
  'account',
  'registration',
  'passwordRecovery',
] as const;

const demoLayouts: Readonly<Record<DemoLook, LazyPage>> = {
  classic: lazyPageWithTexts(
    () => import('../auth-demo/auth-demo-layout'),
    'ClassicAuthDemo',
    DEMO_TEXTS,
  ),
  modern: lazyPageWithTexts(
    () => import('../auth-demo/auth-demo-layout'),
    'ModernAuthDemo',
    DEMO_TEXTS,
  ),
};

function loadDemoPages() {
  return import('../auth-demo/demo-pages');
}

const demoPages: Readonly<Record<DemoPage, RouteObject>> = {
  login: pageRoute('login', 'signIn', lazyPageWithTexts(loadDemoPages, 'DemoSignInPage')),
  register: pageRoute('register', 'register', registerPage),
  'forgot-password': pageRoute('forgot-password', 'passwordRecovery', forgotPasswordPage),
  'new-password': pageRoute(
    'new-password',
    'newPassword',
    lazyPageWithTexts(loadDemoPages, 'DemoNewPasswordPage'),
  ),
  verify: pageRoute('verify', 'verify', lazyPageWithTexts(loadDemoPages, 'DemoVerifyPage')),
};

const demoRoutes: RouteObject[] = DEMO_LOOKS.map((look) => ({
  path: `/auth-demo/${look}`,
  element: <DemoGate look={look} />,
  errorElement: <PageError />,
  children: Object.values(demoPages),
}));

/** The page for unknown addresses where the server's setting has no demo pages. */
function DemoGate({ look }: { look: DemoLook }) {
  const { Page } = useApplication().hasAuthDemo ? demoLayouts[look] : notFoundPage;
  return <Page />;
}

/** The page before stays, with its address and a progress bar, until the code of this one has come. */
function pageRoute(
  path: string,
  title: PageHandle['title'],
  { Page, preload }: LazyPage,
): RouteObject {
  return {
    path,
    handle: { title } satisfies PageHandle,
    // After a failure the page itself tries again, and reports it.
    loader: () => preload().then(() => null),
    element: <Page />,
    errorElement: <PageError />,
  };
}

/**
 * The addresses of signed-out users other than sign-in (specification, section 2), and the component
 * gallery; loaded when one of them is opened.
 */
export const authRoutes: RouteObject[] = [
  pageRoute('/components', 'components', componentGalleryPage),
  pageRoute(FORGOT_PASSWORD_PATH, 'passwordRecovery', forgotPasswordPage),
  pageRoute('/auth/jwt/new-password', 'newPassword', newPasswordPage),
  pageRoute(REGISTER_PATH, 'register', registerPage),
  pageRoute('/auth/jwt/verify', 'verify', verifyPage),
  pageRoute('/auth/jwt/confirm-email', 'confirmEmail', confirmEmailPage),
  pageRoute('/auth/jwt/undo-email', 'undoEmail', undoEmailPage),
  ...identityRoutes,
  ...demoRoutes,
];
