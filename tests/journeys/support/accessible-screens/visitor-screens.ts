import { DEMO_LOOKS, DEMO_PAGES, demoPath } from '#domain/auth-demo/demo-pages';
import { PUBLIC_PATHS } from '../public-paths';
import {
  articlePath,
  candidacyPath,
  clientChatPath,
  confirmEmailPath,
  newPasswordPath,
  placeBookingPath,
  publicTourPath,
  ticketPath,
  undoEmailPath,
  vacancyPath,
  verifyPath,
} from '../screen-paths';
import { submitEmptyForm } from '../screen-steps';
import { type AccessibleScreen, longGroup, PHONE_WIDTH, type ScreenGroup } from './screen-group';

export const SIGN_IN_SCREENS: ScreenGroup = {
  name: 'The sign-in and error screens',
  isLong: true,
  role: null,
  screens: [
    { name: 'the sign-in', path: '/auth/jwt/login', alsoOnPhone: true, isStill: true },
    { name: 'the forgotten password', path: '/auth/jwt/forgot-password', alsoOnPhone: true },
    { name: 'the refusal (403)', path: '/403' },
    { name: 'the missing page (404)', path: '/404' },
    { name: 'the failure (500)', path: '/500' },
    { name: 'the maintenance', path: '/maintenance' },
  ],
};

/** The other pages of signed-out users. */
export const VISITOR_SCREENS: readonly ScreenGroup[] = [
  longGroup(
    'The demo pages for signed-out users',
    null,
    DEMO_LOOKS.flatMap((look) =>
      DEMO_PAGES.map((page) => ({
        name: `the demo page ${page} in the look ${look}`,
        path: demoPath(look, page),
        alsoOnPhone: look === 'classic',
      })),
    ),
  ),
  longGroup('The public pages, the registration and the choice of a password', null, [
    { name: 'a new password', path: newPasswordPath },
    { name: 'the registration', path: '/auth/jwt/register', alsoOnPhone: true },
    {
      name: 'the registration with errors',
      path: '/auth/jwt/register',
      steps: submitEmptyForm,
    },
    { name: 'the confirmation of an address', path: verifyPath },
    { name: 'a confirmation link that no longer works', path: '/auth/jwt/verify' },
    { name: 'the proof of a new address', path: confirmEmailPath },
    { name: 'the undo of a changed address', path: undoEmailPath },
    { name: 'an undo link that no longer works', path: '/auth/jwt/undo-email' },
    ...publicPagesAt(1440),
  ]),
  longGroup('The pages of the identity providers', null, [
    { name: 'sign-in with a password at a provider', path: '/auth/supabase/login' },
    { name: 'sign-in on the page of a provider', path: '/auth/auth0/login' },
    { name: 'registration at a provider', path: '/auth/amplify/register' },
    { name: 'the code of a provider', path: '/auth/amplify/verify' },
    { name: 'the link of a provider', path: '/auth/firebase/verify' },
    { name: 'a forgotten password at a provider', path: '/auth/firebase/forgot-password' },
    { name: 'a new password at a provider', path: '/auth/amplify/new-password' },
    { name: 'a missing link of a provider', path: '/auth/supabase/new-password' },
  ]),
  longGroup('The public pages on a phone', null, publicPagesAt(PHONE_WIDTH)),
];

/** All pages except the component gallery, which has a group of its own. */
function publicPagesAt(width: number): AccessibleScreen[] {
  const fixed = PUBLIC_PATHS.map(([path]) => path).filter((path) => path !== '/components');
  return [
    ...fixed.map((path) => ({ name: path, path, width })),
    { name: 'a product', path: ({ productId }) => `/product/${productId}`, width },
    { name: 'the chat of a client', path: clientChatPath, width },
    { name: 'an article', path: articlePath, width },
    { name: 'a vacancy', path: vacancyPath, width },
    { name: 'the application of a candidate', path: candidacyPath, width },
    { name: 'a tour', path: publicTourPath, width },
    { name: 'the booking of a tour', path: placeBookingPath, width },
    { name: 'a ticket', path: ticketPath, width },
  ];
}
