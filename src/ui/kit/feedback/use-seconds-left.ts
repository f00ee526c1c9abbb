import { millisecondsInSecond } from 'date-fns/constants';
import { useEffect, useState } from 'react';
import { useLatest } from '../use-latest';

/**
 * The whole seconds left, rounded up, read again each second. `msLeft` returns the time left (ms),
 * which may stop; without `isCounted`, it is read once.
 */
export function useSecondsLeft(msLeft: () => number, isCounted = true): number {
  const [left, setLeft] = useState(msLeft);
  const latest = useLatest(msLeft);
  useEffect(() => {
    if (!isCounted) return;
    const timer = setInterval(() => setLeft(latest.current()), millisecondsInSecond);
    return () => clearInterval(timer);
  }, [isCounted, latest]);
  return Math.ceil(left / millisecondsInSecond);
}
