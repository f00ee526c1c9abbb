import { startTransition, useEffect, useRef, useState } from 'react';

interface Shown<Value> {
  readonly shown: Value;
  /** What the form held when this was last drawn. */
  readonly seen: Value;
}

/**
 * A field's value that is drawn at once, while the form around it, with all its other fields, follows
 * when there is time: in a form of sixty fields a letter would otherwise wait for all of them. What
 * else changes the value (a draft taken up, a copied text) is shown as ever.
 */
export function usePromptValue<Value>(
  value: Value,
  change: (value: Value) => void,
): readonly [Value, (value: Value) => void] {
  const [{ shown, seen }, setShown] = useState<Shown<Value>>({ shown: value, seen: value });
  const told = useRef<Value[]>([]);
  if (value !== seen) {
    // An echo of what was typed a moment ago is no news.
    setShown({ shown: told.current.includes(value) ? shown : value, seen: value });
  }
  useEffect(() => {
    if (value === shown) told.current = [];
  });
  const type = (next: Value) => {
    told.current.push(next);
    setShown({ shown: next, seen });
    startTransition(() => change(next));
  };
  return [shown, type];
}
