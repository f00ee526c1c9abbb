import type { Setting } from './setting';

const KEYS = 'The address of its public keys: https, or http on this machine.';
const ISSUER = 'The exact issuer of its tokens.';
const PROVIDERS = 'the provider’s';

/** Two variables that each provider has. */
function sourceOf<Name extends string>(provider: Name) {
  const issuer = { group: 'identity', kind: 'text', otherwise: PROVIDERS, meaning: ISSUER };
  const keys = { group: 'identity', kind: 'address', otherwise: PROVIDERS, meaning: KEYS };
  return {
    [`IDENTITY_${provider}_ISSUER`]: issuer,
    [`IDENTITY_${provider}_JWKS_URL`]: keys,
  } as Record<`IDENTITY_${Name}_ISSUER` | `IDENTITY_${Name}_JWKS_URL`, Setting>;
}

/** A provider is configured if all its settings without a default are set. */
export const identitySettings = {
  IDENTITY_AMPLIFY_USER_POOL_ID: {
    group: 'identity',
    kind: 'text',
    meaning:
      'Required. The user pool of Amazon Cognito, such as `eu-west-1_AbCdEf`. It must verify e-mail addresses.',
  },
  IDENTITY_AMPLIFY_CLIENT_ID: {
    group: 'identity',
    kind: 'text',
    meaning: 'Required. Its app client, without a secret.',
  },
  IDENTITY_AMPLIFY_ENDPOINT: {
    group: 'identity',
    kind: 'address',
    otherwise: 'Amazon’s',
    meaning: 'Another service with the interface of Cognito.',
  },
  ...sourceOf('AMPLIFY'),
  IDENTITY_FIREBASE_PROJECT_ID: {
    group: 'identity',
    kind: 'text',
    meaning: 'Required. The project.',
  },
  IDENTITY_FIREBASE_API_KEY: {
    group: 'identity',
    kind: 'text',
    meaning: 'Required. The key of its web app, which is public.',
  },
  IDENTITY_FIREBASE_AUTH_DOMAIN: {
    group: 'identity',
    kind: 'text',
    otherwise: '*project*`.firebaseapp.com`',
    meaning: 'The domain of its sign-in pages.',
  },
  IDENTITY_FIREBASE_EMULATOR_URL: {
    group: 'identity',
    kind: 'address',
    otherwise: 'Google’s',
    meaning:
      'Another service with the interface of Firebase Authentication. Its tokens must be signed: those of Google’s emulator are not, and are refused.',
  },
  ...sourceOf('FIREBASE'),
  IDENTITY_AUTH0_DOMAIN: {
    group: 'identity',
    kind: 'text',
    meaning: 'Required. The tenant, such as `shop.eu.auth0.com`.',
  },
  IDENTITY_AUTH0_CLIENT_ID: {
    group: 'identity',
    kind: 'text',
    meaning: 'Required. Its single-page application, which signs with RS256.',
  },
  ...sourceOf('AUTH0'),
  IDENTITY_SUPABASE_URL: {
    group: 'identity',
    kind: 'address',
    meaning:
      'Required. The project. "Confirm email" must be on: otherwise no address counts as verified.',
  },
  IDENTITY_SUPABASE_ANON_KEY: {
    group: 'identity',
    kind: 'text',
    meaning: 'Required. Its publishable key.',
  },
  IDENTITY_SUPABASE_JWT_SECRET: {
    group: 'identity',
    kind: 'secret',
    min: 32,
    meaning: 'The legacy shared secret. Only with it, tokens with HS256 are accepted.',
  },
  ...sourceOf('SUPABASE'),
} as const satisfies Readonly<Record<string, Setting>>;

/** Read by the build, which writes them into the scripts of the portal and the public pages. */
export const buildSettings = {
  PUBLIC_API_URL: {
    group: 'build',
    kind: 'address',
    otherwise: 'same origin',
    meaning: 'Host of the API that the portal calls.',
  },
  PUBLIC_APP_SCHEME: {
    group: 'build',
    kind: 'text',
    default: 'wasaler',
    meaning: 'Custom scheme of the shopping app.',
  },
  PUBLIC_ANDROID_LISTING: {
    group: 'build',
    kind: 'address',
    default: 'https://play.google.com/store/apps/details?id=ma.wasaler.app',
    meaning: 'Its page in the store for Android.',
  },
  PUBLIC_IOS_LISTING: {
    group: 'build',
    kind: 'address',
    default: 'https://apps.apple.com/ma/app/wasaler/id6740211833',
    meaning: 'Its page in the store for iOS.',
  },
  PUBLIC_OPENING: {
    group: 'build',
    kind: 'time',
    default: '2027-01-04T08:00:00Z',
    meaning: 'The end of the countdown of `/coming-soon`.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
