import { asProblem } from '#application/problem';
import { ErrorState } from '../kit/feedback/error-state';
import { useProblemText } from '../text/problem-text';

interface ProblemStateProps {
  /** The error of a query hook. */
  error: unknown;
  onRetry: () => unknown;
}

/** A failed query in its card: one sentence, Retry, the request's id. */
export function ProblemState({ error, onRetry }: ProblemStateProps) {
  const problemText = useProblemText();
  const problem = asProblem(error);
  return (
    <ErrorState onRetry={() => void onRetry()} requestId={problem.requestId ?? undefined}>
      {problemText(problem)}
    </ErrorState>
  );
}
