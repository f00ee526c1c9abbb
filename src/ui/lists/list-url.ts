import { useCallback, useContext, useMemo } from 'react';
import { useUrlParams } from '../kit/use-url-params';
import { useApplication } from '../portal-context/application-context';
import { RouteTable } from '../portal-context/route-table-context';
import { isReading, prefetchReads } from '../prefetch/prefetch-page';

export type UrlChanges = Readonly<Record<string, string | number | null | undefined>>;

/**
 * `current` with the changes applied; null, undefined and '' remove the parameter. Returns to page
 * one unless a page is given.
 */
export function changedParams(current: URLSearchParams, changes: UrlChanges): URLSearchParams {
  const next = new URLSearchParams(current);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** A whole number of at least one from the URL; any other value is read as the fallback. */
export function positiveParam(params: URLSearchParams, name: string, fallback: number): number {
  const text = params.get(name) ?? '';
  const value = Number(text);
  // The one spelling that the contract accepts: `1e2`, `0x10` and `10.0` are no page.
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(value) ? value : fallback;
}

/** A parameter with one of the known values; any other value is read as the fallback. */
export function choiceParam<Value extends string, Fallback extends Value | undefined>(
  params: URLSearchParams,
  name: string,
  values: readonly Value[],
  fallback: Fallback,
): Value | Fallback {
  return values.find((value) => value === params.get(name)) ?? fallback;
}

/** The id of a record of this kind; any other value is read as undefined. */
export function idParam(params: URLSearchParams, name: string, prefix: string): string | undefined {
  const id = params.get(name) ?? '';
  return new RegExp(`^${prefix}_[A-Za-z0-9]+$`).test(id) ? id : undefined;
}

/**
 * An amount in centimes up to the contract's largest bound; any other value is read as undefined.
 */
export function centimesParam(
  params: URLSearchParams,
  name: string,
  largest: number,
): number | undefined {
  const text = params.get(name) ?? '';
  const centimes = Number(text);
  return /^\d+$/.test(text) && centimes <= largest ? centimes : undefined;
}

/**
 * A list's search, filters, sort and page, stored in the URL so that Back and a shared link restore
 * them. Typing replaces the history entry, every other change adds one. `isReading` says whether the
 * list of this address is under way; who reads it sets it.
 */
export function useListUrl() {
  const [params, changeAddress] = useUrlParams();
  const read = useReadAhead();
  const change = useCallback(
    (changes: UrlChanges) =>
      read(
        changeAddress((current) => changedParams(current, changes), { replace: 'q' in changes }),
      ),
    [changeAddress, read],
  );
  const clear = useCallback(
    (remaining: readonly string[]) =>
      read(
        changeAddress(
          (current) => new URLSearchParams([...current].filter(([key]) => remaining.includes(key))),
        ),
      ),
    [changeAddress, read],
  );
  return useMemo(() => ({ params, change, clear, isReading: false }), [params, change, clear]);
}

/**
 * Asks for the list at this page's address with these parameters, before the page renders it. Not
 * while a request is under way: the page cancels that one when it renders, and then asks.
 */
function useReadAhead(): (params: URLSearchParams) => void {
  const application = useApplication();
  const { routes } = useContext(RouteTable);
  return useCallback(
    (params) => {
      if (isReading(application)) return;
      const { pathname } = window.location;
      void prefetchReads(application, routes, { pathname, search: params.toString() });
    },
    [application, routes],
  );
}
