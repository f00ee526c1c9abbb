import type { DraftStore } from '#application/ports/drafts.port';
import { openIndexedPlace } from '../storage/indexed-place';
import { createDraftStore, type DraftStoreParts } from './draft-store';

/** The drafts of this browser: in its IndexedDB where that can be had. */
export function createIndexedDrafts(clock: DraftStoreParts['clock']): DraftStore {
  return createDraftStore({ clock, open: () => openIndexedPlace('seller-portal', 'drafts') });
}
