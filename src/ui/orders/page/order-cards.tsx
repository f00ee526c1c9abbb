import type { Order } from '#openapi/types.generated';
import { MainCards, RecordCards, SideCards, Stack } from '../../kit/table/columns';
import { LinkedConversations } from '../../records/linked-conversations';
import { LinkedTasks } from '../../records/linked-tasks';
import { DeadlineCard } from './deadline-card';
import { HistoryCard } from './history-card';
import { ItemsCard } from './items-card';
import { NoteCard } from './note-card';
import { OrderClientCard } from './order-client-card';
import { PaymentCard } from './payment-card';

/** The cards of an order's page: what to do until when, whom to call, then the rest. */
export function OrderCards({ order }: { order: Order }) {
  return (
    <Stack>
      <DeadlineCard order={order} />
      <RecordCards>
        <SideCards>
          <OrderClientCard order={order} />
        </SideCards>
        <MainCards>
          <ItemsCard order={order} />
        </MainCards>
        <SideCards>
          <PaymentCard order={order} />
          <NoteCard order={order} />
          <LinkedTasks kind="order" id={order.id} />
          <LinkedConversations order={{ id: order.id, number: order.number }} />
        </SideCards>
        <MainCards>
          <HistoryCard order={order} />
        </MainCards>
      </RecordCards>
    </Stack>
  );
}
