import type { ReactNode } from 'react';
import { useNow } from './use-now';

/**
 * Passes the server's time to a cell. Its steps render this cell only: the columns of a table, and
 * so its rows, do not depend on the time.
 */
export function WithNow({ children }: { children: (now: Date) => ReactNode }) {
  return children(useNow());
}
