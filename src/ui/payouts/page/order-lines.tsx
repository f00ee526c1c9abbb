import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { PayoutEntry } from '#application/api/payouts-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { commissionRate } from '#domain/payouts/commission-rate';
import type { OrderLine } from '#domain/payouts/payout-lines';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Card } from '../../kit/layout/card';
import { TwoLines } from '../../kit/layout/two-lines';
import { type DataColumn, DataTable } from '../../kit/table/data-table';
import { orderPath } from '../../links/order-path';
import { MoneyRowCard } from '../../lists/money-row-card';
import { useNow } from '../../lists/use-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { LinesHeader } from './lines-header';
import { useSumColumns } from './statement-rows';

type Line = OrderLine<PayoutEntry>;

/** From this number of lines on, the table scrolls and renders only visible rows. */
const VIRTUALIZE_FROM = 100;
const WINDOW = { height: 640 };

/** Without pagination below, the last row needs a distance to the card's corners. */
const Lines = styled(Card)`
  padding-block-end: var(--space-8);
`;

/** A payout's sums for each order: the sale, the deductions, the refunds, and the net amount. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  const t = useText('payouts');
  const navigate = useNavigate();
  const columns = useOrderLineColumns();
  return (
    <Lines $flush>
      <LinesHeader title={t('page.orders', { count: lines.length })} />
      <DataTable
        label={t('page.orders', { count: lines.length })}
        columns={columns}
        rows={lines}
        rowId={({ orderId }) => orderId}
        rowName={({ orderNumber }) => t('page.order', { number: orderNumber })}
        onOpen={({ orderId }) => void navigate(orderPath({ id: orderId }))}
        virtual={lines.length > VIRTUALIZE_FROM ? WINDOW : undefined}
        renderCard={(line) => <LineCard line={line} />}
        empty={<EmptyState title={t('page.noOrders')}>{t('page.noOrdersText')}</EmptyState>}
      />
    </Lines>
  );
}

function useOrderLineColumns(): readonly DataColumn<Line>[] {
  const t = useText('payouts');
  const sums = useSumColumns<Line>();
  return useMemo(
    () => [
      {
        id: 'order',
        header: t('columns.order'),
        rowHeader: true,
        interactive: true,
        cell: ({ orderId, orderNumber, entries }) => (
          <TwoLines below={entries[0] && <EntryMoment entry={entries[0]} />}>
            <Link to={orderPath({ id: orderId })}>
              <bdi>#{orderNumber}</bdi>
            </Link>
          </TwoLines>
        ),
      },
      ...sums,
    ],
    [t, sums],
  );
}

function EntryMoment({ entry }: { entry: PayoutEntry }) {
  return useFormat().moment(entry.occurredAt, useNow());
}

function LineCard({ line: { orderId, orderNumber, entries, sums } }: { line: Line }) {
  const t = useText('payouts');
  const format = useFormat();
  const rate = commissionRate(sums);
  return (
    <MoneyRowCard
      title={
        <Link to={orderPath({ id: orderId })}>
          <bdi>#{orderNumber}</bdi>
        </Link>
      }
      notes={entries.map(({ id, kind, amount }) => (
        <span key={id}>
          {kind === 'commission' && rate !== null
            ? t('page.commissionAt', { rate: bidiIsolate(format.percent(rate)) })
            : t(`kinds.${kind}`)}{' '}
          <bdi>{format.amount(amount)}</bdi>
        </span>
      ))}
      amount={sums.net}
    />
  );
}
