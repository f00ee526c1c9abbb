import { Button, ButtonLink } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { Card, CardHeader } from '../../kit/layout/card';
import { useText } from '../../text/use-text';
import { FailuresLink } from './failures-link';
import { ImportRows } from './import-rows';
import { ImportTotals } from './import-totals';
import { FlushFooter, FlushHeader, StepCards } from './step-layout';
import type { ImportStepProps } from './use-product-import';

/** The result of the import, with a file of the rows to correct. */
export function ResultStep({ snapshot, send }: ImportStepProps) {
  const t = useText('imports');
  const { job } = snapshot.context;
  if (!job) return null;
  const stopped = snapshot.matches('cancelled');
  const hasRows = job.failedCount + job.warningCount + job.skippedCount > 0;
  return (
    <StepCards>
      <Card $flush>
        <FlushHeader>
          <CardHeader
            title={t(stopped ? 'result.cancelledTitle' : 'result.title')}
            aside={t('rowCount', { count: job.rowCount })}
          />
        </FlushHeader>
        {stopped && job.dryRun ? null : <ImportTotals job={job} />}
        <FlushFooter>
          {job.failedCount > 0 && <FailuresLink job={job} />}
          <Button variant="outline" onClick={() => send({ type: 'import.restart' })}>
            {t('result.again')}
          </Button>
          <ButtonLink to="/dashboard/product">{t('result.seeProducts')}</ButtonLink>
        </FlushFooter>
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
