import { useState } from 'react';
import { useSettled } from '../palette/use-settled';

/** A pause in typing after which the server is asked, in ms. */
const PAUSE_MS = 180;

/** Records offered at a time. */
export const MOST_FOUND = 10;

/**
 * What is typed, as it is asked for: a part of a query, after a pause. The list shows `data` of the
 * query, not `currentData`: an option stays while the next answer is loading, so that a press on it
 * is not lost.
 */
export function useTyped() {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed, PAUSE_MS);
  return { asked: q ? { q } : {}, setTyped };
}
