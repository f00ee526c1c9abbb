/** The default page after sign-in. */
export const HOME_PATH = '/dashboard';
export const SIGN_IN_PATH = '/auth/jwt/login';

/** Any origin can show whether a path leaves it; this one exists nowhere (RFC 2606). */
const PLACEHOLDER_ORIGIN = 'https://portal.invalid';

/**
 * The path to open after sign-in, from the address's `returnTo`: only a path of this portal, never
 * another origin (`//evil`, `/\evil`, `javascript:`) and never the sign-in page itself.
 */
export function safeReturnPath(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/')) return HOME_PATH;
  const url = URL.canParse(wanted, PLACEHOLDER_ORIGIN) ? new URL(wanted, PLACEHOLDER_ORIGIN) : null;
  if (url === null || url.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//'))
    return HOME_PATH;
  if (url.pathname.startsWith('/auth/')) return HOME_PATH;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page's address, with the requested path. */
export function signInAddress(from: { pathname: string; search: string; hash: string }): string {
  const path = from.pathname + from.search + from.hash;
  const isHome = from.pathname === '/' || from.pathname === HOME_PATH;
  return isHome ? SIGN_IN_PATH : `${SIGN_IN_PATH}?returnTo=${encodeURIComponent(path)}`;
}
