import { startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../use-latest';

/** Milliseconds without a key after which the form is told; slow typists press every 200 to 300. */
const REST_MS = 350;

/** After these a person may ask the form for what was typed. Of keys, only some are such a move. */
const MOVES = ['focusout', 'pointerdown', 'keydown', 'submit', 'visibilitychange'];
/** Nothing is drawn after these any more: drafts are kept from what stands then. */
const ENDS = ['beforeunload', 'pagehide'];
const LEAVING_KEYS = ['Enter', 'Escape', 'Tab'];

interface Shown<Value> {
  readonly shown: Value;
  /** What the form held when this was last drawn. */
  readonly seen: Value;
  /** Whether the form is yet to be told. */
  readonly isAhead: boolean;
  /** What the form was told while it still holds something else. */
  readonly told: readonly Value[];
}

/**
 * A field's value that is drawn at once, while the form around it, with all its other fields, is told
 * of the first letter, and then when the typist rests or does anything else: in a form of sixty fields
 * each letter would otherwise wait for all of them. What else changes the value (a draft taken up, a
 * copied text) is shown as ever.
 */
export function usePromptValue<Value>(
  value: Value,
  change: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [{ shown, seen, isAhead, told }, setShown] = useState<Shown<Value>>(() => ({
    shown: value,
    seen: value,
    isAhead: false,
    told: [],
  }));
  // An echo of what was typed a moment ago is no news.
  const isNews = value !== seen && !isAhead && !told.includes(value);
  const drawn = isNews ? value : shown;
  const hasCaughtUp = value === drawn && told.length > 0;
  if (value !== seen || hasCaughtUp) {
    setShown({ shown: drawn, seen: value, isAhead, told: hasCaughtUp ? [] : told });
  }
  const tellAtRest = useAtRest((next: Value) => {
    setShown((before) => ({ ...before, isAhead: false, told: [...before.told, next] }));
    change(next);
  });
  const type = (next: Value) => {
    setShown((before) => ({ ...before, shown: next, isAhead: true }));
    tellAtRest(next);
  };
  return [shown, type];
}

interface Wait<Value> {
  readonly value: Value;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly isTold: boolean;
  readonly end: AbortController;
}

/**
 * Tells the first of several values at once, so that what a change brings (a bar to save, a note)
 * doesn't move the page under the next press; the last of them after a rest, or just before the person's
 * next move.
 */
function useAtRest<Value>(tell: (value: Value) => void): (value: Value) => void {
  const latest = useLatest(tell);
  const wait = useRef<Wait<Value>>(undefined);
  const [settle] = useState(() => () => {
    const settled = wait.current;
    if (!settled) return;
    wait.current = undefined;
    clearTimeout(settled.timer);
    settled.end.abort();
    if (!settled.isTold) latest.current(settled.value);
  });
  useEffect(() => settle, [settle]);
  return (value) => {
    const before = wait.current;
    clearTimeout(before?.timer);
    const timer = setTimeout(() => startTransition(settle), REST_MS);
    wait.current = { value, timer, isTold: !before, end: before?.end ?? beforeNextMove(settle) };
    if (!before) startTransition(() => latest.current(value));
  };
}

/** Listens until aborted. */
function beforeNextMove(settle: () => void): AbortController {
  const end = new AbortController();
  const onMove = (event: Event) => {
    if (isMove(event)) settle();
  };
  const listening = { capture: true, signal: end.signal };
  for (const move of MOVES) window.addEventListener(move, onMove, listening);
  for (const ending of ENDS) window.addEventListener(ending, () => flushSync(settle), listening);
  return end;
}

const isMove = (event: Event): boolean =>
  !(event instanceof KeyboardEvent) ||
  event.ctrlKey ||
  event.metaKey ||
  LEAVING_KEYS.includes(event.key);
