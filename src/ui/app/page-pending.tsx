import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { TopProgressBar } from '../kit/top-progress-bar';

const PendingContext = createContext<((pending: boolean) => void) | null>(null);

/** Shows the progress bar while a page that was navigated to is on its way. */
export function NavigationProgress({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState(false);
  return (
    <PendingContext value={setPending}>
      <TopProgressBar active={pending} />
      {children}
    </PendingContext>
  );
}

/** Stands where a page will be, and keeps the progress bar going. */
export function PagePending() {
  const tell = useContext(PendingContext);
  useEffect(() => {
    tell?.(true);
    return () => tell?.(false);
  }, [tell]);
  return <div aria-busy="true" style={{ minBlockSize: '100vh' }} />;
}
