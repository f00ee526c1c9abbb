import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { TopProgressBar } from '../kit/loading/top-progress-bar';

const PendingContext = createContext<((pending: boolean) => void) | null>(null);

/** Shows the progress bar while the target page of a navigation is loading. */
export function NavigationProgress({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState(false);
  return (
    <PendingContext value={setPending}>
      <TopProgressBar active={pending} />
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
