import { asProblem } from '#application/problem';
import RestartIcon from '~icons/solar/restart-linear';
import { Icon } from '../kit/icon';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import type { PaletteEntries } from './palette-entry';
import type { SearchFailure } from './search-entries';

/** One entry that repeats all searches that failed; none without a failure. */
export function useFailureEntries(failures: readonly SearchFailure[]): PaletteEntries {
  const t = useText('palette');
  const retry = useText('common')('retry');
  const problemText = useProblemText();
  const [first] = failures;
  return {
    id: 'failures',
    title: t('groups.failures'),
    items: first
      ? [
          {
            id: 'failures:retry',
            name: retry,
            description: problemText(asProblem(first.error)),
            lead: <Icon of={RestartIcon} />,
            staysOpen: true,
            run: () => {
              for (const each of failures) each.retry();
            },
          },
        ]
      : [],
  };
}
