import type { CurrentUser } from '../api/session-endpoints.generated';

/**
 * The user of the stored session, as the server last described them: the frame of the portal is
 * shown with it while the server is asked again. Removed together with the tokens.
 */
export interface KnownUser {
  /** Null if nothing readable is stored. */
  read(): CurrentUser | null;

  write(user: CurrentUser): void;
}
