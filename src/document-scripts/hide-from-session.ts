import { hasSession } from '#domain/session/tokens';
import { readStoredTokens } from '#infrastructure/session/token-store';
import type { KeyValueStorage } from '#infrastructure/storage/browser-storage';

/**
 * Hides a page for signed-out users before the first paint from a user with a session: they leave it,
 * and must not see its form (docs/decisions/0033-first-pages-of-the-portal-are-documents.md).
 * @param now the server's time (ms since 1970)
 */
export function hideFromSession(
  root: Pick<HTMLElement, 'dataset'>,
  storage: Pick<KeyValueStorage, 'get'>,
  now: number,
): void {
  const isForSignedOut = root.dataset.written === 'signed-out';
  if (isForSignedOut && hasSession(readStoredTokens(storage), now)) root.dataset.session = '';
}
