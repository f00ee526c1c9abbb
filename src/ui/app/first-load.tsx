import { Suspense, useEffect, useState } from 'react';
import { lazyPiece } from '../kit/lazy-piece';
import { useText } from '../text/use-text';

/** Fetched only when it is needed, which on a quick connection is never. */
const LoadingScreen = lazyPiece(() => import('../kit/loading-screen'), 'LoadingScreen');

/** A load this short shows nothing, so that the screen doesn't flicker; in ms. */
export const UNSEEN_MS = 300;

/** The full-screen loading screen, once the first load takes longer than one would notice. */
export function FirstLoad() {
  const common = useText('common');
  const shell = useText('shell');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), UNSEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Suspense fallback={null}>
      <LoadingScreen label={common('loading')} homeLabel={shell('home')} />
    </Suspense>
  );
}
