import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { Card, CardHeader } from '../../kit/layout/card';
import { useText } from '../../text/use-text';
import { FailuresLink } from './failures-link';
import { ImportRows } from './import-rows';
import { ImportTotals } from './import-totals';
import { FlushFooter, FlushHeader, StepCards } from './step-layout';
import type { ImportStepProps } from './use-product-import';

/** The expected result of the import, before it runs. */
export function ReviewStep({ snapshot, send }: ImportStepProps) {
  const t = useText('imports');
  const { job } = snapshot.context;
  if (!job) return null;
  const mayRun = snapshot.can({ type: 'import.run' });
  const products = job.products.created + job.products.updated;
  return (
    <StepCards>
      <Card $flush>
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
          <Button
            disabledReason={mayRun ? undefined : t('check.nothing')}
            onClick={() => send({ type: 'import.run' })}
          >
            {t('check.runProducts', { count: products })}
          </Button>
        </FlushFooter>
      </Card>
      {job.failedCount > 0 && <Note tone="warning">{t('check.goodRowsOnly')}</Note>}
      <Card $flush>
        <ImportRows job={job} />
        {job.failedCount > 0 && (
          <FlushFooter>
            <FailuresLink job={job} />
          </FlushFooter>
        )}
      </Card>
    </StepCards>
  );
}
