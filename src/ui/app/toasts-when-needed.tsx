import { Suspense, useSyncExternalStore } from 'react';
import { lazyPiece } from '../kit/lazy-piece';
import { toasts } from '../kit/toast-store';

const ToastRegion = lazyPiece(() => import('../kit/toast'), 'ToastRegion');

/** The toasts' region, whose code comes with the first toast: signing in rarely shows one. */
export function ToastsWhenNeeded() {
  const everShown = useSyncExternalStore(toasts.subscribe, () => toasts.history().length > 0);
  if (!everShown) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}
