import { useCallback } from 'react';
import { paperChoices } from '#application/papers/paper-choices';
import { choiceOf, type Paper, type PaperChoice } from '#domain/papers/papers';
import { usePreference } from '../portal-context/use-preference';
import { useLanguage } from '../text/use-language';

/** Language and format in which the user prints each paper, and the setter of one of them. */
export function usePaperChoices() {
  const [choices, setChoices] = usePreference(paperChoices);
  const portal = useLanguage();
  const choose = useCallback(
    (paper: Paper, choice: PaperChoice) => setChoices((before) => ({ ...before, [paper]: choice })),
    [setChoices],
  );
  return { choiceOf: (paper: Paper) => choiceOf(paper, choices, portal), choose };
}
