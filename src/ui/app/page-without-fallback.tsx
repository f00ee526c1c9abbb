import { useEffect, useReducer } from 'react';
import type { LazyPage } from '../kit/loading/lazy-page';
import { PagePending } from './page-pending';

/**
 * A page, or its placeholder until the code has come. Not by suspending: React keeps a fallback
 * that it has shown for at least 300 ms, and the page reads its records only after that.
 */
export function PageWithoutFallback({ page: { Page, preload, isLoaded } }: { page: LazyPage }) {
  const [isTried, endWaiting] = useReducer(() => true, false);
  const isWaiting = !isTried && !isLoaded();
  useEffect(() => {
    if (!isWaiting) return;
    let isOver = false;
    void preload().then(() => {
      if (!isOver) endWaiting();
    });
    return () => {
      isOver = true;
    };
  }, [isWaiting, preload]);
  // After a failure the page itself tries again, and reports it.
  return isWaiting ? <PagePending /> : <Page />;
}
