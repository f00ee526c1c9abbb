/**
 * The user of the stored session, as the server last described them: the frame of the portal is
 * shown with it while the server is asked again. Removed together with the tokens.
 */
export interface KnownUser {
  /** What was written, with the members that the frame reads; null if nothing such is stored. */
  read(): object | null;

  write(user: object): void;
}
