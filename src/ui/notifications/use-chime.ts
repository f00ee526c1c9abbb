import { useEffect, useRef } from 'react';
import { notificationSound } from '#application/preferences/preference';
import { usePreference } from '../app/use-preference';

/** Rings when there is more to read than before, for who wants to hear it. */
export function useChime(unread: number | undefined): void {
  const [on] = usePreference(notificationSound);
  const known = useRef(unread);
  useEffect(() => {
    const before = known.current;
    known.current = unread ?? before;
    if (!on || before === undefined || unread === undefined || unread <= before) return;
    // Who misses the sound still sees the number.
    import('./chime').then(({ ring }) => ring()).catch(() => undefined);
  }, [unread, on]);
}
