import type { ProviderName } from './identity-providers';

/**
 * What a provider sends back in the address of a page.
 * - `callback`: the answer of the provider's own sign-in page. `address` is the whole address.
 * - `confirm`: the link of a confirmation mail. `reset`: the link of a mail for a new password.
 *   `proof` is what the provider's SDK expects: a code, a token hash, or the tokens of a session.
 */
export type ProviderLink =
  | { readonly kind: 'callback'; readonly address: string }
  | { readonly kind: 'confirm' | 'reset'; readonly proof: LinkProof };

/** `session`: the provider has used the link itself and already opened a session of its own. */
export type LinkProof =
  | { readonly by: 'code'; readonly code: string }
  | { readonly by: 'session'; readonly access: string; readonly refresh: string }
  | { readonly by: 'error'; readonly code: string };

/** The kinds of supabase's links that replace a password; all others confirm an address. */
function supabaseKind(type: string | null): 'confirm' | 'reset' {
  return type === 'recovery' ? 'reset' : 'confirm';
}

/** Supabase: `?token_hash=…&type=…`, or the tokens or an error after the #. */
function supabaseLink({ searchParams, hash, pathname }: URL): ProviderLink | null {
  const behind = new URLSearchParams(hash.slice(1));
  const tokenHash = searchParams.get('token_hash');
  if (tokenHash) {
    return {
      kind: supabaseKind(searchParams.get('type')),
      proof: { by: 'code', code: tokenHash },
    };
  }
  const access = behind.get('access_token');
  const refresh = behind.get('refresh_token');
  if (access && refresh) {
    return {
      kind: supabaseKind(behind.get('type')),
      proof: { by: 'session', access, refresh },
    };
  }
  const error = behind.get('error_code') ?? behind.get('error');
  if (!error) return null;
  const kind = pathname.endsWith('/new-password') ? 'reset' : 'confirm';
  return { kind, proof: { by: 'error', code: error } };
}

/** Firebase: `?mode=verifyEmail|resetPassword&oobCode=…`. */
function firebaseLink({ searchParams }: URL): ProviderLink | null {
  const code = searchParams.get('oobCode');
  const mode = searchParams.get('mode');
  if (!code) return null;
  if (mode === 'verifyEmail') return { kind: 'confirm', proof: { by: 'code', code } };
  return mode === 'resetPassword' ? { kind: 'reset', proof: { by: 'code', code } } : null;
}

/** Auth0: `?code=…&state=…`, or `?error=…&state=…`. */
function auth0Link({ searchParams, href }: URL): ProviderLink | null {
  const isAnswer =
    searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'));
  return isAnswer ? { kind: 'callback', address: href } : null;
}

/** Reads what a provider sent back from the address of one of its pages; null if nothing. */
export function providerLink(provider: ProviderName, address: string): ProviderLink | null {
  const url = new URL(address);
  if (provider === 'supabase') return supabaseLink(url);
  if (provider === 'firebase') return firebaseLink(url);
  return provider === 'auth0' ? auth0Link(url) : null;
}
