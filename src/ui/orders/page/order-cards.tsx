import type { Order } from '#application/api/orders-endpoints.generated';
import { Columns, Stack } from '../../kit/table/columns';
import { DeadlineCard } from './deadline-card';
import { HistoryCard } from './history-card';
import { ItemsCard } from './items-card';
import { NoteCard } from './note-card';
import { OrderClientCard } from './order-client-card';
import { PaymentCard } from './payment-card';

/** The cards of an order's page. */
export function OrderCards({ order }: { order: Order }) {
  return (
    <Stack>
      <DeadlineCard order={order} />
      <Columns>
        <Stack>
          <ItemsCard order={order} />
          <HistoryCard order={order} />
        </Stack>
        <Stack>
          <OrderClientCard order={order} />
          <PaymentCard order={order} />
          <NoteCard order={order} />
        </Stack>
      </Columns>
    </Stack>
  );
}
