import { startTransition, useEffect, useState } from 'react';
import type { Watch, Watched } from './watch';

/**
 * What runs, drawn in small pieces between which the page answers its user: a store read at once would
 * have all of it drawn in one.
 */
export function useWatched(watch: Watch): Watched {
  const [watched, setWatched] = useState(watch.shown);
  useEffect(() => watch.subscribe(() => startTransition(() => setWatched(watch.shown()))), [watch]);
  return watched;
}
