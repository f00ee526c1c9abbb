import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import {
  type ConversationSummary,
  useCreateConversationMutation,
  useListConversationsQuery,
} from '#application/api/conversations-endpoints.generated';
import { asProblem } from '#application/problem';
import LetterIcon from '~icons/solar/letter-linear';
import { Button } from '../kit/button';
import { Chip } from '../kit/feedback/chip';
import { toasts } from '../kit/feedback/toast-store';
import { Card, CardHeader } from '../kit/layout/card';
import { TextLink } from '../kit/text-link';
import { chatPath, conversationPath } from '../links/conversation-path';
import { useNow } from '../lists/use-now';
import { usePermission } from '../portal-context/use-permission';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

/** Conversations that the card lists; the inbox has the others. */
const SHOWN = 5;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4) var(--space-8);
    overflow-wrap: anywhere;
  }
`;
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

function useAbout(linkKind: 'order' | 'return', linkId: string | undefined) {
  const query = { linkKind, linkId: linkId ?? '', page: 1, pageSize: SHOWN };
  return useListConversationsQuery(query, { skip: linkId === undefined });
}

/** The last conversations about a record, and a button that begins one where there is none. */
export function LinkedConversationsCard({ order, returnId }: LinkedConversationsProps) {
  const t = useText('order');
  const mayReply = usePermission('conversations.reply');
  const aboutOrder = useAbout('order', order.id);
  const aboutReturn = useAbout('return', returnId);
  const isRead = aboutOrder.currentData && (returnId === undefined || aboutReturn.currentData);
  const found = [aboutReturn, aboutOrder]
    .flatMap(({ currentData }) => currentData?.items ?? [])
    .toSorted((one, other) => other.lastMessageAt.localeCompare(one.lastMessageAt))
    .slice(0, SHOWN);
  return (
    <Card>
      <CardHeader title={t('conversations.title')} />
      {found.length > 0 && (
        <List>
          {found.map((conversation) => (
            <Line key={conversation.id} conversation={conversation} />
          ))}
        </List>
      )}
      {isRead && found.length === 0 && (mayReply ? <Begin order={order} /> : <None />)}
    </Card>
  );
}

function Line({ conversation }: { conversation: ConversationSummary }) {
  const t = useText('order');
  const format = useFormat();
  const now = useNow();
  return (
    <li>
      <TextLink to={conversationPath(conversation)}>
        <bdi>{conversation.subject}</bdi>
      </TextLink>
      {conversation.isUnread && <Chip tone="info">{t('conversations.unread')}</Chip>}
      <Quiet>
        <time dateTime={conversation.lastMessageAt}>
          {format.moment(conversation.lastMessageAt, now)}
        </time>
      </Quiet>
    </li>
  );
}

function None() {
  return <Quiet>{useText('order')('conversations.none')}</Quiet>;
}

/** Begins the chat about the order, and opens it: its client is in it. */
function Begin({ order: { id, number } }: Pick<LinkedConversationsProps, 'order'>) {
  const t = useText('order');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [create, { isLoading }] = useCreateConversationMutation();
  const begin = async () => {
    const subject = t('conversations.subject', { number });
    const link = { kind: 'order', id } as const;
    const { data, error } = await create({
      conversationCreate: { kind: 'order', subject, link },
    });
    if (data) void navigate(chatPath(data));
    else toasts.show({ tone: 'error', title: problemText(asProblem(error)) });
  };
  return (
    <Button
      variant="soft"
      size="small"
      icon={LetterIcon}
      busy={isLoading}
      onClick={() => void begin()}
    >
      {t('conversations.begin')}
    </Button>
  );
}
