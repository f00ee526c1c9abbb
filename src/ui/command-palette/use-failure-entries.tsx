import { asProblem } from '#application/problem';
import RestartIcon from '~icons/solar/restart-linear';
import { Icon } from '../kit/icon';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';
import type { PaletteEntries } from './palette-entry';

/** One entry that repeats a search that failed; none without an error. */
export function useFailureEntries(error: unknown, retry: () => void): PaletteEntries {
  const t = useText('palette');
  const name = useText('common')('retry');
  const problemText = useProblemText();
  return {
    id: 'failures',
    title: t('groups.failures'),
    items:
      error === undefined
        ? []
        : [
            {
              id: 'failures:retry',
              name,
              description: problemText(asProblem(error)),
              lead: <Icon of={RestartIcon} />,
              staysOpen: true,
              run: retry,
            },
          ],
  };
}
