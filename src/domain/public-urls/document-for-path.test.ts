import { expect, test } from 'vitest';
import {
  IDENTITY_PAGES,
  IDENTITY_PROVIDERS,
  identityPath,
  PROVIDER_CAPABILITIES,
} from '../identity/identity-providers';
import { documentForPath } from './document-for-path';

test.each([
  ['/', 'landing'],
  ['/wasaler', 'wasaler'],
  ['/faqs', 'faqs'],
])('The path %s is served by a document written at build time', (path, page) => {
  expect(documentForPath(path)).toEqual({ kind: 'prerendered', page });
});

test.each([
  ['shop', '/product'],
  ['checkout', '/product/checkout'],
  ['news', '/post'],
  ['contact', '/contact-us'],
  ['joinWasaler', '/join-wasaler'],
  ['joinSeller', '/join-seller'],
  ['comingSoon', '/coming-soon'],
  ['vacancies', '/job'],
  ['application', '/job/application'],
  ['tours', '/tour'],
  ['placeBooking', '/tour/visite-du-four-k1/book'],
  ['tourBooking', '/tour-booking'],
  ['tourOffer', '/tour-offer'],
  ['status', '/status'],
  ['chat', '/chat'],
  ['redirect', '/redirect-test'],
  ['redirect', '/app'],
  ['redirect', '/app/product/42'],
])('The %s document of the public app is served at %s', (page, path) => {
  expect(documentForPath(path)).toEqual({ kind: 'publicApp', page });
});

test.each([
  ['product', 'prd_01', '/product/prd_01'],
  ['vacancy', 'vendeuse-n7jw4k2m', '/job/vendeuse-n7jw4k2m'],
  ['tour', 'visite-du-four-k1', '/tour/visite-du-four-k1'],
  ['post', 'le-zellige-à-fès', '/post/le-zellige-%C3%A0-f%C3%A8s'],
])('The record document of a %s, %s, is served at %s', (page, key, path) => {
  expect(documentForPath(path)).toEqual({ kind: 'record', page, key });
});

test.each(
  IDENTITY_PROVIDERS.flatMap((provider) =>
    IDENTITY_PAGES.map((page) => ({
      path: identityPath(provider, page),
      document: PROVIDER_CAPABILITIES[provider].pages.includes(page)
        ? { kind: 'portal' }
        : { kind: 'unknown', page: 'notFound' },
    })),
  ),
)(
  'The document of the page $path of an identity provider is $document.kind',
  ({ path, document }) => {
    expect(documentForPath(path)).toEqual(document);
  },
);

test.each([
  ['signIn', '/auth/jwt/login'],
  ['register', '/auth/jwt/register'],
  ['forgotPassword', '/auth/jwt/forgot-password'],
  ['newPassword', '/auth/jwt/new-password'],
  ['forbidden', '/403'],
  ['notFound', '/404'],
  ['serverError', '/500'],
  ['maintenance', '/maintenance'],
])('The %s page of the portal is served at %s by a document of its own', (page, path) => {
  expect(documentForPath(path)).toEqual({ kind: 'portalPage', page });
});

test.each([
  '/dashboard',
  '/dashboard/order/ord_1',
  '/components',
  '/auth/jwt/verify',
  '/auth/jwt/confirm-email',
  '/auth/jwt/undo-email',
  '/auth/amplify/new-password',
  '/auth/auth0/login',
])('The document of the portal is served at %s', (path) => {
  expect(documentForPath(path)).toEqual({ kind: 'portal' });
});

test.each([
  '/auth/auth0/register',
  '/auth/unknown/login',
  '/application',
  '/dashboards',
  '/discover',
  '/join-nobody',
  '/product/prd_01/edit',
  '/job/vendeuse-n7jw4k2m/edit',
  '/wasaler/x',
  '/product/%E0%A4',
])('The unknown address %s is answered by the page for unknown addresses', (path) => {
  expect(documentForPath(path)).toEqual({ kind: 'unknown', page: 'notFound' });
});

test.each(['/auth-demo/classic/login', '/auth-demo/modern/verify'])(
  'The demo page %s has a document of its own kind',
  (path) => {
    expect(documentForPath(path)).toEqual({ kind: 'authDemo' });
  },
);

test.each(['/auth-demo', '/auth-demo/classic', '/auth-demo/other/login'])(
  'The address %s is no demo page',
  (path) => {
    expect(documentForPath(path)).toEqual({ kind: 'unknown', page: 'notFound' });
  },
);
