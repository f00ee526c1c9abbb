import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import {
  useCreateConversationMutation,
  useListConversationsQuery,
} from '#application/api/conversations-endpoints.generated';
import { asProblem } from '#application/problem';
import type { ConversationLinkKind } from '#domain/conversations/conversation-link';
import type { ConversationCreate, ConversationSummary } from '#openapi/types.generated';
import LetterIcon from '~icons/solar/letter-linear';
import { Button } from '../kit/button';
import { Chip } from '../kit/feedback/chip';
import { toasts } from '../kit/feedback/toast-store';
import { TextLink } from '../kit/text-link';
import { conversationPath } from '../links/conversation-path';
import { useNow } from '../lists/use-now';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';

/** Conversations that a record lists; the inbox has the others. */
export const SHOWN_CONVERSATIONS = 5;

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

/** The last conversations about a record; none for a record without an id. */
export function useConversationsAbout(linkKind: ConversationLinkKind, linkId: string | undefined) {
  const query = { linkKind, linkId: linkId ?? '', page: 1, pageSize: SHOWN_CONVERSATIONS };
  return useListConversationsQuery(query, { skip: linkId === undefined });
}

interface ConversationLinesProps {
  conversations: readonly ConversationSummary[];
  /** The mark of those that the user has not read. */
  unread: string;
}

/** Conversations about a record, as links to the inbox. */
export function ConversationLines({ conversations, unread }: ConversationLinesProps) {
  const format = useFormat();
  const now = useNow();
  return (
    <List>
      {conversations.map(({ id, subject, isUnread, lastMessageAt }) => (
        <li key={id}>
          <TextLink to={conversationPath({ id })}>
            <bdi>{subject}</bdi>
          </TextLink>
          {isUnread && <Chip tone="info">{unread}</Chip>}
          <Quiet>
            <time dateTime={lastMessageAt}>{format.moment(lastMessageAt, now)}</time>
          </Quiet>
        </li>
      ))}
    </List>
  );
}

interface BeginConversationProps {
  conversation: ConversationCreate;
  /** Where the conversation is opened. */
  pathOf: (conversation: { readonly id: string }) => string;
  children: ReactNode;
}

/** Begins a conversation about a record, and opens it. */
export function BeginConversation({ conversation, pathOf, children }: BeginConversationProps) {
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [create, { isLoading }] = useCreateConversationMutation();
  const begin = async () => {
    const { data, error } = await create({ conversationCreate: conversation });
    if (data) void navigate(pathOf(data));
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
      {children}
    </Button>
  );
}
