/** Whose draft of what: another user of the same browser never gets to see it. */
export interface DraftKey {
  /** What is edited: "account", "product". */
  readonly subject: string;
  readonly recordId: string;
  readonly userId: string;
}

/** A save that was sent and may have taken effect although nobody heard of it. */
export interface SentSave {
  /** The idempotency key it was sent under. */
  readonly key: string;
  /** What it was for, in the words of its form. */
  readonly aim: string;
}

/** What a person has typed into a form and not saved yet. */
export interface Draft {
  readonly key: DraftKey;
  /** The fields that differ from the record; anything a browser can clone, never a password. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Revision of the record they differ from; null for a record that is yet to be created. */
  readonly revision: number | null;
  /** The save that was sent with exactly these values; left out where none was. */
  readonly sent?: SentSave;
  /** Milliseconds since 1970, UTC. */
  readonly savedAt: number;
}

/** A draft this old is not given any more, and removed (ms). */
export const DRAFT_LIFE_MS = 30 * 24 * 3_600_000;

/**
 * Where this browser keeps drafts, through reloads and the end of a session. Signing out keeps them
 * too: they are shown to nobody else, hold no secret, and who signs out in the evening finds his work
 * in the morning. Where the browser keeps nothing they last as long as the tab. Nothing here rejects.
 */
export interface DraftStore {
  /** The draft of this key; null when there is none, or none that is young enough. */
  read(key: DraftKey): Promise<Draft | null>;

  /** Keeps the draft in place of the last one of its key. */
  write(draft: Draft): Promise<void>;

  /** Removes the draft of this key; nothing happens where there is none. */
  remove(key: DraftKey): Promise<void>;
}
