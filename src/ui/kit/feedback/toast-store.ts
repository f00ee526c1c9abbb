import { createListeners } from '#application/ports/listeners';
import { toastPresence } from './toast-presence';

/**
 * Rules of the specification (section 9): at most five, no duplicates, three seconds, success by
 * default.
 */
const MAX_SHOWN = 5;
const DEFAULT_DURATION_MS = 3000;
const MAX_HISTORY = 50;

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastAction {
  /** The button's text; receives the whole seconds left: "Annuler (8 s)". */
  label: (secondsLeft: number) => string;
  onAction: () => void;
  /**
   * Called when the user closes the toast; with it the toast has a close button next to the action.
   */
  onDecline?: (() => void) | undefined;
}

export interface ToastInput {
  title: string;
  body?: string | undefined;
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
  /**
   * Lifetime of the toast in ms; 3000 by default. With an action it is the time in which the action
   * is possible, so it does not pause on hover.
   */
  duration?: number | undefined;
}

export interface Toast extends ToastInput {
  id: number;
  tone: ToastTone;
  /** When it was shown, ms since the epoch. */
  at: number;
  /** ms left when the clock was last started or stopped. */
  left: number;
  /** When the clock last started; null while paused. */
  since: number | null;
}

export interface ToastStore {
  show(input: ToastInput): number;
  dismiss(id: number): void;
  /** Stops the clocks for a reason ("hover", "hidden"); they continue when no reason is left. */
  pause(reason: string): void;
  resume(reason: string): void;
  /** Remaining lifetime in ms. */
  leftOf(toast: Toast): number;
  shown(): readonly Toast[];
  /** All toasts shown so far, newest first, for the notification drawer. */
  history(): readonly Toast[];
  clearHistory(): void;
  subscribe(listener: () => void): () => void;
}

export interface ToastClock {
  now(): number;
  after(ms: number, act: () => void): () => void;
}

const windowClock: ToastClock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * The oldest toast without an undo, otherwise the oldest: removing an undo early would make it
 * unavailable.
 */
function toastToEvict(shown: readonly Toast[]): Pick<Toast, 'id'> {
  return shown.find((toast) => !toast.action) ?? shown[0] ?? { id: 0 };
}

/**
 * Short messages, stored outside React so that machines and pages can both show them.
 * @param onShow called with each new toast
 */
export function createToastStore(
  clock: ToastClock = windowClock,
  onShow: () => void = () => undefined,
): ToastStore {
  let shown: readonly Toast[] = [];
  let history: readonly Toast[] = [];
  let nextId = 1;
  const reasons = new Set<string>();
  const { subscribe, notify } = createListeners();
  const cancels = new Map<number, () => void>();

  const publish = (next: readonly Toast[]) => {
    shown = next;
    notify();
  };
  const leftOf = (toast: Toast) =>
    Math.max(0, toast.since === null ? toast.left : toast.left - (clock.now() - toast.since));
  const dismiss = (id: number) => {
    cancels.get(id)?.();
    cancels.delete(id);
    if (shown.some((toast) => toast.id === id)) publish(shown.filter((toast) => toast.id !== id));
  };
  const start = (toast: Toast): Toast => {
    cancels.set(
      toast.id,
      clock.after(toast.left, () => dismiss(toast.id)),
    );
    return { ...toast, since: clock.now() };
  };
  const stop = (toast: Toast): Toast => {
    cancels.get(toast.id)?.();
    return { ...toast, left: leftOf(toast), since: null };
  };
  const sameAs = (input: ToastInput, tone: ToastTone) => (toast: Toast) =>
    toast.title === input.title && toast.body === input.body && toast.tone === tone;

  return {
    show(input) {
      const tone = input.tone ?? 'success';
      // Two undos with the same text undo two different actions: both must be shown.
      const twin = input.action ? undefined : shown.find(sameAs(input, tone));
      if (twin) return twin.id;
      const id = nextId++;
      const fresh: Toast = {
        ...input,
        id,
        tone,
        at: clock.now(),
        left: input.duration ?? DEFAULT_DURATION_MS,
        since: null,
      };
      const started = reasons.size > 0 && !input.action ? fresh : start(fresh);
      history = [started, ...history].slice(0, MAX_HISTORY);
      if (shown.length >= MAX_SHOWN) dismiss(toastToEvict(shown).id);
      publish([...shown, started]);
      onShow();
      return id;
    },
    dismiss,
    pause(reason) {
      const first = reasons.size === 0;
      reasons.add(reason);
      if (first) publish(shown.map((toast) => (toast.action ? toast : stop(toast))));
    },
    resume(reason) {
      if (!reasons.delete(reason) || reasons.size > 0) return;
      publish(shown.map((toast) => (toast.since === null ? start(toast) : toast)));
    },
    leftOf,
    shown: () => shown,
    history: () => history,
    clearHistory() {
      history = [];
      publish(shown);
    },
    subscribe,
  };
}

/** The page's toasts; `<ToastRegion>` shows them. */
export const toasts = createToastStore(windowClock, toastPresence.announce);
