import { startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../use-latest';
import { useTellTypedAhead } from './typed-ahead';

/** Milliseconds without a key before the form is updated; slow typists press every 200 to 300. */
const PAUSE_MS = 350;

/** After these events, a user may submit or read the typed value. Of keys, only some count. */
const FLUSH_EVENTS = ['focusout', 'pointerdown', 'keydown', 'submit', 'visibilitychange'];
/** Nothing is rendered after these events, and drafts are stored from the current values. */
const UNLOAD_EVENTS = ['beforeunload', 'pagehide'];
const FLUSH_KEYS = ['Enter', 'Escape', 'Tab'];

interface Buffered<Value> {
  readonly shown: Value;
  /** The form's value at the last rendering. */
  readonly seen: Value;
  /** Whether a value has not been reported to the form yet. */
  readonly isPending: boolean;
  /** Reported values that the form does not contain yet. */
  readonly told: readonly Value[];
}

/**
 * A field's value that is rendered at once. The form around it, with all its other fields, is
 * updated at the first letter, and then when the user pauses or does anything else: in a form of
 * sixty fields, each letter would otherwise wait for all of them. Other changes of the value (a
 * restored draft, a copied text) are shown as usual.
 */
export function useBufferedValue<Value>(
  value: Value,
  change: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [{ shown, seen, isPending, told: flushed }, setShown] = useState<Buffered<Value>>(() => ({
    shown: value,
    seen: value,
    isPending: false,
    told: [],
  }));
  // An echo of a recently typed value is not a new value.
  const isNews = value !== seen && !isPending && !flushed.includes(value);
  const drawn = isNews ? value : shown;
  const hasCaughtUp = value === drawn && flushed.length > 0;
  if (value !== seen || hasCaughtUp) {
    setShown({ shown: drawn, seen: value, isPending, told: hasCaughtUp ? [] : flushed });
  }
  useTellTypedAhead(drawn !== value);
  const rendered = useLatest(value);
  const tellAtRest = useAfterPause(
    (next: Value) => {
      setShown((before) => ({ ...before, isPending: false, told: [...before.told, next] }));
      change(next);
    },
    (next) => rendered.current === next,
  );
  const type = (next: Value) => {
    setShown((before) => ({ ...before, shown: next, isPending: true }));
    tellAtRest(next);
  };
  return [shown, type];
}

interface PendingValue<Value> {
  readonly value: Value;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly isFlushed: boolean;
  readonly end: AbortController;
}

/**
 * Reports the first of several values at once, so that its effects (a save bar, a note) do not move
 * the page under the next press. Reports the last one after a pause, or just before the user's next
 * interaction. The first one is reported again if the form has not rendered it by then: Formik
 * validates a change of the next field with the values that were rendered last.
 */
function useAfterPause<Value>(
  tell: (value: Value) => void,
  isRendered: (value: Value) => boolean,
): (value: Value) => void {
  const latest = useLatest({ tell, isRendered });
  const wait = useRef<PendingValue<Value>>(undefined);
  const [settle] = useState(() => () => {
    const settled = wait.current;
    if (!settled) return;
    wait.current = undefined;
    clearTimeout(settled.timer);
    settled.end.abort();
    const { tell: report, isRendered: hasArrived } = latest.current;
    if (!settled.isFlushed || !hasArrived(settled.value)) report(settled.value);
  });
  useEffect(() => settle, [settle]);
  return (value) => {
    const before = wait.current;
    clearTimeout(before?.timer);
    const timer = setTimeout(() => startTransition(settle), PAUSE_MS);
    wait.current = {
      value,
      timer,
      isFlushed: !before,
      end: before?.end ?? beforeNextInteraction(settle),
    };
    if (!before) startTransition(() => latest.current.tell(value));
  };
}

/** Listens for the next interaction until aborted. */
function beforeNextInteraction(settle: () => void): AbortController {
  const end = new AbortController();
  const onMove = (event: Event) => {
    if (isInteraction(event)) settle();
  };
  const listening = { capture: true, signal: end.signal };
  for (const move of FLUSH_EVENTS) window.addEventListener(move, onMove, listening);
  for (const ending of UNLOAD_EVENTS)
    window.addEventListener(ending, () => flushSync(settle), listening);
  return end;
}

function isInteraction(event: Event): boolean {
  return (
    !(event instanceof KeyboardEvent) ||
    event.ctrlKey ||
    event.metaKey ||
    FLUSH_KEYS.includes(event.key)
  );
}
