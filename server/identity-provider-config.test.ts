import { describe, expect, test } from 'vitest';
import { providerOrigins, readIdentityProviders } from './identity-provider-config';
import { StartupError } from './startup-error';

const AMPLIFY = {
  IDENTITY_AMPLIFY_USER_POOL_ID: 'eu-west-1_AbCdEf',
  IDENTITY_AMPLIFY_CLIENT_ID: 'client',
};
const FIREBASE = { IDENTITY_FIREBASE_PROJECT_ID: 'vendeurs', IDENTITY_FIREBASE_API_KEY: 'key' };
const AUTH0 = { IDENTITY_AUTH0_DOMAIN: 'v.eu.auth0.com', IDENTITY_AUTH0_CLIENT_ID: 'client' };
const SUPABASE = {
  IDENTITY_SUPABASE_URL: 'https://abc.supabase.co/',
  IDENTITY_SUPABASE_ANON_KEY: 'anon',
};

describe('readIdentityProviders', () => {
  test('No provider is configured without variables', () => {
    const none = readIdentityProviders({ IDENTITY_AUTH0_DOMAIN: '' });
    expect(Object.values(none)).toEqual([undefined, undefined, undefined, undefined]);
    expect(providerOrigins(none)).toEqual({ connect: [], frame: [] });
  });

  test('Each provider has its own issuer and the address of its keys', () => {
    const all = readIdentityProviders({ ...AMPLIFY, ...FIREBASE, ...AUTH0, ...SUPABASE });
    const sources = Object.values(all).map(({ issuer, jwksUrl }) => [issuer, jwksUrl]);
    expect(sources).toEqual([
      [
        'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_AbCdEf',
        'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_AbCdEf/.well-known/jwks.json',
      ],
      [
        'https://securetoken.google.com/vendeurs',
        'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      ],
      ['https://v.eu.auth0.com/', 'https://v.eu.auth0.com/.well-known/jwks.json'],
      ['https://abc.supabase.co/auth/v1', 'https://abc.supabase.co/auth/v1/.well-known/jwks.json'],
    ]);
    expect(providerOrigins(all)).toEqual({
      connect: [
        'https://cognito-idp.eu-west-1.amazonaws.com',
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://v.eu.auth0.com',
        'https://abc.supabase.co',
      ],
      frame: ['https://v.eu.auth0.com'],
    });
  });

  test('Services on this machine may stand in for the providers', () => {
    const { amplify, firebase, auth0 } = readIdentityProviders({
      IDENTITY_AMPLIFY_USER_POOL_ID: 'local_1',
      IDENTITY_AMPLIFY_CLIENT_ID: 'client',
      IDENTITY_AMPLIFY_ENDPOINT: 'http://127.0.0.1:9229',
      ...FIREBASE,
      IDENTITY_FIREBASE_EMULATOR_URL: 'http://localhost:9099',
      IDENTITY_FIREBASE_JWKS_URL: 'http://localhost:9099/keys',
      IDENTITY_AUTH0_DOMAIN: 'http://127.0.0.1:3000',
      IDENTITY_AUTH0_CLIENT_ID: 'client',
      IDENTITY_AUTH0_ISSUER: 'http://127.0.0.1:3000',
      IDENTITY_AUTH0_JWKS_URL: 'http://127.0.0.1:3000/jwks',
    });
    expect(amplify).toMatchObject({
      region: 'local',
      issuer: 'http://127.0.0.1:9229/local_1',
      jwksUrl: 'http://127.0.0.1:9229/local_1/.well-known/jwks.json',
    });
    expect(firebase?.jwksUrl).toBe('http://localhost:9099/keys');
    expect([auth0?.issuer, auth0?.jwksUrl]).toEqual([
      'http://127.0.0.1:3000',
      'http://127.0.0.1:3000/jwks',
    ]);
    const all = { amplify, firebase, auth0, supabase: undefined };
    expect(providerOrigins(all).connect).toEqual([
      'http://127.0.0.1:9229',
      'http://localhost:9099',
      'http://127.0.0.1:3000',
    ]);
  });

  test.each([
    [{ IDENTITY_AUTH0_DOMAIN: 'v.eu.auth0.com' }, 'IDENTITY_AUTH0_CLIENT_ID must be set too.'],
    [
      { ...AMPLIFY, IDENTITY_AMPLIFY_USER_POOL_ID: 'AbCdEf' },
      'IDENTITY_AMPLIFY_USER_POOL_ID must begin with its region, like eu-west-1_AbCdEf, not "AbCdEf".',
    ],
    [
      { ...AUTH0, IDENTITY_AUTH0_JWKS_URL: 'http://keys.exemple.ma' },
      'IDENTITY_AUTH0_JWKS_URL must begin with https://, or with http:// on this machine, not "http://keys.exemple.ma".',
    ],
    [
      { ...AUTH0, IDENTITY_AUTH0_DOMAIN: 'http://keys.exemple.ma' },
      'IDENTITY_AUTH0_DOMAIN must be a host name, not "http://keys.exemple.ma".',
    ],
    [
      { ...SUPABASE, IDENTITY_SUPABASE_URL: 'file:///etc/passwd' },
      'IDENTITY_SUPABASE_URL must begin with https://, or with http:// on this machine, not "file:///etc/passwd".',
    ],
    [
      { ...SUPABASE, IDENTITY_SUPABASE_JWT_SECRET: 'short' },
      'IDENTITY_SUPABASE_JWT_SECRET must have at least 32 characters.',
    ],
  ])('The settings %j are refused at startup with one sentence', (environment, sentence) => {
    expect(() => readIdentityProviders(environment)).toThrow(new StartupError(sentence));
  });
});
