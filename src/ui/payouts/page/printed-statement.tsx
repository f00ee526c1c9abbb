import { useGetMyStoreQuery } from '#application/api/stores-endpoints.generated';
import { PRINT_PAGE_SIZE } from '#application/lists/list-print.machine';
import type { PayoutWithEntries } from '#application/payouts/payout-with-entries';
import type { DataColumn } from '../../kit/table/data-table';
import { PrintList } from '../../lists/lazy-print';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { usePayoutTexts } from '../use-payout-texts';
import { type StatementRow, statementRows, useSumColumns } from './statement-rows';
import { PayoutSumRows } from './sums-card';

interface PrintedStatementProps {
  payout: PayoutWithEntries;
  onClosed: () => void;
}

/** The payout's statement in print: the store, its sums, and all lines. */
export function PrintedStatement({ payout, onClosed }: PrintedStatementProps) {
  const t = useText('payouts');
  const columns = useStatementColumns();
  const rows = statementRows(payout);
  const readPage = async (page: number) => ({
    items: rows.slice((page - 1) * PRINT_PAGE_SIZE, page * PRINT_PAGE_SIZE),
    total: rows.length,
  });
  return (
    <PrintList<StatementRow>
      title={t('page.statement', { number: payout.number })}
      lead={<StatementHeader payout={payout} />}
      columns={columns}
      rowId={({ id }) => id}
      readPage={readPage}
      onClosed={onClosed}
    />
  );
}

/** The store, the week, the payout's status, and its sums. */
function StatementHeader({ payout }: { payout: PayoutWithEntries }) {
  const t = useText('payouts');
  const texts = usePayoutTexts();
  const { currentData: store } = useGetMyStoreQuery();
  return (
    <>
      {store && (
        <p>
          <bdi>{store.juridicalName ?? store.enterprise}</bdi>
          {store.ice && ` · ICE ${store.ice}`}
        </p>
      )}
      <p>{[texts.week(payout), t(`status.${payout.status}`), texts.due(payout)].join(' · ')}</p>
      <PayoutSumRows payout={payout} />
    </>
  );
}

function useStatementColumns(): DataColumn<StatementRow>[] {
  const t = useText('payouts');
  const format = useFormat();
  const sums = useSumColumns<StatementRow>();
  return [
    {
      id: 'line',
      header: t('columns.line'),
      rowHeader: true,
      cell: ({ orderNumber, entry: { kind, note } }) =>
        orderNumber === null ? (
          [t(`kinds.${kind}`), note].filter(Boolean).join(' · ')
        ) : (
          <bdi>#{orderNumber}</bdi>
        ),
    },
    {
      id: 'date',
      header: t('columns.date'),
      cell: ({ entry }) => format.date(entry.occurredAt),
    },
    ...sums,
  ];
}
