import type { Draft, DraftStore } from '#application/ports/drafts.port';
import { createRecordStore } from '../storage/record-store';
import type { DraftStoreParts } from './draft-store-parts';
import { asDraft, isTooOld, nameOf } from './readable-draft';

/**
 * Drafts that anybody can read who can read the storage, for pages on plain HTTP. So they are removed
 * when their user signs out, and when another user signs in.
 */
export function createUnencryptedDrafts({ open, clock, presentUser }: DraftStoreParts): DraftStore {
  const drafts = createRecordStore({
    open,
    read: (kept): Draft | null => {
      const draft = asDraft(kept);
      return draft && !isTooOld(draft.savedAt, clock) ? draft : null;
    },
  });
  const removeUnless = async (isWanted: (draft: Draft) => boolean) => {
    for (const draft of await drafts.all()) {
      if (!isWanted(draft)) await drafts.remove(nameOf(draft.key));
    }
  };
  /** Drafts that a form wrote after the end of the session, by name. */
  const waiting = new Map<string, Draft>();
  const write = async (draft: Draft) => {
    if (draft.key.userId === presentUser()) await drafts.set(nameOf(draft.key), draft);
    else waiting.set(nameOf(draft.key), draft);
  };
  return {
    beginSession: async () => {
      const own = [...waiting.values()].filter(({ key }) => key.userId === presentUser());
      waiting.clear();
      await removeUnless(({ key }) => key.userId === presentUser());
      for (const draft of own) await write(draft);
    },
    signOut: async () => {
      waiting.clear();
      await removeUnless(() => false);
    },
    read: async (key) => waiting.get(nameOf(key)) ?? drafts.get(nameOf(key)),
    write,
    remove: async (key) => {
      waiting.delete(nameOf(key));
      await drafts.remove(nameOf(key));
    },
  };
}
