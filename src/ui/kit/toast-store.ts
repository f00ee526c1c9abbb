/** Rules of the specification (section 9): at most five, none twice, three seconds, success by default. */
const MAX_SHOWN = 5;
const DEFAULT_DURATION_MS = 3000;
const MAX_HISTORY = 50;

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastAction {
  /** The button's words; gets the whole seconds left: "Annuler (8 s)". */
  label: (secondsLeft: number) => string;
  onAction: () => void;
  /** Called when the toast is closed by hand; with it the toast has a cross beside the action. */
  onDecline?: (() => void) | undefined;
}

export interface ToastInput {
  title: string;
  body?: string | undefined;
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
  /**
   * ms the toast lives; 3000 when left out. With an action it is the time the action stays
   * possible, so it runs on while the toast is looked at.
   */
  duration?: number | undefined;
}

export interface Toast extends ToastInput {
  id: number;
  tone: ToastTone;
  /** When it was shown, ms since the epoch. */
  at: number;
  /** ms left when the clock last started or stopped. */
  left: number;
  /** When the clock last started; null while paused. */
  since: number | null;
}

export interface ToastStore {
  show(input: ToastInput): number;
  dismiss(id: number): void;
  /** Stops the clocks for a reason ("hover", "hidden"); they go on when no reason is left. */
  pause(reason: string): void;
  resume(reason: string): void;
  /** ms of life left. */
  leftOf(toast: Toast): number;
  shown(): readonly Toast[];
  /** Everything shown, newest first, for the notification drawer. */
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

/** The oldest, but rather one without an undo: that would take the undo away before its time. */
function toastToEvict(shown: readonly Toast[]): Pick<Toast, 'id'> {
  return shown.find((toast) => !toast.action) ?? shown[0] ?? { id: 0 };
}

/** Short messages, kept outside React so that machines and pages alike can show one. */
export function createToastStore(clock: ToastClock = windowClock): ToastStore {
  let shown: readonly Toast[] = [];
  let history: readonly Toast[] = [];
  let nextId = 1;
  const reasons = new Set<string>();
  const listeners = new Set<() => void>();
  const cancels = new Map<number, () => void>();

  const publish = (next: readonly Toast[]) => {
    shown = next;
    for (const listener of listeners) listener();
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
      // Two undos in the same words undo two things: neither may be left out.
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's toasts; `<ToastRegion>` shows them. */
export const toasts = createToastStore();
