import { useState } from 'react';
import { styled } from 'styled-components';
import type { ImportEncoding, ImportJob } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { RadioGroup } from '../../kit/fields/radio-group';
import { Card, CardHeader } from '../../kit/layout/card';
import { useText } from '../../text/use-text';

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** Lines of the sample, of each candidate and above the header that are shown. */
const SHOWN_LINES = 3;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16) var(--space-40);
  & dt {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
  & dd {
    font-weight: var(--weight-strong);
  }
`;
const Label = styled.p`
  margin-block-end: var(--space-4);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Line = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Sunk = styled.div`
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-note);
  background: var(--sunk);
`;

interface FileReadingProps {
  job: ImportJob;
  /** The encoding that is being saved, or the job's own. */
  chosen: ImportEncoding;
  onChange: (encoding: ImportEncoding) => void;
}

/** How the file is read: its format, delimiter and encoding, with lines of it to judge by. */
export function FileReading({ job, chosen, onChange }: FileReadingProps) {
  const t = useText('imports');
  const current = job.encodings.find(({ encoding }) => encoding === job.encoding);
  return (
    <Card>
      <CardHeader title={t('reading.title')} />
      <Stack>
        <Facts>
          <div>
            <dt>{t('format.label')}</dt>
            <dd>{t(`format.${job.format}`)}</dd>
          </div>
          <div>
            <dt>{t('delimiter.label')}</dt>
            <dd>{t(`delimiter.${DELIMITERS[job.delimiter]}`)}</dd>
          </div>
          <div>
            <dt>{t('encoding.label')}</dt>
            <dd>{t(`encoding.${job.encoding}`)}</dd>
          </div>
        </Facts>
        {current && (
          <div>
            <Label>{t('reading.sample')}</Label>
            <Sunk>
              <Lines of={current.sample} />
            </Sunk>
          </div>
        )}
        {current?.isDoubleEncoded && <Note>{t('reading.mended')}</Note>}
        {job.encodings.length > 1 && (
          <EncodingChoice job={job} chosen={chosen} onChange={onChange} />
        )}
        <TableLimits job={job} />
      </Stack>
    </Card>
  );
}

/** The possible encodings, each with the same lines, behind a button. */
function EncodingChoice({ job, chosen, onChange }: FileReadingProps) {
  const t = useText('imports');
  const [open, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button variant="outline" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('reading.change')}
        </Button>
      </div>
      {open && (
        <RadioGroup
          label={t('reading.choose')}
          value={chosen}
          options={job.encodings.map(({ encoding, sample }) => ({
            value: encoding,
            label: t(`encoding.${encoding}`),
            help: <Lines of={sample} />,
          }))}
          onChange={onChange}
        />
      )}
    </>
  );
}

/** Lines above the header and totals below the table, which are not imported. */
function TableLimits({ job }: { job: ImportJob }) {
  const t = useText('imports');
  const { preamble, headerRow, totalsRow } = job;
  return (
    <>
      {preamble.length > 0 && (
        <Note tone="neutral">
          <p>{t('reading.above', { count: preamble.length })}</p>
          <Lines of={preamble} />
          <p>{t('reading.header', { row: headerRow })}</p>
        </Note>
      )}
      {totalsRow !== null && <Note tone="neutral">{t('reading.totals', { row: totalsRow })}</Note>}
    </>
  );
}

/** Lines of the file, each in its own direction. */
function Lines({ of: lines }: { of: readonly string[] }) {
  return lines.slice(0, SHOWN_LINES).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and their order is fixed.
    <Line key={at} dir="auto">
      {line}
    </Line>
  ));
}
