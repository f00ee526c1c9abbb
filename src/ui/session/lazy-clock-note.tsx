import { useSyncExternalStore } from 'react';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { useApplication } from '../portal-context/application-context';

/** A smaller difference is not told: people do not notice it. */
const TOLD_FROM_MS = 2 * 60_000;

const ClockNote = lazyComponent(() => import('./clock-note'), 'ClockNote');

/** The note about a wrong clock, whose code is loaded when an answer shows that it is wrong. */
export function LazyClockNote() {
  const { clock } = useApplication();
  const skew = useSyncExternalStore(clock.subscribe, clock.skew, () => 0);
  if (Math.abs(skew) <= TOLD_FROM_MS) return null;
  return (
    <Deferred>
      <ClockNote skew={skew} />
    </Deferred>
  );
}
