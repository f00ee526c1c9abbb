import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/**
 * True once the frame that follows the start is painted and the browser is idle; false again when it is
 * not started. What is then shown does not delay that frame.
 */
export function usePaintedSince(isStarted: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isStarted) return undefined;
    const cancel = afterPaint(() => setPainted(true));
    return () => {
      cancel();
      setPainted(false);
    };
  }, [isStarted]);
  return isStarted && isPainted;
}
