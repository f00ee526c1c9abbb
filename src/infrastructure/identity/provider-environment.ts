import {
  type IdentityPage,
  identityPath,
  type ProviderName,
} from '#domain/identity/identity-providers';

/** What adapters of providers need of the browser. */
export interface ProviderEnvironment {
  /** The origin of the portal, without a final slash. */
  readonly origin: string;
  /** Leaves the portal for another address. */
  readonly leave: (address: string) => void;
}

/** The public values that an SDK needs; those without a value are absent. */
export type ProviderSettings = Readonly<Record<string, string>>;

/** The full address of a page, which a mail or the provider's own page leads back to. */
export function pageAddress(
  { origin }: ProviderEnvironment,
  provider: ProviderName,
  page: IdentityPage,
): string {
  return `${origin}${identityPath(provider, page)}`;
}
