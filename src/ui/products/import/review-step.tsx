import { useRef, useState } from 'react';
import type { ImportStandout } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { Card, CardHeader } from '../../kit/layout/card';
import { StripCard } from '../../lists/stat-strip';
import { useText } from '../../text/use-text';
import { ConfirmationsCard } from './confirmations-card';
import { ChangesLink, FailuresLink } from './import-file-links';
import { useImportProblemText } from './import-problem-text';
import { ImportRows } from './import-rows';
import { ImportTotals } from './import-totals';
import { ALL_ROWS } from './row-filter';
import { FlushFooter, FlushHeader, StepCards } from './step-layout';
import type { ImportSnapshot, ImportStepProps } from './use-product-import';
import { VatNote } from './vat-note';

/** What the import would change, before it runs. */
export function ReviewStep({ snapshot, send }: ImportStepProps) {
  const t = useText('imports');
  const problemText = useImportProblemText();
  const [filter, setFilter] = useState(ALL_ROWS);
  const rows = useRef<HTMLElement>(null);
  const { job, problem } = snapshot.context;
  if (!job) return null;
  const showRows = (standout: ImportStandout) => {
    setFilter({ ...ALL_ROWS, standout });
    rows.current?.scrollIntoView({ block: 'start' });
    rows.current?.focus({ preventScroll: true });
  };
  return (
    <StepCards>
      {problem && (
        <Note tone="error" announce>
          {problemText(problem)}
        </Note>
      )}
      <StripCard>
        <FlushHeader>
          <CardHeader title={t('check.title')} aside={t('rowCount', { count: job.rowCount })} />
        </FlushHeader>
        <ImportTotals job={job} />
        <FlushFooter>
          <Button variant="outline" onClick={() => send({ type: 'import.restart' })}>
            {t('file.another')}
          </Button>
          <Button variant="outline" onClick={() => send({ type: 'mapping.revise' })}>
            {t('mapping.back')}
          </Button>
          <RunButton snapshot={snapshot} send={send} />
        </FlushFooter>
      </StripCard>
      <ConfirmationsCard snapshot={snapshot} send={send} onShow={showRows} />
      <VatNote job={job} />
      {job.failedCount > 0 && <Note tone="warning">{t('check.goodRowsOnly')}</Note>}
      <Card $flush ref={rows} tabIndex={-1} aria-label={t('rows.title')}>
        <ImportRows job={job} filter={filter} onFilter={setFilter} />
        <FlushFooter>
          {job.failedCount > 0 && <FailuresLink job={job} />}
          {job.outcomes.new + job.outcomes.changed > 0 && <ChangesLink job={job} />}
        </FlushFooter>
      </Card>
    </StepCards>
  );
}

function RunButton({ snapshot, send }: ImportStepProps) {
  const t = useText('imports');
  const { job } = snapshot.context;
  const products = job ? job.products.created + job.products.updated : 0;
  const reason = reasonAgainst(snapshot);
  return (
    <Button
      disabledReason={reason && t(`check.${reason}`)}
      onClick={() => send({ type: 'import.run' })}
    >
      {t('check.runProducts', { count: products })}
    </Button>
  );
}

/** Why the import cannot run now; undefined when it can. */
function reasonAgainst(snapshot: ImportSnapshot): 'nothing' | 'unconfirmed' | undefined {
  if (snapshot.can({ type: 'import.run' })) return undefined;
  return snapshot.context.job?.allowedActions.includes('run') ? 'unconfirmed' : 'nothing';
}
