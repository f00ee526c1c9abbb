import { startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../use-latest';

/** Milliseconds without a key after which the form is told; slow typists press every 200 to 300. */
const PAUSE_MS = 350;

/** After these a person may ask the form for what was typed. Of keys, only some are such a move. */
const FLUSH_EVENTS = ['focusout', 'pointerdown', 'keydown', 'submit', 'visibilitychange'];
/** Nothing is drawn after these any more: drafts are kept from what stands then. */
const UNLOAD_EVENTS = ['beforeunload', 'pagehide'];
const FLUSH_KEYS = ['Enter', 'Escape', 'Tab'];

interface Buffered<Value> {
  readonly shown: Value;
  /** What the form held when this was last drawn. */
  readonly seen: Value;
  /** Whether the form is yet to be told. */
  readonly isPending: boolean;
  /** What the form was told while it still holds something else. */
  readonly told: readonly Value[];
}

/**
 * A field's value that is drawn at once, while the form around it, with all its other fields, is told
 * of the first letter, and then when the typist rests or does anything else: in a form of sixty fields
 * each letter would otherwise wait for all of them. What else changes the value (a draft taken up, a
 * copied text) is shown as ever.
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
  // An echo of what was typed a moment ago is no news.
  const isNews = value !== seen && !isPending && !flushed.includes(value);
  const drawn = isNews ? value : shown;
  const hasCaughtUp = value === drawn && flushed.length > 0;
  if (value !== seen || hasCaughtUp) {
    setShown({ shown: drawn, seen: value, isPending, told: hasCaughtUp ? [] : flushed });
  }
  const tellAtRest = useAfterPause((next: Value) => {
    setShown((before) => ({ ...before, isPending: false, told: [...before.told, next] }));
    change(next);
  });
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
 * Tells the first of several values at once, so that what a change brings (a bar to save, a note)
 * doesn't move the page under the next press; the last of them after a rest, or just before the person's
 * next move.
 */
function useAfterPause<Value>(tell: (value: Value) => void): (value: Value) => void {
  const latest = useLatest(tell);
  const wait = useRef<PendingValue<Value>>(undefined);
  const [settle] = useState(() => () => {
    const settled = wait.current;
    if (!settled) return;
    wait.current = undefined;
    clearTimeout(settled.timer);
    settled.end.abort();
    if (!settled.isFlushed) latest.current(settled.value);
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
    if (!before) startTransition(() => latest.current(value));
  };
}

/** Listens until aborted. */
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

const isInteraction = (event: Event): boolean =>
  !(event instanceof KeyboardEvent) ||
  event.ctrlKey ||
  event.metaKey ||
  FLUSH_KEYS.includes(event.key);
