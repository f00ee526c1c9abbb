import type { Cancellation } from '#openapi/types.generated';
import { Muted } from '../../kit/table/columns';
import { Amounts } from '../../records/amounts';
import { LineItemsCard } from '../../records/line-items-card';
import { useText } from '../../text/use-text';
import { LineItemsFooter } from './line-items-footer';
import { ReasonCard } from './reason-card';

/** The cancelled items, and the client's refund. */
export function CancelledItems({ record }: { record: Cancellation }) {
  const t = useText('requests');
  const isOver = record.status !== 'requested';
  return (
    <LineItemsCard
      count={record.piecesCount}
      lines={record.items.map((item) => ({
        ...item,
        id: item.orderItemId,
        total: item.unitPrice * item.quantity,
      }))}
    >
      <LineItemsFooter>
        <Amounts
          lines={[
            {
              name: 'refund',
              kind: isOver ? 'total' : 'plain',
              amount: record.refundTotal,
              label: t(isOver ? 'amounts.refunded' : 'amounts.wouldRefund'),
            },
          ]}
        />
      </LineItemsFooter>
    </LineItemsCard>
  );
}

/** The reason, the requesting party, and whether the pieces go back on sale. */
export function CancellationReason({ record }: { record: Cancellation }) {
  const t = useText('requests');
  const { requestedBy, restock } = record;
  return (
    <ReasonCard request={record}>
      <Muted>{t(`askedBy.${requestedBy}`)}</Muted>
      {restock !== null && <Muted>{t(restock ? 'restock.yes' : 'restock.no')}</Muted>}
    </ReasonCard>
  );
}
