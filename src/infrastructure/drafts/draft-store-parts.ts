import type { Clock } from '#application/ports/clock.port';
import type { RecordBackend } from '../storage/record-store';

export interface DraftStoreParts {
  readonly open: () => Promise<RecordBackend>;
  readonly clock: Pick<Clock, 'now'>;
  /** The user of the session; null without one. */
  readonly presentUser: () => string | null;
  /** Reads the key of a user: 32 bytes, base64url. Null if the server does not answer with it. */
  readonly readKey: (userId: string) => Promise<string | null>;
  /** The browser's encryption; undefined on plain HTTP. */
  readonly subtle: SubtleCrypto | undefined;
}
