import { compareAsc } from 'date-fns/compareAsc';
import type { CancellationSummary } from '#application/api/cancellations-endpoints.generated';
import type { OrderSummary } from '#application/api/orders-endpoints.generated';
import type { ReturnSummary } from '#application/api/returns-endpoints.generated';
import { type RequestKind, requestPath } from '../after-sales/request-kinds';
import { orderPath } from '../links/order-path';
import { deadlineStart } from '../orders/deadline-start';

/** Work with a deadline, of any kind. */
export interface DueWork {
  readonly id: string;
  readonly number: string;
  readonly client: { readonly firstName: string; readonly lastName: string };
  /** The due action, as the texts name it. */
  readonly action: 'accept' | 'ship' | 'answer';
  readonly from: Date;
  readonly until: Date;
  /** The record's page. */
  readonly path: string;
  /** The order; null for a request, which is answered on its page. */
  readonly order: OrderSummary | null;
}

function ofOrder(order: OrderSummary): DueWork[] {
  if (!order.deadline) return [];
  const until = new Date(order.deadline.at);
  const { id, number, client } = order;
  return [
    {
      id,
      number: `#${number}`,
      client,
      action: order.deadline.kind,
      until,
      order,
      from: deadlineStart(order, until),
      path: orderPath(order),
    },
  ];
}

function ofRequest(kind: RequestKind) {
  return (request: ReturnSummary | CancellationSummary): DueWork[] => {
    if (request.deadlineAt === null) return [];
    const { id, number, client } = request;
    return [
      {
        id,
        number,
        client,
        action: 'answer',
        until: new Date(request.deadlineAt),
        from: new Date(request.createdAt),
        path: requestPath(kind, request),
        order: null,
      },
    ];
  };
}

interface DueRecords {
  readonly orders: readonly OrderSummary[];
  readonly returns: readonly ReturnSummary[];
  readonly cancellations: readonly CancellationSummary[];
}

/** The earliest deadlines of all kinds; each list contains its own first ones. */
export function earliestDueWork(
  { orders, returns, cancellations }: DueRecords,
  count: number,
): DueWork[] {
  return [
    ...orders.flatMap(ofOrder),
    ...returns.flatMap(ofRequest('returns')),
    ...cancellations.flatMap(ofRequest('cancellations')),
  ]
    .sort((one, other) => compareAsc(one.until, other.until))
    .slice(0, count);
}
