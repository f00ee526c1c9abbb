import { useState } from 'react';
import { useDebouncedValue } from '../kit/use-debounced-value';

/** Pause in typing before the server is queried, in ms. */
const PAUSE_MS = 180;

/** Maximum number of suggested records. */
export const MAX_RESULTS = 10;

/**
 * Typed text as part of a query, after a pause. Show `data` of the query, not `currentData`: an
 * option stays while the next answer loads, so that a press on it is not lost.
 */
export function useSearchInput() {
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed, PAUSE_MS);
  return { asked: q ? { q } : {}, setTyped };
}
