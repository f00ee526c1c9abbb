import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { PayoutWithEntries } from '#application/payouts/payout-with-entries';
import { orderReference } from '#domain/orders/order-number';
import { commissionRate } from '#domain/payouts/commission-rate';
import { payoutLines } from '#domain/payouts/payout-lines';
import { type PayoutSums, sumEntries } from '#domain/payouts/payout-sums';
import type { PayoutEntry } from '#openapi/types.generated';
import { Muted } from '../../kit/table/columns';
import type { DataColumn } from '../../kit/table/data-table';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

/** A line of a statement: all entries of an order or a booking, or one other entry. Centimes. */
export interface StatementRow {
  readonly id: string;
  /** Of the order or the booking: `#10441`, `V1007`; null for another entry. */
  readonly number: string | null;
  /** The first or only entry, which describes the line. */
  readonly entry: PayoutEntry;
  readonly sums: PayoutSums;
}

/** All lines of a payout: its orders, its bookings, then the other entries. */
export function statementRows({ entries }: Pick<PayoutWithEntries, 'entries'>): StatementRow[] {
  const { orders, bookings, others } = payoutLines(entries);
  return [
    ...orders.flatMap(({ orderId, orderNumber, entries: own, sums }) =>
      own
        .slice(0, 1)
        .map((entry) => ({ id: orderId, number: orderReference(orderNumber), entry, sums })),
    ),
    ...bookings.flatMap(({ booking: { id, number }, entries: own, sums }) =>
      own.slice(0, 1).map((entry) => ({ id, number, entry, sums })),
    ),
    ...others.map((entry) => ({
      id: entry.id,
      number: null,
      entry,
      sums: sumEntries([entry]),
    })),
  ];
}

const Rate = styled(Muted)`
  display: block;
`;

const COLUMNS = [
  { id: 'grossSales', hideBelow: undefined },
  { id: 'commission', hideBelow: undefined },
  { id: 'fees', hideBelow: 'desktop' },
  { id: 'refunds', hideBelow: undefined },
  { id: 'net', hideBelow: undefined },
] as const;

/** The sums of a line, in the order of their columns. */
export const SUM_COLUMNS = COLUMNS.map(({ id }) => id);

/** The columns of a line's sums; amounts without a currency, which the card's title shows. */
export function useSumColumns<Row extends { sums: PayoutSums }>(): readonly DataColumn<Row>[] {
  const t = useText('payouts');
  const format = useFormat();
  return useMemo(
    () =>
      COLUMNS.map(({ id, hideBelow }) => ({
        id,
        hideBelow,
        header: t(`parts.${id}`),
        align: 'end' as const,
        cell: ({ sums }) =>
          sums[id] === 0 ? (
            <span aria-hidden="true">—</span>
          ) : (
            <>
              <bdi style={id === 'net' ? { fontWeight: 'var(--weight-strong)' } : undefined}>
                {format.amount(sums[id])}
              </bdi>
              {id === 'commission' && <CommissionRate sums={sums} />}
            </>
          ),
      })),
    [t, format],
  );
}

/** The rate of an order's commission, below its amount. */
function CommissionRate({ sums }: { sums: PayoutSums }) {
  const format = useFormat();
  const rate = commissionRate(sums);
  if (rate === null) return null;
  return (
    <Rate>
      <bdi>{format.percent(rate)}</bdi>
    </Rate>
  );
}
