import { styled } from 'styled-components';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { Card, CardHeader } from '../../kit/layout/card';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { FileReading } from './file-reading';
import { useImportProblemText } from './import-problem-text';
import { ImportQuestions } from './import-questions';
import { MappingTable } from './mapping-table';
import { OptionsForm } from './options-form';
import { OtherCurrencies } from './other-currencies';
import type { ImportStepProps } from './use-product-import';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
`;
const Header = styled.div`
  padding: var(--space-24) var(--space-24) 0;
`;
const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-12);
`;

/** How the file is read: its recognised format, its options, and the target of each column. */
export function MappingStep({ snapshot, send }: ImportStepProps) {
  const t = useText('imports');
  const problemText = useImportProblemText();
  const format = useFormat();
  const { job: saved, change, nextChange, problem } = snapshot.context;
  if (!saved) return null;
  // A choice is shown while it is being saved; without it a chosen button would go out at first.
  const options = { ...saved.options, ...change?.options, ...nextChange?.options };
  const job = { ...saved, options };
  const saving = snapshot.matches('savingMapping');
  const ready = snapshot.can({ type: 'check.start' });
  return (
    <Stack>
      <FileReading
        job={job}
        chosen={nextChange?.encoding ?? change?.encoding ?? job.encoding}
        onChange={(encoding) => send({ type: 'encoding.change', encoding })}
      />
      {job.rememberedAt && (
        <Note
          action={
            <Button
              variant="outline"
              size="small"
              disabled={saving}
              onClick={() => send({ type: 'reading.forget' })}
            >
              {t('remembered.forget')}
            </Button>
          }
        >
          {t('remembered.words', { day: format.date(job.rememberedAt) })}
        </Note>
      )}
      {problem && (
        <Note tone="error" announce>
          {problemText(problem)}
        </Note>
      )}
      <ImportQuestions
        job={job}
        onChange={(options) => send({ type: 'options.change', options })}
      />
      <Card>
        <CardHeader title={t('options.title')} />
        <OtherCurrencies job={job} />
        <OptionsForm job={job} onChange={(options) => send({ type: 'options.change', options })} />
      </Card>
      <Card $flush>
        <Header>
          <CardHeader title={t('mapping.title')} aside={t('rowCount', { count: job.rowCount })} />
        </Header>
        <MappingTable
          key={job.encoding}
          job={job}
          saving={saving}
          onChange={(mapping) => send({ type: 'mapping.change', mapping })}
        />
      </Card>
      <Footer>
        <Button variant="outline" onClick={() => send({ type: 'import.restart' })}>
          {t('file.another')}
        </Button>
        <Button
          busy={saving}
          disabledReason={ready || saving ? undefined : t('options.required')}
          onClick={() => send({ type: 'check.start' })}
        >
          {t('mapping.check')}
        </Button>
      </Footer>
    </Stack>
  );
}
