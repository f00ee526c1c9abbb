import { expect, it } from 'vitest';
import { IDENTITY_PROVIDERS, identityPath, PROVIDER_CAPABILITIES } from './identity-providers';

it('The pages of the providers are the addresses of the specification', () => {
  const paths = IDENTITY_PROVIDERS.flatMap((provider) =>
    PROVIDER_CAPABILITIES[provider].pages.map((page) => identityPath(provider, page)),
  );
  expect(paths).toEqual([
    '/auth/amplify/login',
    '/auth/amplify/verify',
    '/auth/amplify/register',
    '/auth/amplify/new-password',
    '/auth/amplify/forgot-password',
    '/auth/firebase/login',
    '/auth/firebase/verify',
    '/auth/firebase/register',
    '/auth/firebase/forgot-password',
    '/auth/auth0/login',
    '/auth/supabase/login',
    '/auth/supabase/verify',
    '/auth/supabase/register',
    '/auth/supabase/new-password',
    '/auth/supabase/forgot-password',
  ]);
});

it('A provider with its own sign-in page leaves everything else to that page', () => {
  const { pages, confirmation, newPassword } = PROVIDER_CAPABILITIES.auth0;
  expect({ pages, confirmation, newPassword }).toEqual({
    pages: ['login'],
    confirmation: null,
    newPassword: null,
  });
});
