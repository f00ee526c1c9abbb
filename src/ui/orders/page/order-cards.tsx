import type { Order } from '#application/api/orders-endpoints.generated';
import { Columns, Stack } from '../../kit/columns';
import { CourseCard } from './course-card';
import { DeadlineCard } from './deadline-card';
import { ItemsCard } from './items-card';
import { NoteCard } from './note-card';
import { OrderingClient } from './ordering-client';
import { PaymentCard } from './payment-card';

/** What an order's page says of it. */
export function OrderCards({ order }: { order: Order }) {
  return (
    <Stack>
      <DeadlineCard order={order} />
      <Columns>
        <Stack>
          <ItemsCard order={order} />
          <CourseCard order={order} />
        </Stack>
        <Stack>
          <OrderingClient order={order} />
          <PaymentCard order={order} />
          <NoteCard order={order} />
        </Stack>
      </Columns>
    </Stack>
  );
}
