import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The address's parameters, and the way to change them. A change starts from the address as it is,
 * not as it was last drawn: drawing lags behind it, and a search that waited for its pause would
 * take back the tab that was pressed meanwhile.
 */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changed: (now: URLSearchParams) => URLSearchParams, options?: { replace: boolean }) =>
      setParams(changed(new URLSearchParams(window.location.search)), options),
    [setParams],
  );
  return [params, change] as const;
}
