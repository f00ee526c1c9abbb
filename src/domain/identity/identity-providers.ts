/** The identity providers with sign-in routes of their own (specification, section 2). */
export const IDENTITY_PROVIDERS = ['amplify', 'firebase', 'auth0', 'supabase'] as const;

export type ProviderName = (typeof IDENTITY_PROVIDERS)[number];

/** The pages of a provider, named as in their addresses. */
export const IDENTITY_PAGES = [
  'login',
  'verify',
  'register',
  'new-password',
  'forgot-password',
] as const;

export type IdentityPage = (typeof IDENTITY_PAGES)[number];

/** Whether the provider's mail contains a code to type, or a link that opens a page of the portal. */
export type MailedProof = 'code' | 'link';

/**
 * What a provider can do. Pages and the machine `identity` offer only that.
 * - `signIn`: by e-mail and password on the portal's page, or on the provider's own page.
 * - `confirmation`: how an e-mail address is confirmed; null if the provider does it itself.
 * - `newPassword`: how a forgotten password is replaced; null if the provider does it itself.
 * - `resendNeedsPassword`: only somebody who has just typed their password can ask for the
 *   confirmation mail again.
 */
export interface ProviderCapabilities {
  readonly signIn: 'password' | 'redirect';
  readonly confirmation: MailedProof | null;
  readonly newPassword: MailedProof | null;
  readonly resendNeedsPassword: boolean;
  readonly pages: readonly IdentityPage[];
}

/** The capabilities by provider. */
export const PROVIDER_CAPABILITIES: Readonly<Record<ProviderName, ProviderCapabilities>> = {
  amplify: {
    signIn: 'password',
    confirmation: 'code',
    newPassword: 'code',
    resendNeedsPassword: false,
    pages: IDENTITY_PAGES,
  },
  firebase: {
    signIn: 'password',
    confirmation: 'link',
    newPassword: 'link',
    resendNeedsPassword: true,
    // Every mailed link of Firebase opens one address: verify also takes links of a new password.
    pages: ['login', 'verify', 'register', 'forgot-password'],
  },
  auth0: {
    signIn: 'redirect',
    confirmation: null,
    newPassword: null,
    resendNeedsPassword: false,
    pages: ['login'],
  },
  supabase: {
    signIn: 'password',
    confirmation: 'link',
    newPassword: 'link',
    resendNeedsPassword: false,
    pages: IDENTITY_PAGES,
  },
};

/** The names of providers, as they write themselves: the same in every language. */
export const PROVIDER_LABELS: Readonly<Record<ProviderName, string>> = {
  amplify: 'Amazon Cognito',
  firebase: 'Firebase',
  auth0: 'Auth0',
  supabase: 'Supabase',
};

/** The address of a provider's page. */
export function identityPath(provider: ProviderName, page: IdentityPage): string {
  return `/auth/${provider}/${page}`;
}
