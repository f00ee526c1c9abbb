import { styled } from 'styled-components';
import { Button } from '../../kit/button';
import { ProgressBar } from '../../kit/feedback/meter';
import { Note } from '../../kit/feedback/note';
import { FileDrop } from '../../kit/fields/file-drop';
import { Card } from '../../kit/layout/card';
import { useText } from '../../text/use-text';
import { useImportProblemText } from './import-problem-text';
import { RecentImports } from './recent-imports';
import { StepCards } from './step-layout';
import { TemplateCard } from './template-card';
import type { ImportStepProps } from './use-product-import';

const ACCEPTED = ['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values'] as const;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;

/** The first step: choosing the file. Errors of a file are shown before it is uploaded. */
export function ChooseFileStep({ snapshot, send }: ImportStepProps) {
  const t = useText('imports');
  const problemText = useImportProblemText();
  const { file, problem } = snapshot.context;
  const choose = ([chosen]: readonly File[]) =>
    chosen && send({ type: 'file.choose', file: chosen });
  return (
    <StepCards>
      <Card>
        <Stack>
          {snapshot.matches('uploading') ? (
            <>
              <ProgressBar label={t('file.uploading', { name: file?.name ?? '' })} />
              <p>{t('file.uploading', { name: file?.name ?? '' })}</p>
              <Button variant="outline" onClick={() => send({ type: 'import.cancel' })}>
                {t('check.stop')}
              </Button>
            </>
          ) : (
            <FileDrop
              label={t('file.drop')}
              help={t('file.formats')}
              chooseLabel={t('file.choose')}
              accept={ACCEPTED}
              onFiles={choose}
            />
          )}
          {problem && (
            <Note
              tone="error"
              announce
              title={t('rejected.title')}
              action={
                snapshot.can({ type: 'upload.retry' }) && (
                  <Button
                    variant="outline"
                    size="small"
                    onClick={() => send({ type: 'upload.retry' })}
                  >
                    {t('failure.retry')}
                  </Button>
                )
              }
            >
              {problemText(problem)}
            </Note>
          )}
          {!problem && <Note>{t('file.safe')}</Note>}
        </Stack>
      </Card>
      {!snapshot.matches('uploading') && (
        <>
          <TemplateCard />
          <RecentImports onOpen={(jobId) => send({ type: 'job.open', jobId })} />
        </>
      )}
    </StepCards>
  );
}
