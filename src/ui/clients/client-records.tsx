import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useListOrdersQuery } from '#application/api/orders-endpoints.generated';
import { useListReturnsQuery } from '#application/api/returns-endpoints.generated';
import { orderNumberText, orderReference } from '#domain/orders/order-number';
import type { Client, OrderSummary, ReturnSummary } from '#openapi/types.generated';
import { RequestStatusChip } from '../after-sales/request-status-chip';
import { FlushCard } from '../forms/settings-layout';
import { Tabs } from '../kit/layout/tabs';
import { Skeleton } from '../kit/loading/skeleton';
import { Muted } from '../kit/table/columns';
import { Pagination } from '../kit/table/pagination';
import { orderPath } from '../links/order-path';
import { RETURNS_PATH } from '../links/request-path';
import type { ListQuery } from '../lists/list-query';
import { ProblemState } from '../lists/problem-state';
import { useNow } from '../lists/use-now';
import { OrderStatusChip } from '../records/order-status-chip';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const PAGE_SIZE = 10;

const Rows = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--space-4) var(--space-16);
    padding: var(--space-12) var(--space-24);
    font-variant-numeric: tabular-nums;
  }
  & > li:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  & > li > div {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
  & a {
    display: inline-block;
    min-block-size: 24px;
  }
  & > li > b {
    min-inline-size: 11ch;
    text-align: end;
  }
  @container (inline-size < 420px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: var(--space-16);
    }
    & > li > span {
      grid-row: 2;
    }
  }
`;
const Body = styled.div`
  container-type: inline-size;
`;
const Empty = styled.p`
  padding: var(--space-24);
  color: var(--text-2);
`;

const TABS = ['orders', 'refused', 'returns'] as const;
type RecordsTab = (typeof TABS)[number];

/** The client's orders, those refused at delivery, and their returns. */
export function ClientRecords({ client }: { client: Client }) {
  const t = useText('clients');
  const [tab, setTab] = useState<RecordsTab>('orders');
  const counts = {
    orders: undefined,
    refused: client.refusedCount,
    returns: client.returnsCount,
  };
  return (
    <FlushCard>
      <Tabs
        label={t('records.label')}
        value={tab}
        onChange={setTab}
        items={TABS.map((id) => ({ id, label: t(`records.${id}`), count: counts[id] }))}
      >
        <Body>
          {tab === 'returns' ? (
            <Returns clientId={client.id} />
          ) : (
            <Orders key={tab} clientId={client.id} refused={tab === 'refused'} />
          )}
        </Body>
      </Tabs>
    </FlushCard>
  );
}

function Orders({ clientId, refused }: { clientId: string; refused: boolean }) {
  const t = useText('clients');
  const [page, setPage] = useState(1);
  const list = useListOrdersQuery({
    clientId,
    ...(refused ? { delivery: 'refused' as const } : {}),
    sort: '-orderDate',
    page,
    pageSize: PAGE_SIZE,
  });
  return (
    <RecordRows
      list={list}
      page={page}
      onPage={setPage}
      empty={t(refused ? 'records.noneRefused' : 'records.noOrders')}
    >
      {(order: OrderSummary) => <OrderRow key={order.id} order={order} />}
    </RecordRows>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const t = useText('clients');
  const format = useFormat();
  const now = useNow();
  return (
    <li>
      <div>
        <Link to={orderPath(order)}>
          <bdi>{orderReference(order.number)}</bdi>
        </Link>
        <Muted>
          {format.moment(order.orderDate, now)} · {t('records.items', { count: order.itemsCount })}
        </Muted>
      </div>
      <span>
        <OrderStatusChip status={order.status} />
      </span>
      <b>
        <bdi>{format.money(order.total)}</bdi>
      </b>
    </li>
  );
}

function Returns({ clientId }: { clientId: string }) {
  const t = useText('clients');
  const [page, setPage] = useState(1);
  const list = useListReturnsQuery({ clientId, page, pageSize: PAGE_SIZE });
  return (
    <RecordRows list={list} page={page} onPage={setPage} empty={t('records.noReturns')}>
      {(request: ReturnSummary) => <ReturnRow key={request.id} request={request} />}
    </RecordRows>
  );
}

function ReturnRow({ request }: { request: ReturnSummary }) {
  const t = useText('clients');
  const format = useFormat();
  const now = useNow();
  const { id, number, orderNumber, createdAt, status, refundTotal } = request;
  return (
    <li>
      <div>
        <Link to={`${RETURNS_PATH}/${id}`}>
          <bdi>{number}</bdi>
        </Link>
        <Muted>
          {t('records.ofOrder', { number: orderNumberText(orderNumber) })} ·{' '}
          {format.moment(createdAt, now)}
        </Muted>
      </div>
      <span>
        <RequestStatusChip status={status} />
      </span>
      <b>{refundTotal > 0 && <bdi>{format.money(refundTotal)}</bdi>}</b>
    </li>
  );
}

interface RecordRowsProps<R> {
  list: ListQuery & {
    data?: { items: R[]; total: number } | undefined;
    currentData?: { items: R[]; total: number } | undefined;
  };
  page: number;
  onPage: (page: number) => void;
  empty: string;
  children: (record: R) => ReactNode;
}

/** One page of records, or the reason why there are none. */
function RecordRows<R>({ list, page, onPage, empty, children }: RecordRowsProps<R>) {
  const shown = list.currentData ?? list.data;
  if (!shown) {
    return list.error ? (
      <ProblemState error={list.error} onRetry={list.refetch} />
    ) : (
      <Skeleton $height="240px" />
    );
  }
  if (shown.total === 0) return <Empty>{empty}</Empty>;
  return (
    <>
      <Rows aria-busy={list.isFetching}>{shown.items.map(children)}</Rows>
      {shown.total > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={shown.total} onPage={onPage} />
      )}
    </>
  );
}
