import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { TopProgressBar } from '../kit/top-progress-bar';

const PendingContext = createContext<((pending: boolean) => void) | null>(null);

/** Shows the progress bar from the start of a navigation until its page is there. */
export function NavigationProgress({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [arrived, setArrived] = useState(pathname);
  const [pending, setPending] = useState(false);
  useEffect(() => setArrived(pathname), [pathname]);
  const tell = useMemo(() => setPending, []);
  return (
    <PendingContext value={tell}>
      <TopProgressBar active={pending || arrived !== pathname} />
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
