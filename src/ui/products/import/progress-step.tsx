import { styled } from 'styled-components';
import { Button } from '../../kit/button';
import { ProgressBar } from '../../kit/feedback/meter';
import { Note } from '../../kit/feedback/note';
import { Card, CardHeader } from '../../kit/layout/card';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { ImportStepProps } from './use-product-import';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-16);
  & > :nth-child(-n + 2) {
    align-self: stretch;
  }
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
`;

/** A running check or import: its progress, and a cancel button. */
export function ProgressStep({ snapshot, send }: ImportStepProps) {
  const t = useText('imports');
  const format = useFormat();
  const { job, problem } = snapshot.context;
  const running = snapshot.matches('running') || snapshot.matches('cancelling');
  const title = t(running ? 'run.running' : 'check.running');
  const done = job?.processedCount ?? 0;
  const total = job?.rowCount ?? 0;
  return (
    <Card>
      <CardHeader title={title} />
      <Stack>
        <Line>
          <span>
            {t('check.progress', { done: format.number(done), total: format.number(total) })}
          </span>
          <b>{format.percent(total === 0 ? 0 : done / total)}</b>
        </Line>
        <ProgressBar label={title} value={done} max={Math.max(total, 1)} />
        {running && <p>{t('run.leave')}</p>}
        {problem && (
          <Note tone="warning" announce>
            {t('run.reconnecting')}
          </Note>
        )}
        <Button
          variant="outline"
          busy={snapshot.matches('cancelling')}
          onClick={() => send({ type: 'import.cancel' })}
        >
          {t('check.stop')}
        </Button>
      </Stack>
    </Card>
  );
}
