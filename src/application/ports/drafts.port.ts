import { millisecondsInDay } from 'date-fns/constants';

/** The owner and the subject of a draft. Another user of the same browser never sees it. */
export interface DraftKey {
  /** The kind of the edited record: "account", "product". */
  readonly subject: string;
  readonly recordId: string;
  readonly userId: string;
}

/** A save that was sent and may have taken effect, although its answer was lost. */
export interface SentSave {
  /** The idempotency key of the request. */
  readonly key: string;
  /** The aim of the save, as its form names it. */
  readonly aim: string;
}

/** The values that a user has typed into a form and not saved yet. */
export interface Draft {
  readonly key: DraftKey;
  /** The fields that differ from the record; anything a browser can clone, never a password. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Revision of the record they differ from; null for a record that is not created yet. */
  readonly revision: number | null;
  /** The record's values of the same fields at that revision; left out by earlier releases. */
  readonly base?: Readonly<Record<string, unknown>>;
  /** The save that was sent with exactly these values; left out if there was none. */
  readonly sent?: SentSave;
  /** Milliseconds since 1970, UTC. */
  readonly savedAt: number;
}

/** Drafts older than this are not returned but removed (ms). */
export const DRAFT_LIFE_MS = 30 * millisecondsInDay;

/**
 * Stores drafts in this browser, through reloads, a lost connection and the end of a session. They
 * are encrypted with a key that only a session of their user gets from the server, so that nobody
 * else can read what is left in the browser. Pages on plain HTTP have no encryption: there, signing
 * out removes all drafts, and so does the session of another user. If the browser cannot store
 * drafts, they last as long as the tab. No method rejects.
 */
export interface DraftStore {
  /** A user has signed in: removes what others have left that anybody could read. */
  beginSession(): Promise<void>;

  /** The user signs out: removes all that anybody could read. */
  signOut(): Promise<void>;

  /** The draft of this key; null if there is none, if it is too old, or without a key to read it. */
  read(key: DraftKey): Promise<Draft | null>;

  /** Stores the draft and replaces the previous one of its key. It does not wait for the server. */
  write(draft: Draft): Promise<void>;

  /** Removes the draft of this key, if there is one. */
  remove(key: DraftKey): Promise<void>;
}
