import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last rendering, for what outlives one: a process tells in today's language. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
