import { styled } from 'styled-components';
import type { ProductSales } from '#openapi/types.generated';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const ScrollContainer = styled.section`
  max-block-size: 320px;
  overflow-y: auto;
`;
const Table = styled.table`
  inline-size: 100%;
  font: 400 var(--text-table) var(--font-body);
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: 8px 12px;
    border-block-end: 1px solid var(--line);
    text-align: start;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    border: 0;
    background: var(--sunk);
    color: var(--text-2);
  }
  & :is(th, td):not(:first-child) {
    text-align: end;
  }
  & tbody th {
    font-weight: 400;
  }
`;

/** The chart's figures as a table, the newest day first. */
export function SalesTable({ days }: { days: ProductSales['days'] }) {
  const t = useText('product');
  const format = useFormat();
  return (
    <ScrollContainer aria-label={t('sales.chart')} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('sales.day')}</th>
            <th scope="col">{t('sales.pieces')}</th>
            <th scope="col">{t('sales.revenue')}</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, pieces, revenue }) => (
            <tr key={day}>
              <th scope="row">{format.date(day)}</th>
              <td>{format.number(pieces)}</td>
              <td>
                <bdi>{format.money(revenue)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollContainer>
  );
}
