import { styled } from 'styled-components';
import { LISTED_PAYMENT_METHODS } from '#domain/payments/payment-method';
import type { PaymentTotal } from '#openapi/types.generated';
import { Card, CardHeader } from '../kit/layout/card';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { PaymentStatusChip } from './payment-status-chip';

const MethodGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: var(--space-24) var(--space-32);
`;
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & caption {
    padding-block-end: var(--space-8);
    font-weight: var(--weight-strong);
    text-align: start;
  }
  & :is(th, td) {
    padding-block: var(--space-8);
    border-block-start: 1px solid var(--line);
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  & th[scope='row'] {
    text-align: start;
    white-space: normal;
  }
  & tfoot > tr > * {
    font-weight: var(--weight-strong);
  }
`;

/** A status with its number of payments, which wraps below it with large fonts. */
const CountCell = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-12);
  & > span:last-child {
    color: var(--text-2);
  }
`;

/** The totals of the payments that match the filters, by payment method and status. */
export function PaymentTotals({ totals }: { totals: readonly PaymentTotal[] }) {
  const t = useText('payments');
  const ways = LISTED_PAYMENT_METHODS.map((method) => ({
    method,
    totals: totals.filter((total) => total.method === method),
  }));
  return (
    <Card>
      <CardHeader title={t('totals.title')} aside={t('totals.aside')} />
      <MethodGrid>
        {ways
          .filter((way) => way.totals.length > 0)
          .map((way) => (
            <MethodTotals key={way.method} {...way} />
          ))}
      </MethodGrid>
    </Card>
  );
}

interface MethodTotalsProps {
  method: PaymentTotal['method'];
  totals: readonly PaymentTotal[];
}

function MethodTotals({ method, totals }: MethodTotalsProps) {
  const t = useText('payments');
  const format = useFormat();
  const sum = (part: 'count' | 'amount') => totals.reduce((all, total) => all + total[part], 0);
  return (
    <Table>
      <caption>{t(`methods.${method}`)}</caption>
      <tbody>
        {totals.map(({ status, count, amount }) => (
          <tr key={status}>
            <th scope="row">
              <CountCell>
                <PaymentStatusChip status={status} />
                <span>{format.number(count)}</span>
              </CountCell>
            </th>
            <td>
              <bdi>{format.money(amount)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <CountCell>
              <span>{t('totals.sum')}</span>
              <span>{format.number(sum('count'))}</span>
            </CountCell>
          </th>
          <td>
            <bdi>{format.money(sum('amount'))}</bdi>
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
