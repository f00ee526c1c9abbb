import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { PayoutSummary } from '#openapi/types.generated';
import { TwoLines } from '../kit/layout/two-lines';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Muted } from '../kit/table/columns';
import { type DataColumn, DataTable } from '../kit/table/data-table';
import { payoutPath } from '../links/payout-path';
import { columnSort, sortParam } from '../lists/column-sort';
import { DefaultEmptyList } from '../lists/default-empty-list';
import { type ListQuery, tableStateOf } from '../lists/list-query';
import type { useListUrl } from '../lists/list-url';
import { ProblemState } from '../lists/problem-state';
import type { ListTable } from '../lists/use-list-table';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { isFiltered, type PayoutListState } from './payout-list-query';
import { PayoutStatusChip } from './payout-status-chip';
import { TroubleAction } from './trouble-action';
import { usePayoutTexts } from './use-payout-texts';

/** Loaded on demand: only phones show cards. */
const PayoutCard = lazyComponent(() => import('./payout-card'), 'PayoutCard');

/** Reasons are sentences: they wrap, also inside a long name. */
const Reason = styled(Muted)`
  display: block;
  min-inline-size: 16ch;
  max-inline-size: 34ch;
  overflow-wrap: anywhere;
  white-space: normal;
`;

interface PayoutsTableProps {
  payouts: readonly PayoutSummary[];
  list: ListQuery;
  state: PayoutListState;
  url: ReturnType<typeof useListUrl>;
  columns: readonly DataColumn<PayoutSummary>[];
  table: ListTable;
}

/** The rows of the list, or the reason why there are none. */
export function PayoutsTable(props: PayoutsTableProps) {
  const { payouts, list, state, url, columns, table } = props;
  const t = useText('payouts');
  const navigate = useNavigate();
  return (
    <DataTable
      label={t('payouts')}
      columns={columns}
      rows={payouts}
      rowId={({ id }) => id}
      rowName={({ number }) => t('page.title', { number })}
      {...tableStateOf(list, table)}
      sort={columnSort(state.sort)}
      onSort={(sort) => url.change({ sort: sortParam(sort) })}
      onOpen={(payout) => void navigate(payoutPath(payout))}
      cardHeight={120}
      renderCard={(payout) => <PayoutCard payout={payout} />}
      empty={<DefaultEmptyList texts="payouts" filtered={isFiltered(state)} url={url} />}
      error={
        list.error && payouts.length === 0 ? (
          <ProblemState error={list.error} onRetry={list.refetch} />
        ) : undefined
      }
    />
  );
}

/** Why a payout is not on its way, and for which order; or what happens next. Nothing once it is paid. */
function ReasonOrNext({ payout: { trouble, status, hold } }: { payout: PayoutSummary }) {
  const t = useText('payouts');
  if (status === 'paid') return null;
  if (!trouble) return <Reason>{t(`next.${status}`)}</Reason>;
  return (
    <Reason>
      {t(`reasons.${trouble.reason}`)}
      {hold?.orders.map(({ id, number, client }) => (
        <span key={id}>
          {' '}
          {t('hold.order', { number: bidiIsolate(number), client: bidiIsolate(client.name) })}
        </span>
      ))}
    </Reason>
  );
}

/** Every column that the list of payouts can show. */
export function usePayoutColumns(): readonly DataColumn<PayoutSummary>[] {
  const t = useText('payouts');
  const format = useFormat();
  const payoutTexts = usePayoutTexts();
  return useMemo(
    () => [
      {
        id: 'periodStart',
        header: t('columns.payout'),
        width: '225px',
        rowHeader: true,
        sortable: true,
        interactive: true,
        cell: (payout) => (
          <TwoLines below={payoutTexts.week(payout)}>
            <Link to={payoutPath(payout)}>
              <bdi>{payout.number}</bdi>
            </Link>
          </TwoLines>
        ),
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: '118px',
        cell: (payout) => <PayoutStatusChip payout={payout} />,
      },
      {
        id: 'reason',
        header: t('columns.reason'),
        cell: (payout) => <ReasonOrNext payout={payout} />,
      },
      {
        id: 'due',
        header: t('columns.due'),
        width: '200px',
        cell: (payout) => (
          <TwoLines
            title={payout.bankReference ?? undefined}
            below={payout.bankReference && <bdi dir="ltr">{payout.bankReference}</bdi>}
          >
            {payoutTexts.due(payout)}
          </TwoLines>
        ),
      },
      {
        id: 'grossSales',
        header: t('parts.grossSales'),
        align: 'end',
        hideBelow: 'stretch',
        cell: ({ grossSales }) => <bdi>{format.money(grossSales)}</bdi>,
      },
      {
        id: 'net',
        header: t('columns.net'),
        width: '144px',
        sortable: true,
        align: 'end',
        cell: ({ net }) => (
          <TwoLines end>
            <bdi>{format.money(net)}</bdi>
          </TwoLines>
        ),
      },
      {
        id: 'action',
        header: t('columns.action'),
        width: '184px',
        interactive: true,
        cell: (payout) => <TroubleAction payout={payout} />,
      },
    ],
    [t, format, payoutTexts],
  );
}
