import { createIdentityProviderSource } from '#infrastructure/identity/open-identity-provider';

/** The ports that few pages use, in one chunk: a sign-in needs none of them. */
export { createIndexedDbDrafts } from '#infrastructure/drafts/indexed-db-drafts';
export { createIconLibrary } from '#infrastructure/icons/icon-library';

/** The identity providers of this page. */
export const identityProviders = createIdentityProviderSource({
  origin: location.origin,
  leave: (address) => location.assign(address),
});
