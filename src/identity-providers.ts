import { createIdentityProviderSource } from '#infrastructure/identity/open-identity-provider';

/** The identity providers of this page; loaded when the first one is needed. */
export const identityProviders = createIdentityProviderSource({
  origin: location.origin,
  leave: (address) => location.assign(address),
});
