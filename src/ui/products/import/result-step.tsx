import { styled } from 'styled-components';
import { Button, ButtonLink } from '../../kit/button';
import { Card, CardHead } from '../../kit/card';
import { Note } from '../../kit/note';
import { useText } from '../../text/use-text';
import { FailuresLink } from './failures-link';
import type { ImportStepProps } from './import-machine';
import { ImportRows } from './import-rows';
import { ImportTotals } from './import-totals';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
`;
const Head = styled.div`
  padding: var(--space-24) var(--space-24) 0;
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-12);
  padding: var(--space-16) var(--space-24);
`;

/** What the import did, and what it left out, with the file to mend it by. */
export function ResultStep({ snapshot, send }: ImportStepProps) {
  const t = useText('imports');
  const { job } = snapshot.context;
  if (!job) return null;
  const stopped = snapshot.matches('cancelled');
  const hasRows = job.failedCount + job.warningCount + job.skippedCount > 0;
  return (
    <Stack>
      <Card $flush>
        <Head>
          <CardHead
            title={t(stopped ? 'result.cancelledTitle' : 'result.title')}
            aside={t('rowCount', { count: job.rowCount })}
          />
        </Head>
        {stopped && job.dryRun ? null : <ImportTotals job={job} />}
        <Foot>
          {job.failedCount > 0 && <FailuresLink job={job} />}
          <Button variant="outline" onClick={() => send({ type: 'import.restart' })}>
            {t('result.again')}
          </Button>
          <ButtonLink to="/dashboard/product">{t('result.seeProducts')}</ButtonLink>
        </Foot>
      </Card>
      {stopped && <Note>{t('result.cancelledText')}</Note>}
      {hasRows && (
        <Card $flush>
          <ImportRows job={job} />
        </Card>
      )}
    </Stack>
  );
}
