import type { Icons } from '#application/ports/icons.port';
import { createIconLibrary, type IconLibraryParts } from '#infrastructure/icons/icon-library';
import { createIdentityProviderSource } from '#infrastructure/identity/open-identity-provider';

// The ports that few pages use, in one chunk: a sign-in needs none of them.

let icons: Icons | undefined;

/** The icons that are named by data, for this page. */
export function iconLibrary(parts: IconLibraryParts): Icons {
  icons ??= createIconLibrary(parts);
  return icons;
}

/** The identity providers of this page. */
export const identityProviders = createIdentityProviderSource({
  origin: location.origin,
  leave: (address) => location.assign(address),
});
