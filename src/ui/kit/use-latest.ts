import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The value of the last rendering, for callbacks that outlive it: a machine reports in the current
 * language.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
