import { useState } from 'react';
import { Button, ButtonLink } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { Card, CardHeader } from '../../kit/layout/card';
import { StripCard } from '../../lists/stat-strip';
import { useText } from '../../text/use-text';
import { ChangesLink, FailuresLink } from './import-file-links';
import { ImportRows } from './import-rows';
import { ImportTotals } from './import-totals';
import { ALL_ROWS } from './row-filter';
import { FlushFooter, FlushHeader, StepCards } from './step-layout';
import type { ImportStepProps } from './use-product-import';

/** The result of the import, with a file of the rows to correct. */
export function ResultStep({ snapshot, send }: ImportStepProps) {
  const t = useText('imports');
  const [filter, setFilter] = useState(ALL_ROWS);
  const { job } = snapshot.context;
  if (!job) return null;
  const stopped = snapshot.matches('cancelled');
  const { outcomes } = job;
  const isChanged = outcomes.new + outcomes.changed > 0;
  const hasRows = isChanged || outcomes.refused + outcomes.skipped + job.warningCount > 0;
  return (
    <StepCards>
      <StripCard>
        <FlushHeader>
          <CardHeader
            title={t(stopped ? 'result.cancelledTitle' : 'result.title')}
            aside={t('rowCount', { count: job.rowCount })}
          />
        </FlushHeader>
        {stopped && job.dryRun ? null : <ImportTotals job={job} />}
        <FlushFooter>
          {job.failedCount > 0 && <FailuresLink job={job} />}
          {isChanged && <ChangesLink job={job} />}
          <Button variant="outline" onClick={() => send({ type: 'import.restart' })}>
            {t('result.again')}
          </Button>
          <ButtonLink to="/dashboard/product">{t('result.seeProducts')}</ButtonLink>
        </FlushFooter>
      </StripCard>
      {stopped && <Note>{t('result.cancelledText')}</Note>}
      {hasRows && (
        <Card $flush>
          <ImportRows job={job} filter={filter} onFilter={setFilter} />
        </Card>
      )}
    </StepCards>
  );
}
