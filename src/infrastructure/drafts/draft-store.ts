import type { Clock } from '#application/ports/clock.port';
import {
  DRAFT_LIFE_MS,
  type Draft,
  type DraftKey,
  type DraftStore,
} from '#application/ports/drafts.port';
import { isRecord } from '../is-record';
import { createRecordStore, type RecordBackend } from '../storage/record-store';

export interface DraftStoreParts {
  readonly open: () => Promise<RecordBackend>;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Drafts in the backend that `open` returns. Expired drafts are removed, those of other users too.
 */
export function createDraftStore({ open, clock }: DraftStoreParts): DraftStore {
  const read = (kept: unknown): Draft | null => {
    const draft = readDraft(kept);
    return draft && clock.now() - draft.savedAt < DRAFT_LIFE_MS ? draft : null;
  };
  const drafts = createRecordStore({ open, read });
  return {
    read: (key) => drafts.get(nameOf(key)),
    write: (draft) => drafts.set(nameOf(draft.key), draft),
    remove: (key) => drafts.remove(nameOf(key)),
  };
}

function nameOf({ userId, subject, recordId }: DraftKey): string {
  return JSON.stringify([userId, subject, recordId]);
}

/**
 * The stored record if it is a draft, else null: an older portal may have stored something else.
 */
function readDraft(kept: unknown): Draft | null {
  const isDraft =
    isRecord(kept) &&
    isRecord(kept.key) &&
    isRecord(kept.values) &&
    (kept.revision === null || typeof kept.revision === 'number') &&
    typeof kept.savedAt === 'number';
  // Every member was checked; the members of the key are those of the record's name.
  return isDraft ? (kept as unknown as Draft) : null;
}
