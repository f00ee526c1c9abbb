import { styled } from 'styled-components';
import { orderNumberText } from '#domain/orders/order-number';
import { Card, CardHeader } from '../kit/layout/card';
import { chatPath } from '../links/conversation-path';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import {
  BeginConversation,
  ConversationLines,
  SHOWN_CONVERSATIONS,
  useConversationsAbout,
} from './conversations-about';

const Quiet = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

export interface LinkedConversationsProps {
  /** The order itself, or that of the record. */
  order: { readonly id: string; readonly number: string };
  /** A return, whose own conversations are listed too. */
  returnId?: string;
}

/** The last conversations about a record, and a button that begins one where there is none. */
export function LinkedConversationsCard({ order, returnId }: LinkedConversationsProps) {
  const t = useText('order');
  const mayReply = usePermission('conversations.reply');
  const aboutOrder = useConversationsAbout('order', order.id);
  const aboutReturn = useConversationsAbout('return', returnId);
  const isRead = aboutOrder.currentData && (returnId === undefined || aboutReturn.currentData);
  const found = [aboutReturn, aboutOrder]
    .flatMap(({ currentData }) => currentData?.items ?? [])
    .toSorted((one, other) => other.lastMessageAt.localeCompare(one.lastMessageAt))
    .slice(0, SHOWN_CONVERSATIONS);
  const isNone = isRead && found.length === 0;
  return (
    <Card>
      <CardHeader title={t('conversations.title')} />
      {found.length > 0 && (
        <ConversationLines conversations={found} unread={t('conversations.unread')} />
      )}
      {isNone && mayReply && <Begin order={order} />}
      {isNone && !mayReply && <Quiet>{t('conversations.none')}</Quiet>}
    </Card>
  );
}

/** Begins the chat about the order: its client is in it. */
function Begin({ order: { id, number } }: Pick<LinkedConversationsProps, 'order'>) {
  const t = useText('order');
  const subject = t('conversations.subject', { number: orderNumberText(number) });
  return (
    <BeginConversation
      conversation={{ kind: 'order', subject, link: { kind: 'order', id } }}
      pathOf={chatPath}
    >
      {t('conversations.begin')}
    </BeginConversation>
  );
}
