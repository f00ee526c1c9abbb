import { useEffect, useRef } from 'react';
import { notificationSound } from '#application/preferences/preference';
import { usePreference } from '../portal-context/use-preference';

/** Plays a chime when the number of unread notifications grows, if the user has switched it on. */
export function useChime(unread: number | undefined): void {
  const [on] = usePreference(notificationSound);
  const known = useRef(unread);
  useEffect(() => {
    const before = known.current;
    known.current = unread ?? before;
    if (!on || before === undefined || unread === undefined || unread <= before) return;
    // A user without the sound still sees the number.
    import('./chime').then(({ ring }) => ring()).catch(() => undefined);
  }, [unread, on]);
}
