import type { Draft } from '#application/ports/drafts.port';
import { createDraftStore } from '#infrastructure/drafts/draft-store';

/** A record of the portal's draft store, in values that a page can be given. */
export interface SealedDraftRecord {
  readonly name: string;
  /** Milliseconds since 1970, UTC. */
  readonly savedAt: number;
  readonly vector: readonly number[];
  readonly text: readonly number[];
}

/** A record as the store writes it. */
interface WrittenRecord {
  readonly savedAt: number;
  readonly vector: Uint8Array;
  readonly text: ArrayBuffer;
}

/**
 * The record in which the portal's own draft store writes the draft.
 * @param key the key of the draft's user, 32 bytes in base64url
 */
export function sealedDraft(draft: Draft, key: string): Promise<SealedDraftRecord> {
  return new Promise((resolve) => {
    const backend = {
      get: async () => null,
      set: async (name: string, record: unknown) => {
        // The store has just made it.
        const { savedAt, vector, text } = record as WrittenRecord;
        resolve({ name, savedAt, vector: [...vector], text: [...new Uint8Array(text)] });
      },
      remove: async () => undefined,
      removeAll: async () => undefined,
      all: async () => [],
    };
    const drafts = createDraftStore({
      open: async () => backend,
      clock: { now: () => draft.savedAt },
      presentUser: () => draft.key.userId,
      readKey: async () => key,
      subtle: crypto.subtle,
    });
    void drafts.write(draft);
  });
}
