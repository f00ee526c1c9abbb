import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The address's parameters, and a function that changes and returns them. A change starts from the current
 * address, not from the last rendered one: rendering lags behind, and a delayed search would
 * otherwise revert a tab that was selected in the meantime.
 */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changed: (now: URLSearchParams) => URLSearchParams, options?: { replace: boolean }) => {
      const next = changed(new URLSearchParams(window.location.search));
      setParams(next, options);
      return next;
    },
    [setParams],
  );
  return [params, change] as const;
}
