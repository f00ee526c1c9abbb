import { compareAsc } from 'date-fns/compareAsc';
import { orderReference } from '#domain/orders/order-number';
import type {
  CancellationSummary,
  ConversationSummary,
  OrderSummary,
  ReturnSummary,
} from '#openapi/types.generated';
import type { RequestKind } from '../after-sales/request-kinds';
import { conversationPath } from '../links/conversation-path';
import { orderPath } from '../links/order-path';
import { requestPath } from '../links/request-path';
import { deadlineStart } from '../orders/deadline-start';

/** Work with a deadline, of any kind. */
export interface DueWork {
  readonly id: string;
  /** The number of the record; of a conversation, its subject. */
  readonly number: string;
  readonly client: string;
  /** The due action, as the texts name it. */
  readonly action: 'accept' | 'ship' | 'answer';
  /** Whether a message is answered, and not a request. */
  readonly isMessage: boolean;
  readonly from: Date;
  readonly until: Date;
  /** The record's page. */
  readonly path: string;
  /** The order; null for a request, which is answered on its page. */
  readonly order: OrderSummary | null;
}

function fullName({ firstName, lastName }: OrderSummary['client']): string {
  return `${firstName} ${lastName}`;
}

function ofOrder(order: OrderSummary): DueWork[] {
  if (!order.deadline) return [];
  const until = new Date(order.deadline.at);
  const { id, number, client } = order;
  return [
    {
      id,
      number: orderReference(number),
      client: fullName(client),
      action: order.deadline.kind,
      isMessage: false,
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
        client: fullName(client),
        action: 'answer',
        isMessage: false,
        until: new Date(request.deadlineAt),
        from: new Date(request.createdAt),
        path: requestPath(kind, request),
        order: null,
      },
    ];
  };
}

/** A letter without a subject is named by its writer. */
function ofConversation(conversation: ConversationSummary): DueWork[] {
  const { id, subject, participants, answerDueAt, awaitingSince } = conversation;
  if (answerDueAt === null || awaitingSince === null) return [];
  const client = participants[0]?.name ?? '';
  return [
    {
      id,
      number: subject || client,
      client,
      action: 'answer',
      isMessage: true,
      until: new Date(answerDueAt),
      from: new Date(awaitingSince),
      path: conversationPath(conversation),
      order: null,
    },
  ];
}

interface DueRecords {
  readonly orders: readonly OrderSummary[];
  readonly returns: readonly ReturnSummary[];
  readonly cancellations: readonly CancellationSummary[];
  readonly conversations: readonly ConversationSummary[];
}

/** The earliest deadlines of all kinds; each list contains its own first ones. */
export function earliestDueWork(
  { orders, returns, cancellations, conversations }: DueRecords,
  count: number,
): DueWork[] {
  return [
    ...orders.flatMap(ofOrder),
    ...returns.flatMap(ofRequest('returns')),
    ...cancellations.flatMap(ofRequest('cancellations')),
    ...conversations.flatMap(ofConversation),
  ]
    .sort((one, other) => compareAsc(one.until, other.until))
    .slice(0, count);
}
