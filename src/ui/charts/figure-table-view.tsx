import { styled } from 'styled-components';
import type { CellKind, FigureCell, FigureTable } from '#domain/metrics/figure-table';
import { useFormat } from '../text/use-format';

const ScrollContainer = styled.div`
  overflow-x: auto;
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
export const PlainTable = styled.table<{ $narrow?: boolean }>`
  inline-size: 100%;
  border-collapse: collapse;
  font: 400 var(${({ $narrow = false }) => ($narrow ? '--text-small' : '--text-table')}) var(--font-body);
  font-variant-numeric: tabular-nums;
  & th {
    font-weight: var(--weight-strong);
  }
  & thead th {
    padding-block: var(--space-12);
    background: var(--sunk);
    color: var(--text-2);
    font: var(--weight-strong) var(--text-small) var(--font-body);
  }
  & :is(th, td) {
    padding-inline: ${({ $narrow = false }) => ($narrow ? '6px' : 'var(--space-12)')};
    text-align: end;
    white-space: nowrap;
  }
  & :is(th, td):first-child {
    white-space: normal;
    text-align: start;
  }
  & tbody :is(th, td) {
    padding-block: var(--space-8);
    border-block-end: 1px solid var(--line);
  }
  & tbody tr:last-child :is(th, td) {
    border-block-end: 0;
  }
`;

/** A cell as text. */
export function useCellText(): (cell: FigureCell, kind: CellKind) => string {
  const format = useFormat();
  return (cell, kind) => {
    if (cell === null) return '—';
    if (typeof cell === 'string') return cell;
    if (kind === 'amount') return format.money(cell);
    return kind === 'share' ? format.percent(cell) : format.number(cell);
  };
}

/** The contents of a card, as a table. */
export function FigureTableView(props: { table: FigureTable; narrow: boolean }) {
  const { title, columns, rows } = props.table;
  const text = useCellText();
  return (
    // On a phone it scrolls sideways, also with the keyboard.
    <ScrollContainer role="group" aria-label={title} tabIndex={0}>
      <PlainTable aria-label={title} $narrow={props.narrow}>
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = null, ...cells], row) => (
            // Rows have no identity other than their position: two may have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={row}>
              <th scope="row">
                <bdi>{text(head, columns[0]?.kind ?? 'text')}</bdi>
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]?.label}>
                  <bdi>{text(cell, columns[at + 1]?.kind ?? 'text')}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </ScrollContainer>
  );
}
