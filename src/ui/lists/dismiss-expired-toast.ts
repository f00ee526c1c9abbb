import { toasts } from '../kit/toast-store';

interface ObservableActor<Snapshot> {
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/** A way back that a process offers no more is not shown any longer either. */
export function dismissExpiredToast<Snapshot>(
  actor: ObservableActor<Snapshot>,
  toast: number,
  isOffered: (snapshot: Snapshot) => boolean,
): void {
  const following = actor.subscribe((snapshot) => {
    if (isOffered(snapshot)) return;
    following.unsubscribe();
    toasts.dismiss(toast);
  });
}
