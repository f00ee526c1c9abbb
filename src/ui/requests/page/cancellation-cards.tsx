import type { Cancellation } from '#application/api/cancellations-endpoints.generated';
import { Quiet } from '../../kit/columns';
import { Amounts } from '../../records/amounts';
import { GoodsCard } from '../../records/goods-card';
import { useText } from '../../text/use-text';
import { GoodsFoot } from './goods-foot';
import { ReasonCard } from './reason-card';

/** What is called off, and what the client gets back. */
export function CancelledGoods({ record }: { record: Cancellation }) {
  const t = useText('requests');
  const isOver = record.status !== 'requested';
  return (
    <GoodsCard
      count={record.piecesCount}
      lines={record.items.map((item) => ({
        ...item,
        id: item.orderItemId,
        total: item.unitPrice * item.quantity,
      }))}
    >
      <GoodsFoot>
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
      </GoodsFoot>
    </GoodsCard>
  );
}

/** Why, on whose behalf, and what became of the pieces. */
export function WhoAsked({ record }: { record: Cancellation }) {
  const t = useText('requests');
  const { requestedBy, restock } = record;
  return (
    <ReasonCard request={record}>
      <Quiet>{t(`askedBy.${requestedBy}`)}</Quiet>
      {restock !== null && <Quiet>{t(restock ? 'restock.yes' : 'restock.no')}</Quiet>}
    </ReasonCard>
  );
}
