import type { DraftStore } from '#application/ports/drafts.port';
import type { DraftStoreParts } from './draft-store-parts';
import { createEncryptedDrafts } from './encrypted-drafts';
import { createUnencryptedDrafts } from './unencrypted-drafts';

/** Drafts in the backend that `open` returns. Expired ones are removed, those of other users too. */
export function createDraftStore(parts: DraftStoreParts): DraftStore {
  const { subtle } = parts;
  return subtle ? createEncryptedDrafts({ ...parts, subtle }) : createUnencryptedDrafts(parts);
}
