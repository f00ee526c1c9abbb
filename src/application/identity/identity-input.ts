import type {
  IdentityPage,
  ProviderCapabilities,
  ProviderName,
} from '#domain/identity/identity-providers';
import type { LinkProof, ProviderLink } from '#domain/identity/provider-link';
import type { ProviderToken } from '../ports/identity-provider.port';

/** What the address of a provider's page says: the input of its processes. */
export interface IdentityInput {
  readonly provider: ProviderName;
  readonly capabilities: ProviderCapabilities;
  readonly page: IdentityPage;
  /** What the provider sent back in the address that opened this page. */
  readonly link: ProviderLink | null;
  /** The path to open after the sign-in; null: the home page. */
  readonly returnTo: string | null;
}

/** What a page does first. */
export type FirstProcess =
  | 'redirect'
  | 'registration'
  | 'confirmation'
  | 'reset'
  | 'uselessLink'
  | 'signIn';

/**
 * What a page does first: what the link requires that opened it, otherwise what the page is for. A
 * provider may open every link at one page.
 */
export function firstProcess({ page, link, capabilities }: IdentityInput): FirstProcess {
  if (link?.kind === 'callback') return 'redirect';
  if (link?.kind === 'confirm') return 'confirmation';
  if (link?.kind === 'reset') return 'reset';
  if (page === 'register') return 'registration';
  if (page === 'verify') return 'confirmation';
  if (page === 'forgot-password') return 'reset';
  if (page === 'login') return 'signIn';
  // A new password is chosen with a code; with a link, only the link opens this page.
  return capabilities.newPassword === 'code' ? 'reset' : 'uselessLink';
}

/** Something that has just succeeded, which the next step tells. */
export type IdentityNotice = 'confirmed' | 'mailSent' | 'passwordChanged' | 'linkCodeSent';

/** The input of a process, from that of the process which invokes it. */
export function inputOf(context: IdentityInput): IdentityInput {
  const { provider, capabilities, page, link, returnTo } = context;
  return { provider, capabilities, page, link, returnTo };
}

/** What the link of a mail proves; null for the answer of the provider's own page. */
export function linkProof(link: ProviderLink | null): LinkProof | null {
  return link === null || link.kind === 'callback' ? null : link.proof;
}

/* The values of events, as parameters of guards and actions. */

export function emailIn({ event }: { event: { email: string } }) {
  return { email: event.email };
}

export function typedCodeIn({ event }: { event: { email: string; code: string } }) {
  return { proof: { by: 'typed', email: event.email, code: event.code } as const };
}

export function possibleTokenIn({ event }: { event: { output: ProviderToken | null } }) {
  return { token: event.output };
}
