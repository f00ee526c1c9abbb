import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';

/** Loaded at the first wait for a page: a sign-in has none. */
const TopProgressBar = lazyComponent(
  () => import(/* webpackChunkName: 'after-start' */ '../kit/loading/top-progress-bar'),
  'TopProgressBar',
);

const PendingContext = createContext<((pending: boolean) => void) | null>(null);

/** Shows the progress bar while the target page of a navigation is loading. */
export function NavigationProgress({ children }: { children: ReactNode }) {
  const [isPageMissing, setPending] = useState(false);
  // A page of signed-out users comes while the page before is still shown.
  const isOnTheWay = useNavigation().state === 'loading';
  const pending = isPageMissing || isOnTheWay;
  const [hasWaited, setHasWaited] = useState(false);
  if (pending && !hasWaited) setHasWaited(true);
  return (
    <PendingContext value={setPending}>
      {hasWaited && (
        <Deferred>
          <TopProgressBar active={pending} />
        </Deferred>
      )}
      {children}
    </PendingContext>
  );
}

/** Placeholder of a loading page; keeps the progress bar active. */
export function PagePending() {
  const tell = useContext(PendingContext);
  useEffect(() => {
    tell?.(true);
    return () => tell?.(false);
  }, [tell]);
  return <div aria-busy="true" style={{ minBlockSize: '100vh' }} />;
}
