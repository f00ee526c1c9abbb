import type { DraftStore } from '#application/ports/drafts.port';

/** The store that `load` imports with the first draft, because signing in needs no drafts. */
export function createLazyDraftStore(load: () => Promise<DraftStore>): DraftStore {
  let loading: Promise<DraftStore> | null = null;
  const store = (): Promise<DraftStore> => {
    loading ??= load().catch((failure: unknown) => {
      // The connection may be back at the next draft.
      loading = null;
      throw failure;
    });
    return loading;
  };
  return {
    read: async (key) => (await store()).read(key),
    write: async (draft) => (await store()).write(draft),
    remove: async (key) => (await store()).remove(key),
  };
}
