import { useGetOrderQuery } from '#application/api/orders-endpoints.generated';
import type { ReplyValues } from '#domain/conversations/saved-reply';
import type { ConversationSummary } from '#openapi/types.generated';
import { formatIn } from '../text/use-format';

type Conversation = Pick<ConversationSummary, 'link' | 'language' | 'participants'>;

/**
 * What the variables of saved replies mean in a conversation, in the language of the client. Number,
 * total and deadline are those of the linked order; null without one.
 */
export function useReplyValues({ link, language, participants }: Conversation): ReplyValues {
  const isOrder = link?.kind === 'order';
  const order = useGetOrderQuery({ orderId: link?.id ?? '' }, { skip: !isOrder }).currentData;
  const format = formatIn(language);
  const isNumbered = isOrder || link?.kind === 'return';
  return {
    number: order?.number ?? (isNumbered ? link.label : null),
    name: participants[0]?.name ?? null,
    total: order ? format.money(order.total) : null,
    deadline: order?.shipBy ? format.longDate(order.shipBy) : null,
  };
}
