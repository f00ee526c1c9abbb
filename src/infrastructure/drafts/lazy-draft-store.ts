import type { DraftStore } from '#application/ports/drafts.port';

/**
 * The store that `load` imports with the first draft, because signing in needs no drafts.
 * @param later calls back when the first page of the session has come
 */
export function createLazyDraftStore(
  load: () => Promise<DraftStore>,
  later: (act: () => void) => void,
): DraftStore {
  let loading: Promise<DraftStore> | null = null;
  const store = (): Promise<DraftStore> => {
    loading ??= load().catch((failure: unknown) => {
      // The connection may be back at the next draft.
      loading = null;
      throw failure;
    });
    return loading;
  };
  /** Without its code, nothing is removed: the next session does it. */
  const quietly = (act: (drafts: DraftStore) => Promise<void>) =>
    store().then(act, () => undefined);
  return {
    beginSession: async () => later(() => void quietly((drafts) => drafts.beginSession())),
    signOut: () => quietly((drafts) => drafts.signOut()),
    read: async (key) => (await store()).read(key),
    write: async (draft) => (await store()).write(draft),
    remove: async (key) => (await store()).remove(key),
  };
}
