import type { DraftStore } from '#application/ports/drafts.port';
import { openIndexedDbBackend } from '../storage/indexed-db-backend';
import { createDraftStore, type DraftStoreParts } from './draft-store';

/** The drafts of this browser: in IndexedDB when it is available. */
export function createIndexedDbDrafts(clock: DraftStoreParts['clock']): DraftStore {
  return createDraftStore({ clock, open: () => openIndexedDbBackend('seller-portal', 'drafts') });
}
