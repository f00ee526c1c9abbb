import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { orderReference } from '#domain/orders/order-number';
import { commissionRate } from '#domain/payouts/commission-rate';
import type { BookingLine, OrderLine } from '#domain/payouts/payout-lines';
import type { PayoutSums } from '#domain/payouts/payout-sums';
import type { PayoutEntry } from '#openapi/types.generated';
import HoldIcon from '~icons/solar/pause-circle-bold';
import { StatusChip } from '../../kit/feedback/chip';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Card } from '../../kit/layout/card';
import { TwoLines } from '../../kit/layout/two-lines';
import { type DataColumn, DataTable } from '../../kit/table/data-table';
import { orderPath } from '../../links/order-path';
import { departurePath } from '../../links/tour-path';
import { MoneyRowCard } from '../../lists/money-row-card';
import { useNow } from '../../lists/use-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { LinesHeader } from './lines-header';
import { useSumColumns } from './statement-rows';

/** What an order or a booking has in a payout. */
interface Line {
  readonly id: string;
  readonly number: string;
  /** As the line shows it: `#10441`, `V1007`. */
  readonly shown: string;
  readonly path: string;
  readonly entries: readonly PayoutEntry[];
  readonly sums: PayoutSums;
  /** The payout waits because of it. */
  readonly isContested: boolean;
}

/** From this number of lines on, the table scrolls and renders only visible rows. */
const VIRTUALIZE_FROM = 100;
const WINDOW = { height: 640 };

/** Without pagination below, the last row needs a distance to the card's corners. */
const Lines = styled(Card)`
  padding-block-end: var(--space-8);
`;

const Marked = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
`;

interface OrderLinesProps {
  lines: readonly OrderLine<PayoutEntry>[];
  contested: readonly { readonly id: string }[];
}

/**
 * A payout's sums for each order: the sale, the deductions, the refunds, and the net amount. Orders
 * because of which it waits are first, and marked.
 */
export function OrderLines({ lines, contested }: OrderLinesProps) {
  const rows = useMemo(() => {
    const ids = new Set(contested.map(({ id }) => id));
    const all = lines.map(({ orderId: id, orderNumber: number, entries, sums }) => {
      const line = {
        id,
        number,
        shown: orderReference(number),
        path: orderPath({ id }),
        entries,
        sums,
      };
      return { ...line, isContested: ids.has(id) };
    });
    return all.toSorted((one, other) => Number(other.isContested) - Number(one.isContested));
  }, [lines, contested]);
  return <LinesCard of="order" lines={rows} />;
}

/** The same for each booking of a tour, whose departure it opens. */
export function BookingLines({ lines }: { lines: readonly BookingLine<PayoutEntry>[] }) {
  const rows = useMemo(
    () =>
      lines.map(({ booking, entries, sums }) => {
        const { id, number } = booking;
        const line = { id, number, shown: number, path: departurePath(booking), entries, sums };
        return { ...line, isContested: false };
      }),
    [lines],
  );
  return <LinesCard of="booking" lines={rows} />;
}

function LinesCard({ of, lines }: { of: 'order' | 'booking'; lines: readonly Line[] }) {
  const t = useText('payouts');
  const navigate = useNavigate();
  const columns = useLineColumns(of);
  const title = t(`page.${of}s`, { count: lines.length });
  return (
    <Lines $flush>
      <LinesHeader title={title} />
      <DataTable
        label={title}
        columns={columns}
        rows={lines}
        rowId={({ id }) => id}
        rowName={({ number }) => t(`page.${of}`, { number })}
        onOpen={({ path }) => void navigate(path)}
        virtual={lines.length > VIRTUALIZE_FROM ? WINDOW : undefined}
        renderCard={(line) => <LineCard line={line} />}
        empty={<EmptyState title={t('page.noOrders')}>{t('page.noOrdersText')}</EmptyState>}
      />
    </Lines>
  );
}

function useLineColumns(of: 'order' | 'booking'): readonly DataColumn<Line>[] {
  const t = useText('payouts');
  const sums = useSumColumns<Line>();
  return useMemo(
    () => [
      {
        id: of,
        header: t(`columns.${of}`),
        rowHeader: true,
        interactive: true,
        cell: ({ shown, path, entries, isContested }) => (
          <TwoLines below={entries[0] && <EntryMoment entry={entries[0]} />}>
            <Marked>
              <Link to={path}>
                <bdi>{shown}</bdi>
              </Link>
              {isContested && <ContestedChip />}
            </Marked>
          </TwoLines>
        ),
      },
      ...sums,
    ],
    [t, sums, of],
  );
}

function EntryMoment({ entry }: { entry: PayoutEntry }) {
  return useFormat().moment(entry.occurredAt, useNow());
}

function ContestedChip() {
  return (
    <StatusChip tone="warning" icon={HoldIcon}>
      {useText('payouts')('hold.contested')}
    </StatusChip>
  );
}

function LineCard({ line: { shown, path, entries, sums, isContested } }: { line: Line }) {
  const t = useText('payouts');
  const format = useFormat();
  const rate = commissionRate(sums);
  return (
    <MoneyRowCard
      title={
        <Link to={path}>
          <bdi>{shown}</bdi>
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
      footer={isContested && <ContestedChip />}
    />
  );
}
