import { useEffect, useState } from 'react';
import { LoadingScreen } from '../kit/loading-screen';
import { useText } from '../text/use-text';

/** A load this short shows nothing, so that the screen doesn't flicker; in ms. */
const UNSEEN_MS = 300;

/** The full-screen loading screen, once the first load takes longer than one would notice. */
export function FirstLoad() {
  const common = useText('common');
  const shell = useText('shell');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), UNSEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return late ? <LoadingScreen label={common('loading')} homeLabel={shell('home')} /> : null;
}
