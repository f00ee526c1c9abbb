import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { ImportRow } from '#openapi/types.generated';
import { TwoLines } from '../../kit/layout/two-lines';
import type { DataColumn } from '../../kit/table/data-table';
import { useLocalizedName } from '../../text/localized';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { RowChanges } from './row-changes';
import { RowIssues } from './row-issues';
import { OutcomeChip, StandoutChips } from './row-marks';

const Effect = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-8);
  padding-block: var(--space-12);
  & > dl {
    inline-size: 100%;
  }
`;

/** The columns of the rows of a file. */
export function useRowColumns(): readonly DataColumn<ImportRow>[] {
  const t = useText('imports');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('rows.number'),
        width: '88px',
        cell: (row) => format.number(row.number),
      },
      {
        id: 'product',
        header: t('rows.product'),
        width: '28%',
        rowHeader: true,
        cell: (row) => <Product row={row} />,
      },
      {
        id: 'outcome',
        header: t('rows.outcome'),
        width: '148px',
        hideBelow: 'tablet',
        cell: (row) => <OutcomeChip outcome={row.outcome} />,
      },
      {
        id: 'effect',
        header: t('rows.effect'),
        interactive: true,
        cell: (row) => (
          <Effect>
            <StandoutChips standouts={row.standouts} />
            <RowChanges row={row} />
            <RowIssues issues={row.errors} />
          </Effect>
        ),
      },
    ],
    [t, format],
  );
}

function Product({ row }: { row: ImportRow }) {
  const name = useLocalizedName()(row);
  const sku = <bdi dir="ltr">{row.code ?? '—'}</bdi>;
  if (!name) return sku;
  return (
    <TwoLines dir="auto" below={sku}>
      {name}
    </TwoLines>
  );
}
