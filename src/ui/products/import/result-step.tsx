import { Button, ButtonLink } from '../../kit/button';
import { Card, CardHead } from '../../kit/card';
import { Note } from '../../kit/note';
import { useText } from '../../text/use-text';
import { FailuresLink } from './failures-link';
import type { ImportStepProps } from './import-machine';
import { ImportRows } from './import-rows';
import { ImportTotals } from './import-totals';
import { FlushFoot, FlushHead, StepCards } from './step-layout';

/** What the import did, and what it left out, with the file to mend it by. */
export function ResultStep({ snapshot, send }: ImportStepProps) {
  const t = useText('imports');
  const { job } = snapshot.context;
  if (!job) return null;
  const stopped = snapshot.matches('cancelled');
  const hasRows = job.failedCount + job.warningCount + job.skippedCount > 0;
  return (
    <StepCards>
      <Card $flush>
        <FlushHead>
          <CardHead
            title={t(stopped ? 'result.cancelledTitle' : 'result.title')}
            aside={t('rowCount', { count: job.rowCount })}
          />
        </FlushHead>
        {stopped && job.dryRun ? null : <ImportTotals job={job} />}
        <FlushFoot>
          {job.failedCount > 0 && <FailuresLink job={job} />}
          <Button variant="outline" onClick={() => send({ type: 'import.restart' })}>
            {t('result.again')}
          </Button>
          <ButtonLink to="/dashboard/product">{t('result.seeProducts')}</ButtonLink>
        </FlushFoot>
      </Card>
      {stopped && <Note>{t('result.cancelledText')}</Note>}
      {hasRows && (
        <Card $flush>
          <ImportRows job={job} />
        </Card>
      )}
    </StepCards>
  );
}
