import { styled } from 'styled-components';
import type { ImportJob } from '#application/api/imports-endpoints.generated';
import { useText } from '../../text/use-text';

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

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

/** The recognised properties of the file. */
export function FileFacts({ job }: { job: ImportJob }) {
  const t = useText('imports');
  return (
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
        <dt>{t('encoding')}</dt>
        <dd>
          <bdi dir="ltr">{job.encoding}</bdi>
        </dd>
      </div>
    </Facts>
  );
}
