import { styled } from 'styled-components';
import type { ImportJob } from '#application/api/imports-endpoints.generated';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  ${media.below('phone')} {
    grid-template-columns: repeat(2, 1fr);
  }
`;
const Cell = styled.div`
  display: flex;
  flex-direction: column-reverse;
  padding: var(--space-20) var(--space-24);
  border-inline-end: 1px solid var(--line);
  &:last-child {
    border-inline-end: 0;
  }
  & > dd {
    font: var(--weight-head) var(--text-figure) var(--font-head);
  }
  & > dt {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;

/** What becomes of the file's products: in the dry run what would, after the run what did. */
export function ImportTotals({ job }: { job: ImportJob }) {
  const t = useText('imports');
  const format = useFormat();
  const figures = [
    [t(job.dryRun ? 'totals.toCreate' : 'totals.created'), job.products.created],
    [t(job.dryRun ? 'totals.toUpdate' : 'totals.updated'), job.products.updated],
    [t('totals.unchanged'), job.products.unchanged],
    [t('totals.failed'), job.products.failed],
  ] as const;
  return (
    <Strip>
      {figures.map(([label, figure]) => (
        <Cell key={label}>
          <dt>{label}</dt>
          <dd>{format.number(figure)}</dd>
        </Cell>
      ))}
    </Strip>
  );
}
