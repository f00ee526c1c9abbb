import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from '../kit/lazy-component';
import { toasts } from '../kit/toast-store';

const load = () => import('../kit/toast');
const ToastRegion = lazyComponent(load, 'ToastRegion');

/** The toasts' region, whose code comes with the first toast: signing in rarely shows one. */
export function LazyToasts() {
  const everShown = useSyncExternalStore(toasts.subscribe, () => toasts.history().length > 0);
  if (!everShown) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}

/** Fetches the code while there is a connection to fetch it by. */
export function preloadToasts(): void {
  load().catch(() => undefined);
}
