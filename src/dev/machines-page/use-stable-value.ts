import { useState } from 'react';
import isEqual from 'react-fast-compare';

/**
 * Returns the previous value while the new one is equal, to avoid renders of memoised components.
 */
export function useStableValue<Value>(value: Value): Value {
  const [kept, keep] = useState(() => value);
  if (isEqual(kept, value)) return kept;
  keep(() => value);
  return value;
}
