import { useEffect } from 'react';
import { createActor } from 'xstate';
import { sessionEndpoints } from '#application/api/session-endpoints.generated';
import { retryImport } from '../../kit/loading/retry-import';
import { whenIdle } from '../../kit/when-idle';
import { useApplication } from '../../portal-context/application-context';

/**
 * Shows changes in the store without a reload, for as long as the frame of the signed-in pages, or
 * the page that stands in for it, is mounted. Starts when the browser is idle: the page itself has priority.
 */
export function useLiveUpdates(): void {
  const application = useApplication();
  // A change event refetches only what something on the page reads. On a phone, nothing else reads
  // the signed-in user from the cache.
  sessionEndpoints.useGetCurrentUserQuery();
  useEffect(() => {
    const leaving = new AbortController();
    const start = async () => {
      const { provideLive } = await retryImport(
        () => import(/* webpackChunkName: 'after-start' */ '#application/live/live.actors'),
      );
      if (leaving.signal.aborted) return;
      const live = createActor(application.provide(provideLive), application.inspection).start();
      leaving.signal.addEventListener('abort', () => live.stop());
    };
    // Without live updates the page shows the data as loaded, so a failure needs no message.
    const cancel = whenIdle(() => void start().catch(() => undefined));
    return () => {
      cancel();
      leaving.abort();
    };
  }, [application]);
}
