import type { TokenStore } from '#application/ports/tokens.port';

const NONE = { access: null, refresh: null };

/** For public pages: a user who is signed in elsewhere in this browser is a visitor here. */
export const anonymousTokenStore: TokenStore = {
  read: () => NONE,
  write: () => undefined,
  clear: () => undefined,
  subscribe: () => () => undefined,
};
