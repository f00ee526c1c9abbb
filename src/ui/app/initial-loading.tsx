import { useEffect, useState } from 'react';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { useText } from '../text/use-text';

/** Loaded only when needed: on a fast connection, never. */
const LoadingScreen = lazyComponent(() => import('../kit/loading/loading-screen'), 'LoadingScreen');

/** A load shorter than this shows nothing, so that the screen doesn't flicker; in ms. */
export const LOADING_DELAY_MS = 300;

/** The full-screen loading screen, once the first load takes noticeably long. */
export function InitialLoading() {
  const common = useText('common');
  const shell = useText('shell');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Deferred>
      <LoadingScreen label={common('loading')} homeLabel={shell('home')} />
    </Deferred>
  );
}
