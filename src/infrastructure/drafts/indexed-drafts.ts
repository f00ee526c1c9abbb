import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import type { DraftStore } from '#application/ports/drafts.port';
import { createDraftStore, type DraftStoreParts, type KeptDrafts } from './draft-store';

/** The drafts of this browser: in its IndexedDB where that can be had. */
export function createIndexedDrafts(clock: DraftStoreParts['clock']): DraftStore {
  return createDraftStore({ clock, open: openIndexedDrafts });
}

/** The browser's IndexedDB as a place for drafts. */
export async function openIndexedDrafts(): Promise<KeptDrafts> {
  const store = createStore('seller-portal', 'drafts');
  return {
    get: (name) => get(name, store),
    set: (name, draft) => set(name, draft, store),
    remove: (name) => del(name, store),
    removeAll: (names) => delMany([...names], store),
    all: () => entries<string, unknown>(store),
  };
}
