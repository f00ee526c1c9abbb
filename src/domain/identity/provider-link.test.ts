import { expect, it } from 'vitest';
import type { ProviderName } from './identity-providers';
import { providerLink } from './provider-link';

function at(provider: ProviderName, rest: string) {
  return providerLink(provider, `https://portail.exemple.ma/auth/${provider}/${rest}`);
}

it.each([
  [
    'firebase',
    'verify?mode=verifyEmail&oobCode=c1',
    { kind: 'confirm', proof: { by: 'code', code: 'c1' } },
  ],
  [
    'firebase',
    'verify?mode=resetPassword&oobCode=c1',
    { kind: 'reset', proof: { by: 'code', code: 'c1' } },
  ],
  [
    'supabase',
    'verify?token_hash=h1&type=email',
    { kind: 'confirm', proof: { by: 'code', code: 'h1' } },
  ],
  [
    'supabase',
    'new-password?token_hash=h1&type=recovery',
    { kind: 'reset', proof: { by: 'code', code: 'h1' } },
  ],
  [
    'supabase',
    'verify#access_token=a1&refresh_token=r1&type=signup',
    { kind: 'confirm', proof: { by: 'session', access: 'a1', refresh: 'r1' } },
  ],
  [
    'supabase',
    'new-password#access_token=a1&refresh_token=r1&type=recovery',
    { kind: 'reset', proof: { by: 'session', access: 'a1', refresh: 'r1' } },
  ],
  [
    'supabase',
    'new-password#error=access_denied&error_code=otp_expired',
    { kind: 'reset', proof: { by: 'error', code: 'otp_expired' } },
  ],
  [
    'supabase',
    'verify#error=access_denied',
    { kind: 'confirm', proof: { by: 'error', code: 'access_denied' } },
  ],
  [
    'auth0',
    'login?code=c1&state=s1',
    { kind: 'callback', address: 'https://portail.exemple.ma/auth/auth0/login?code=c1&state=s1' },
  ],
  [
    'auth0',
    'login?error=access_denied&state=s1',
    {
      kind: 'callback',
      address: 'https://portail.exemple.ma/auth/auth0/login?error=access_denied&state=s1',
    },
  ],
] as const)('The address of %s with %s is read', (provider, rest, link) => {
  expect(at(provider, rest)).toEqual(link);
});

it.each([
  ['amplify', 'login?code=c1&state=s1'],
  ['auth0', 'login?code=c1'],
  ['auth0', 'login?state=s1'],
  ['auth0', 'login?returnTo=/dashboard/order'],
  ['firebase', 'verify?mode=verifyEmail'],
  ['firebase', 'verify?mode=signIn&oobCode=c1'],
  ['supabase', 'verify#access_token=a1'],
  ['supabase', 'verify'],
] as const)('The address of %s with %s brings nothing back', (provider, rest) => {
  expect(at(provider, rest)).toBeNull();
});
