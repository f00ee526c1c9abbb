import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Conversation } from '#application/api/conversations-endpoints.generated';
import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import RecordIcon from '~icons/solar/bill-list-linear';
import { MessageActions } from '../conversations/message-actions';
import { MessageFile } from '../conversations/message-file';
import { MessageList } from '../conversations/message-list';
import { MessagePictures } from '../conversations/message-pictures';
import { useMessageComposing } from '../conversations/use-message-composing';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { toasts } from '../kit/feedback/toast-store';
import { useNow } from '../lists/use-now';
import { useSnapshot } from '../lists/use-snapshot';
import { useText } from '../text/use-text';
import { below, media } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { ConversationActions } from './conversation-actions';
import { ConversationBack } from './conversation-back';
import { ConversationFacts } from './conversation-facts';
import { ConversationWriting } from './conversation-writing';
import type { MailDialog } from './mail-dialog';
import { NoteText } from './note-text';
import { TypingLine } from './typing-line';
import type { Mail } from './use-mail';
import { useReading } from './use-reading';
import { useTypingNotice } from './use-typing-notice';

const Area = styled.article`
  display: flex;
  flex-direction: column;
  &:focus {
    outline: none;
  }
`;
const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-12) var(--space-20);
  border-block-end: 1px solid var(--line);
  background: var(--paper);
  ${media.below('phone')} {
    position: static;
    padding-inline: 0;
  }
  & h2 {
    overflow-wrap: anywhere;
  }
`;
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-20);
  padding: var(--space-20);
  ${media.below('phone')} {
    padding-inline: 0;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

interface OpenConversationProps {
  mail: Mail;
  conversation: Conversation;
  onOpen: (dialog: MailDialog) => void;
}

/** The open conversation: what can be done with it, its messages, and the answer to it. */
export function OpenConversation({ mail, conversation, onOpen }: OpenConversationProps) {
  const t = useText('mail');
  const shared = useText('conversations');
  const now = useNow();
  const isNarrow = useMediaQuery(below('desktop'));
  const people = useListTaskPeopleQuery().data?.items ?? [];
  const composing = useMessageComposing(
    conversation,
    {
      onPerformed: (action) => void toasts.show({ title: shared(`toast.${action}`) }),
      onLeftUndone: (action) =>
        void toasts.show({
          tone: 'error',
          title: shared(`failure.${action}`),
          ...(action === 'send' && { body: shared('kept') }),
        }),
    },
    { isImmediate: mail.place === 'chat' },
  );
  const draftId = useSnapshot(composing).context.draftId;
  const end = useRef<HTMLDivElement>(null);
  useTypingNotice(conversation.id, composing, mail.place === 'chat');
  const { messages } = conversation;
  const count = messages.length;
  useReading(conversation);
  useEffect(() => {
    if (count > 1) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  // The draft that is written on is in the composer.
  const shown = messages.filter(({ id }) => id !== draftId);
  return (
    <Area id="conversation" aria-labelledby="conversation-subject">
      <Head>
        <Ways>
          <ConversationBack
            label={t('pane.back')}
            onBack={() => mail.stay({ conversation: null, pane: null })}
          />
          {isNarrow && (
            <Button variant="text" icon={RecordIcon} onClick={() => mail.stay({ pane: 'record' })}>
              {t('pane.record')}
            </Button>
          )}
        </Ways>
        <h2 id="conversation-subject" dir="auto">
          {conversation.subject}
        </h2>
        <ConversationFacts conversation={conversation} />
        <ConversationActions mail={mail} conversation={conversation} onOpen={onOpen} />
      </Head>
      <Body>
        {shown.length === 0 && <EmptyState title={shared('none')} />}
        <MessageList
          label={shared('messages')}
          messages={shown}
          now={now}
          fileOf={(file) => <MessageFile conversationId={conversation.id} file={file} />}
          extrasOf={(message) =>
            message.pictures.length > 0 && (
              <MessagePictures conversationId={conversation.id} message={message} />
            )
          }
          actionsOf={(message) =>
            message.allowedActions.length > 0 && (
              <MessageActions message={message} actor={composing} />
            )
          }
          textOf={({ direction, body }) =>
            direction === 'note' ? <NoteText body={body} people={people} /> : null
          }
        />
        <TypingLine conversation={conversation} />
        <div ref={end} />
        <ConversationWriting mail={mail} conversation={conversation} composing={composing} />
      </Body>
    </Area>
  );
}
