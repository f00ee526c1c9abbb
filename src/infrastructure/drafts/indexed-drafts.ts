import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import type { KeptDrafts } from './draft-store';

/** The drafts in the browser's IndexedDB; a module of its own, so that its code comes with the first draft. */
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
