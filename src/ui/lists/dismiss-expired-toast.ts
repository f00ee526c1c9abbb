import { toasts } from '../kit/feedback/toast-store';

interface ObservableActor<Snapshot> {
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/** Dismisses a toast's undo as soon as the machine no longer offers it. */
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
