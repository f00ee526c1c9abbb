import type { Draft, DraftKey, DraftStore } from '#application/ports/drafts.port';
import { isRecord } from '../is-record';
import { createRecordStore } from '../storage/record-store';
import { DraftCipher, type SealedValue } from './draft-cipher';
import type { DraftStoreParts } from './draft-store-parts';
import { asDraft, isTooOld, nameOf } from './readable-draft';

interface EncryptedDraftParts extends DraftStoreParts {
  readonly subtle: SubtleCrypto;
}

/** A stored draft: only its name, with ids, and its time are readable. */
interface SealedDraft extends SealedValue {
  readonly savedAt: number;
}

/** The record if it is an encrypted draft; earlier releases have stored drafts that are not. */
function asSealed(kept: unknown): SealedDraft | null {
  const isSealed =
    isRecord(kept) &&
    typeof kept.savedAt === 'number' &&
    kept.vector instanceof Uint8Array &&
    kept.text instanceof ArrayBuffer;
  // Every member was checked.
  return isSealed ? (kept as unknown as SealedDraft) : null;
}

/** What a sealed draft is bound to, so that it cannot be stored under the name of another record. */
function contextOf(name: string, savedAt: number): string {
  return `${name} ${savedAt}`;
}

/** The key of the present session; read from the server once it is needed. */
class SessionKey {
  #reading: { readonly userId: string; readonly cipher: Promise<DraftCipher | null> } | null = null;
  #known: DraftCipher | null = null;

  constructor(readonly parts: EncryptedDraftParts) {}

  /** Whether this is the user of the session. The key of another user is forgotten. */
  isOf(userId: string): boolean {
    const present = this.parts.presentUser();
    if (present !== this.#reading?.userId) {
      this.#reading = null;
      this.#known = null;
    }
    return present === userId;
  }

  /** The key of this user, if it has come. */
  known(userId: string): DraftCipher | null {
    return this.isOf(userId) ? this.#known : null;
  }

  /**
   * Null without a session of this user, or if the server does not answer: it is asked again the next
   * time. The session may be over when the key comes.
   */
  async request(userId: string): Promise<DraftCipher | null> {
    if (!this.isOf(userId)) return null;
    const reading = this.#reading ?? { userId, cipher: this.#read(userId) };
    this.#reading = reading;
    const cipher = await reading.cipher;
    if (this.#reading === reading) {
      this.#known = cipher;
      if (cipher === null) this.#reading = null;
    }
    return cipher;
  }

  async #read(userId: string): Promise<DraftCipher | null> {
    try {
      const key = await this.parts.readKey(userId);
      return key === null ? null : await DraftCipher.from(this.parts.subtle, key);
    } catch {
      return null;
    }
  }
}

/**
 * Drafts that are encrypted with the key of their user's session. Until the server has answered with
 * the key, a draft is in the memory of this tab.
 */
export function createEncryptedDrafts(parts: EncryptedDraftParts): DraftStore {
  const { open, clock, presentUser } = parts;
  const key = new SessionKey(parts);
  const records = createRecordStore({
    open,
    read: (kept) => {
      const sealed = asSealed(kept);
      return sealed && !isTooOld(sealed.savedAt, clock) ? sealed : null;
    },
  });
  /** Drafts that wait for the key, and those that cannot be encrypted, by name. */
  const waiting = new Map<string, Draft>();

  const store = async (name: string, draft: Draft, cipher: DraftCipher) => {
    const { savedAt } = draft;
    const sealed = await cipher.seal(draft, contextOf(name, savedAt));
    // A later draft, or its removal, may have come in the meantime.
    if (sealed === null || waiting.get(name) !== draft) return;
    await records.set(name, { savedAt, ...sealed });
    if (waiting.get(name) === draft) waiting.delete(name);
  };
  /** Stores the draft at once if the key is known, otherwise when it comes. */
  const storeSoon = async (name: string, draft: Draft) => {
    const { userId } = draft.key;
    const cipher = key.known(userId);
    if (cipher) await store(name, draft, cipher);
    else void key.request(userId).then((later) => later && store(name, draft, later));
  };
  const unseal = async (name: string, sealed: SealedDraft, { userId }: DraftKey) => {
    const cipher = await key.request(userId);
    if (cipher === null || !key.isOf(userId)) return null;
    const draft = asDraft(await cipher.open(sealed, contextOf(name, sealed.savedAt)));
    // The secret of the server has changed: nobody can read the draft any more.
    if (draft === null) await records.remove(name);
    return draft;
  };

  return {
    beginSession: async () => {
      for (const [name, draft] of waiting) {
        if (draft.key.userId === presentUser()) await storeSoon(name, draft);
        else waiting.delete(name);
      }
      // Opening the storage removes drafts that are not encrypted.
      await records.get('');
    },
    signOut: async () => waiting.clear(),
    read: async (draftKey) => {
      const name = nameOf(draftKey);
      const draft = waiting.get(name);
      if (draft) return isTooOld(draft.savedAt, clock) ? null : draft;
      const sealed = await records.get(name);
      if (sealed) return unseal(name, sealed, draftKey);
      // The form will need the key as soon as something is typed.
      void key.request(draftKey.userId);
      return null;
    },
    write: async (draft) => {
      const name = nameOf(draft.key);
      waiting.set(name, draft);
      await storeSoon(name, draft);
    },
    remove: async (draftKey) => {
      const name = nameOf(draftKey);
      waiting.delete(name);
      await records.remove(name);
    },
  };
}
