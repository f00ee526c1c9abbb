import type { Clock } from '#application/ports/clock.port';
import {
  DRAFT_LIFE_MS,
  type Draft,
  type DraftKey,
  type DraftStore,
} from '#application/ports/drafts.port';

function nameOf({ userId, subject, recordId }: DraftKey): string {
  return [userId, subject, recordId].join(' ');
}

/** Drafts in memory, which remain when a session ends. */
export class TestDrafts implements DraftStore {
  /** What the session has told. */
  readonly told: string[] = [];
  readonly #kept = new Map<string, Draft>();

  constructor(readonly clock: Pick<Clock, 'now'>) {}

  async beginSession(): Promise<void> {
    this.told.push('begins');
  }

  async signOut(): Promise<void> {
    this.told.push('signs out');
  }

  async read(key: DraftKey): Promise<Draft | null> {
    const draft = this.#kept.get(nameOf(key));
    return draft && this.clock.now() - draft.savedAt < DRAFT_LIFE_MS ? draft : null;
  }

  async write(draft: Draft): Promise<void> {
    this.#kept.set(nameOf(draft.key), draft);
  }

  async remove(key: DraftKey): Promise<void> {
    this.#kept.delete(nameOf(key));
  }
}
