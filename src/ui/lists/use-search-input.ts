import { useState } from 'react';
import { useDebouncedValue } from '../command-palette/use-debounced-value';

/** A pause in typing after which the server is asked, in ms. */
const PAUSE_MS = 180;

/** Records offered at a time. */
export const MAX_RESULTS = 10;

/** What is typed, as it is asked for: a part of a query, after a pause. */
export function useSearchInput() {
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed, PAUSE_MS);
  return { asked: q ? { q } : {}, setTyped };
}
