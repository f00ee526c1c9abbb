import type { Application } from '#application/create-application';
import type { TokenStore } from '#application/ports/tokens.port';
import { keepWhenIdle } from '#infrastructure/service-worker/keep-portal';
import { isWorkerWanted } from '#infrastructure/service-worker/worker-setting';
import { watchPage } from './watch-page';

/** How long the first page behind the sign-in has the connection for itself (ms). */
const FIRST_PAGE_MS = 2000;

/** Keeps the portal in the browser of a user who has signed in. */
function keepWhenSignedIn(session: Application['session']): void {
  if (session.getSnapshot().matches('authenticated')) {
    keepWhenIdle(window);
    return;
  }
  const { unsubscribe } = session.subscribe((snapshot) => {
    if (!snapshot.matches('authenticated')) return;
    unsubscribe();
    setTimeout(() => keepWhenIdle(window), FIRST_PAGE_MS);
  });
}

/** What begins once the first page has had the connection for itself. */
export function afterFirstPage(
  errors: unknown[],
  { inspection, session }: Application,
  host: string,
  tokens: TokenStore,
): void {
  watchPage(errors, inspection, host, tokens);
  if (isWorkerWanted(window)) keepWhenSignedIn(session);
}
