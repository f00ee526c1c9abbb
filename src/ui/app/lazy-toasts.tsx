import { useSyncExternalStore } from 'react';
import { loadToasts } from '../kit/feedback/load-toasts';
import { toastPresence } from '../kit/feedback/toast-presence';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';

const ToastRegion = lazyComponent(loadToasts, 'ToastRegion');

/** The toasts' region, whose code is loaded with the first toast: a sign-in rarely shows one. */
export function LazyToasts() {
  const everShown = useSyncExternalStore(toastPresence.subscribe, toastPresence.read, () => false);
  if (!everShown) return null;
  return (
    <Deferred>
      <ToastRegion />
    </Deferred>
  );
}
