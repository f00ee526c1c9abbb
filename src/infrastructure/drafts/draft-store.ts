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

/** Drafts in the place that `open` gives; what is too old goes, also of users who never return. */
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

/** What was kept, if it is a draft: an older portal may have kept something else. */
function readDraft(kept: unknown): Draft | null {
  const isDraft =
    isRecord(kept) &&
    isRecord(kept.key) &&
    isRecord(kept.values) &&
    (kept.revision === null || typeof kept.revision === 'number') &&
    typeof kept.savedAt === 'number';
  // Every member was looked at; the members of the key are those of the name it was found under.
  return isDraft ? (kept as unknown as Draft) : null;
}
