/** The identity providers of the authentication routes (specification, section 2), in that order. */
export const IDENTITY_PROVIDERS = ['amplify', 'firebase', 'auth0', 'supabase'] as const;
export type IdentityProviderName = (typeof IDENTITY_PROVIDERS)[number];

/** Names of the providers as texts and mails write them, in every language. */
export const PROVIDER_TITLES: Readonly<Record<IdentityProviderName, string>> = {
  amplify: 'AWS Amplify',
  firebase: 'Firebase',
  auth0: 'Auth0',
  supabase: 'Supabase',
};
