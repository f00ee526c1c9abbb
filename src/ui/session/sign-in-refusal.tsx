import { useEffect } from 'react';
import type { ApiProblem } from '#application/ports/transport.port';
import { Note } from '../kit/feedback/note';
import { fieldId } from '../kit/form/bound';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';

/** Why the sign-in failed; focuses the password, which is the most likely to be wrong. */
export function SignInRefusal({ problem }: { problem: ApiProblem }) {
  const t = useText('session');
  const problemText = useProblemText();
  useEffect(() => {
    if (problem) document.getElementById(fieldId('password'))?.focus();
  }, [problem]);
  const wrong = problem.status === 401;
  return (
    <Note tone="error" announce title={wrong ? t('errors.wrongCredentials') : problemText(problem)}>
      {wrong && t('errors.wrongCredentialsHint')}
    </Note>
  );
}
