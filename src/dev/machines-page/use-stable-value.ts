import { useState } from 'react';
import isEqual from 'react-fast-compare';

/** The value of before while it says the same: what is handed on by it needn't be drawn anew. */
export function useStableValue<Value>(value: Value): Value {
  const [kept, keep] = useState(() => value);
  if (isEqual(kept, value)) return kept;
  keep(() => value);
  return value;
}
