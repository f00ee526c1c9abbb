import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import type { RecordBackend } from './record-store';

/** A store of the browser's IndexedDB, in its own database, as a backend for records. */
export async function openIndexedDbBackend(database: string, name: string): Promise<RecordBackend> {
  const store = createStore(database, name);
  return {
    get: (key) => get(key, store),
    set: (key, record) => set(key, record, store),
    remove: (key) => del(key, store),
    removeAll: (keys) => delMany([...keys], store),
    all: () => entries<string, unknown>(store),
  };
}
