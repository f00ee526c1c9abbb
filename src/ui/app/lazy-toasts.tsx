import { Suspense, useSyncExternalStore } from 'react';
import { toasts } from '../kit/feedback/toast-store';
import { lazyComponent } from '../kit/loading/lazy-component';

function load() {
  return import('../kit/feedback/toast');
}

const ToastRegion = lazyComponent(load, 'ToastRegion');

/** The toasts' region, whose code is loaded with the first toast: a sign-in rarely shows one. */
export function LazyToasts() {
  const everShown = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.history().length > 0,
    () => false,
  );
  if (!everShown) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}

/** Loads the code while the connection still works. */
export function preloadToasts(): void {
  load().catch(() => undefined);
}
