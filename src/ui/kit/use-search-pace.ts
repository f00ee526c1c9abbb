import { startTransition, useEffect, useState } from 'react';
import { createSearchPace, type SearchPace } from './search-pace';
import { useLatest } from './use-latest';

/**
 * The pace of a search whose text the page shows. The page renders a search as a transition, so
 * that it never delays a key.
 * @param shown the text of the current search
 * @param isBusy whether its answer is under way
 */
export function useSearchPace(
  shown: string,
  isBusy: boolean,
  onSearch: (text: string) => void,
): SearchPace {
  const latest = useLatest(onSearch);
  const [pace] = useState(() =>
    createSearchPace(shown, (text) => startTransition(() => latest.current(text))),
  );
  useEffect(() => {
    if (!isBusy) pace.answered(shown);
  }, [pace, shown, isBusy]);
  useEffect(() => pace.stop, [pace]);
  return pace;
}
