import type { ApiProblem } from '#application/ports/transport.port';
import { Note } from '../kit/feedback/note';
import { useProblemText } from '../text/problem-text';
import { useText } from '../text/use-text';

/** Why a request was not taken. The time of a wait is counted down beside the button. */
export function RecoveryProblem({ problem }: { problem: ApiProblem | null }) {
  const t = useText('passwordRecovery');
  const problemText = useProblemText();
  if (!problem) return null;
  const isLimited = problem.status === 429;
  return (
    <Note tone={isLimited ? 'warning' : 'error'} announce>
      {isLimited ? t('limited') : problemText(problem)}
    </Note>
  );
}
