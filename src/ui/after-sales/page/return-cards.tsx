import type { Return, ReturnItem } from '#openapi/types.generated';
import ChatIcon from '~icons/solar/chat-round-line-linear';
import { Note } from '../../kit/feedback/note';
import { Muted } from '../../kit/table/columns';
import { Amounts } from '../../records/amounts';
import { LineItemsCard } from '../../records/line-items-card';
import { useText } from '../../text/use-text';
import { LineItemsFooter } from './line-items-footer';
import { Photos } from './photos';
import { ReasonCard } from './reason-card';

/** The returned items, the received pieces, and the client's refund. */
export function ReturnedItems({ record }: { record: Return }) {
  const t = useText('requests');
  const { refundable, refundTotal, refundedAt } = record;
  return (
    <LineItemsCard
      count={record.piecesCount}
      lines={record.items.map((item) => ({
        ...item,
        id: item.orderItemId,
        total: item.unitPrice * item.quantity,
        note: <ReceivedCount item={item} />,
      }))}
    >
      <LineItemsFooter>
        <Amounts
          lines={[
            {
              name: 'refundable',
              label: t('amounts.refundable'),
              kind: 'plain',
              amount: refundedAt ? null : refundable,
            },
            {
              name: 'refunded',
              label: t('amounts.refunded'),
              kind: 'total',
              amount: refundedAt ? refundTotal : null,
            },
          ]}
        />
      </LineItemsFooter>
    </LineItemsCard>
  );
}

/** The received count of a line; empty before. */
function ReceivedCount({ item }: { item: ReturnItem }) {
  const t = useText('requests');
  const { receivedQuantity, damagedQuantity, resellable } = item;
  if (receivedQuantity === null) return null;
  const damaged = damagedQuantity ?? 0;
  return (
    <Muted>
      {[
        t('counted.received', { count: receivedQuantity }),
        ...(damaged > 0 ? [t('counted.damaged', { count: damaged })] : []),
        ...(resellable === false ? [t('counted.notResellable')] : []),
      ].join(' · ')}
    </Muted>
  );
}

/** The client's reason for the return, as text and pictures. */
export function ReturnReason({ record }: { record: Return }) {
  const t = useText('requests');
  const order = useText('order');
  return (
    <ReasonCard request={record}>
      {record.clientComment && (
        <Note tone="neutral" icon={ChatIcon} title={t('comment')}>
          <p dir="auto">{order('client.quote', { note: record.clientComment })}</p>
        </Note>
      )}
      <Photos urls={record.photos} />
    </ReasonCard>
  );
}
