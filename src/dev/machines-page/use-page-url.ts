import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The state in the address of the page, so that a link to it can be shared. */
export interface PageUrlState {
  readonly machine: string | null;
  /** `tab/actor`. */
  readonly actor: string | null;
  readonly panel: 'log' | 'outline' | 'coverage';
  readonly scope: 'process' | 'machine' | 'all';
  readonly search: string;
}

const PANELS = ['log', 'outline', 'coverage'] as const;
const SCOPES = ['process', 'machine', 'all'] as const;

function oneOf<Word extends string>(
  words: readonly Word[],
  word: string | null,
  other: Word,
): Word {
  return words.find((one) => one === word) ?? other;
}

/** Returns the URL state and a function that changes it: absent members stay, null removes one. */
export function usePageUrl(): [
  PageUrlState,
  (change: Partial<Record<keyof PageUrlState, string | null>>) => void,
] {
  const [query, setQuery] = useSearchParams();
  const address: PageUrlState = {
    machine: query.get('machine'),
    actor: query.get('actor'),
    panel: oneOf(PANELS, query.get('panel'), 'log'),
    scope: oneOf(SCOPES, query.get('scope'), 'all'),
    search: query.get('search') ?? '',
  };
  const change = useCallback(
    (parts: Partial<Record<keyof PageUrlState, string | null>>) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(parts)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  return [address, change];
}
