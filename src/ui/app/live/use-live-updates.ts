import { useEffect } from 'react';
import { createActor } from 'xstate';
import { retryImport } from '../../kit/retry-import';
import { useApplication } from '../application-context';
import { whenIdle } from '../when-idle';

/**
 * Shows what changes in the store without a reload, for as long as the frame of the signed-in pages
 * stands. Begins when the browser has nothing better to do: the page itself comes first.
 */
export function useLiveUpdates(): void {
  const application = useApplication();
  useEffect(() => {
    const leaving = new AbortController();
    const start = async () => {
      const { provideLive } = await retryImport(() => import('#application/live/live.actors'));
      if (leaving.signal.aborted) return;
      const live = createActor(application.provide(provideLive), application.inspection).start();
      leaving.signal.addEventListener('abort', () => live.stop());
    };
    // Without it the page is as it was read, which is no reason to disturb anybody.
    const cancel = whenIdle(() => void start().catch(() => undefined));
    return () => {
      cancel();
      leaving.abort();
    };
  }, [application]);
}
