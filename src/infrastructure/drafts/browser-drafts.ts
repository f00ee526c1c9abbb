import type { Clock } from '#application/ports/clock.port';
import type { DraftStore } from '#application/ports/drafts.port';
import type { TokenStore } from '#application/ports/tokens.port';
import type { Transport } from '#application/ports/transport.port';
import { sessionState } from '#domain/session/tokens';
import { removePersonalPreferences } from '../preferences/personal-preferences';
import type { KeyValueStorage } from '../storage/browser-storage';
import { openIndexedDbBackend } from '../storage/indexed-db-backend';
import { createDraftStore } from './draft-store';

/** The contract's `DraftKey`. */
const KEY_ANSWER = { userId: '', key: '' };

export interface BrowserDraftParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly tokens: Pick<TokenStore, 'read'>;
  readonly transport: Pick<Transport, 'send'>;
  readonly storage: KeyValueStorage;
  /** The browser's encryption; undefined on plain HTTP. */
  readonly subtle: SubtleCrypto | undefined;
}

/**
 * The drafts of this browser, in IndexedDB when it is available. With them, orders that users take
 * for clients end with the session.
 */
export function createBrowserDrafts(parts: BrowserDraftParts): DraftStore {
  const { clock, tokens, transport, storage, subtle } = parts;
  const presentUser = () => sessionState(tokens.read(), clock.now()).subject;
  const drafts = createDraftStore({
    open: () => openIndexedDbBackend('seller-portal', 'drafts'),
    clock,
    presentUser,
    subtle,
    readKey: async (userId) => {
      const request = { url: '/api/user/drafts/key/', answer: KEY_ANSWER };
      const result = await transport.send(request, new AbortController().signal);
      if (!result.ok) return null;
      // The transport has compared the answer with its shape.
      const owned = result.data as typeof KEY_ANSWER;
      // Another tab may have signed in another user in the meantime.
      return owned.userId === userId ? owned.key : null;
    },
  });
  return {
    ...drafts,
    beginSession: async () => {
      const user = presentUser();
      // This runs after the first page. If the session is over by then, its user finds all again.
      if (user === null) return;
      removePersonalPreferences(storage, user);
      await drafts.beginSession();
    },
    signOut: async () => {
      removePersonalPreferences(storage, null);
      await drafts.signOut();
    },
  };
}
