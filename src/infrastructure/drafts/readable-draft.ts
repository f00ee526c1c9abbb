import type { Clock } from '#application/ports/clock.port';
import { DRAFT_LIFE_MS, type Draft, type DraftKey } from '#application/ports/drafts.port';
import { isRecord } from '../is-record';

/** The name under which the draft of a key is stored. */
export function nameOf({ userId, subject, recordId }: DraftKey): string {
  return JSON.stringify([userId, subject, recordId]);
}

export function isTooOld(savedAt: number, clock: Pick<Clock, 'now'>): boolean {
  return clock.now() - savedAt >= DRAFT_LIFE_MS;
}

/**
 * The stored value if it is a draft, else null: an older portal may have stored something else.
 */
export function asDraft(kept: unknown): Draft | null {
  const isDraft =
    isRecord(kept) &&
    isRecord(kept.key) &&
    isRecord(kept.values) &&
    (kept.revision === null || typeof kept.revision === 'number') &&
    typeof kept.savedAt === 'number';
  // Every member was checked; the members of the key are those of the record's name.
  return isDraft ? (kept as unknown as Draft) : null;
}
