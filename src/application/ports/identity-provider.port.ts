import type { ProviderName } from '#domain/identity/identity-providers';
import type { LinkProof } from '#domain/identity/provider-link';

/** A provider's id token, which the server exchanges for a session of the portal. */
export interface ProviderToken {
  readonly token: string;
  /** The nonce that the SDK sent to the provider and found in the token. */
  readonly nonce?: string;
}

export interface ProviderCredentials {
  readonly email: string;
  readonly password: string;
}

export interface ProviderRegistration extends ProviderCredentials {
  readonly firstName: string;
  readonly lastName: string;
}

/** What a mail contained: the code that the person typed, or the link that they opened. */
export type MailProof =
  | { readonly by: 'typed'; readonly email: string; readonly code: string }
  | { readonly by: 'link'; readonly proof: LinkProof };

/** The answer of the provider's own sign-in page. `returnTo` is what `start` was given. */
export interface RedirectAnswer {
  readonly token: ProviderToken;
  readonly returnTo: string | null;
}

/** Accounts with e-mail and password. */
export interface ProviderAccounts {
  /** Rejects with `email_not_confirmed` if the provider knows that the address is not confirmed. */
  signIn(credentials: ProviderCredentials): Promise<ProviderToken>;

  /** Null: the address must be confirmed first; the provider has sent its mail. */
  signUp(registration: ProviderRegistration): Promise<ProviderToken | null>;

  /** Null: the address is confirmed, and the person signs in next. */
  confirm(proof: MailProof): Promise<ProviderToken | null>;

  /** Sends the confirmation mail again. `password` is null if the person has not typed one. */
  resend(account: { readonly email: string; readonly password: string | null }): Promise<void>;
}

/** Replaces a forgotten password. */
export interface ProviderPasswordReset {
  request(email: string): Promise<void>;

  /** Whether the opened link is still good; rejects if not. Uses it if the provider requires it. */
  open(proof: LinkProof): Promise<void>;

  confirm(proof: MailProof, password: string): Promise<void>;
}

/** Signing in on the provider's own page. */
export interface ProviderRedirect {
  /** Leaves the portal: resolves only if the browser could not be sent. */
  start(returnTo: string | null): Promise<void>;

  finish(address: string): Promise<RedirectAnswer>;
}

/**
 * One identity provider, by its own SDK. `PROVIDER_CAPABILITIES` says which methods a provider
 * has; the others reject. Every method rejects with an ApiProblem: a code of `IDENTITY_PROBLEMS`,
 * `network` without an answer, `unexpected` for an unknown reason. Nothing is kept after the page:
 * the session that lasts is the portal's own.
 */
export interface IdentityProvider {
  readonly accounts: ProviderAccounts;
  readonly reset: ProviderPasswordReset;
  readonly redirect: ProviderRedirect;
}

/**
 * Loads the SDK of a provider and opens it with the settings that the server names. Rejects with an
 * ApiProblem `network` if the code cannot be loaded.
 */
export type IdentityProviderSource = (
  name: ProviderName,
  settings: Readonly<Record<string, string>>,
) => Promise<IdentityProvider>;
