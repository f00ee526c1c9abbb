import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** True once the browser has been idle after the start; false again when it is not started. */
export function useIdleSince(isStarted: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isStarted) return undefined;
    const cancel = whenIdle(() => setIdle(true));
    return () => {
      cancel();
      setIdle(false);
    };
  }, [isStarted]);
  return isStarted && isIdle;
}
