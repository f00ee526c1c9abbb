/**
 * The user name that this browser remembers for the next sign-in, only if a user asked for it
 * (never a password). It outlives the session, and every tab of the browser shares it.
 */
export interface RememberedUserName {
  /** The remembered user name; null if nobody asked for it. */
  read(): string | null;

  /** Remembers a user name instead of the one before; null forgets it. */
  write(userName: string | null): void;
}
