import { useEffect, useRef } from 'react';
import { useGetOrderQuery } from '#application/api/orders-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { orderNumberText } from '#domain/orders/order-number';
import { type TriageEntry, triageProgress } from '#domain/orders/triage-queue';
import type { OrderSummary } from '#openapi/types.generated';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { MainCards, RecordCards, SideCards } from '../../kit/table/columns';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { clientName } from '../client-name';
import { DeadlineCard } from '../page/deadline-card';
import { TriageAnswers } from './triage-answers';
import { TriageClient } from './triage-client';
import { TriageGoods } from './triage-goods';
import type { Triage } from './use-triage';

interface TriageSheetProps {
  triage: Triage;
  current: TriageEntry;
}

/** The current order: what it asks for, by when, for whom, and the answers. */
export function TriageSheet({ triage, current }: TriageSheetProps) {
  const { rows, snapshot, orders } = triage;
  const { id } = current;
  const query = useGetOrderQuery({ orderId: id });
  const order = query.currentData;
  const summary = rows.find((row) => row.id === id);
  const heading = useRef<HTMLHeadingElement>(null);
  // The next order is there when its turn comes, also without a connection.
  const [next] = snapshot.context.queue.ahead;
  useGetOrderQuery({ orderId: next?.id ?? '' }, { skip: !next });
  useEffect(() => {
    window.scrollTo(0, 0);
    // The button that brought the order is gone, for example at the end of a sitting.
    if (id && document.activeElement === document.body) heading.current?.focus();
  }, [id]);
  const known = order ?? summary;
  return (
    <>
      {known && <DeadlineCard order={known} />}
      <RecordCards>
        <MainCards>
          <TriageGoods
            current={current}
            order={order}
            summary={summary}
            heading={heading}
            isUnread={query.isError}
          />
        </MainCards>
        <SideCards>{known && <TriageClient client={known.client} order={order} />}</SideCards>
      </RecordCards>
      <TriageAnswers triage={triage} current={current} order={known} actor={orders.of(id)} />
      <VisuallyHidden role="status">
        {summary && <Announcement triage={triage} order={summary} />}
      </VisuallyHidden>
    </>
  );
}

function Announcement({ triage, order }: { triage: Triage; order: OrderSummary }) {
  const t = useText('triage');
  const list = useText('orders');
  const format = useFormat();
  return t('announce', {
    number: orderNumberText(order.number),
    progress: t('progress', triageProgress(triage.snapshot.context.queue)),
    client: bidiIsolate(clientName(order)),
    items: list('detail.itemsCount', { count: order.itemsCount }),
    total: format.money(order.total),
  });
}
