import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Card } from '../../kit/layout/card';
import { useText } from '../../text/use-text';
import { useFailureText, useImportProblemText } from './import-problem-text';
import type { ImportStepProps } from './use-product-import';

/** A failed import: the reason, and the two possible next actions. */
export function FailedStep({ snapshot, send }: ImportStepProps) {
  const t = useText('imports');
  const problemText = useImportProblemText();
  const failureText = useFailureText();
  const { problem, job } = snapshot.context;
  const explain = () => {
    if (problem?.status === 404) return t('failure.notFound');
    return problem ? problemText(problem) : failureText(job?.failureCode ?? null);
  };
  return (
    <Card>
      <EmptyState
        title={t('failure.title')}
        action={
          <>
            {snapshot.can({ type: 'import.retry' }) && problem?.status !== 404 && (
              <Button variant="soft" onClick={() => send({ type: 'import.retry' })}>
                {t('failure.retry')}
              </Button>
            )}{' '}
            <Button variant="outline" onClick={() => send({ type: 'import.restart' })}>
              {t('file.another')}
            </Button>
          </>
        }
      >
        {explain()}
      </EmptyState>
    </Card>
  );
}
