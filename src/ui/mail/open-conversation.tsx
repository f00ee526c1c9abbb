import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import type { Conversation } from '#openapi/types.generated';
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
import { ConversationWriting, MESSAGES_ID } from './conversation-writing';
import type { MailDialog } from './mail-dialog';
import { NoteText } from './note-text';
import type { Mail } from './use-mail';
import { useReading } from './use-reading';
import { useTypingNotice } from './use-typing-notice';

/** Its messages scroll between its head and the field of the answer, which stay where they are. */
const Area = styled.article`
  display: flex;
  flex-direction: column;
  &:focus {
    outline: none;
  }
`;
const Head = styled.header`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-12) var(--space-20);
  border-block-end: 1px solid var(--line);
  ${media.below('phone')} {
    padding-inline: 0;
  }
  & h2 {
    overflow-wrap: anywhere;
  }
`;
/** Reversed, so that its end stays in view while the field below grows. */
const Thread = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
`;
const Messages = styled.div`
  flex: 1 0 auto;
  padding: var(--space-16) var(--space-20);
  ${media.below('phone')} {
    padding-inline: 0;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  &:empty {
    display: none;
  }
`;

/** Scrolls to the end, or to the beginning of a last message that is longer than the pane. */
function showLastMessage(thread: HTMLElement): void {
  thread.scrollTop = 0;
  const last = thread.querySelector(':scope ol > li:last-child');
  const hidden = last ? thread.getBoundingClientRect().top - last.getBoundingClientRect().top : 0;
  if (hidden > 0) thread.scrollTop -= hidden;
}

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
  const thread = useRef<HTMLDivElement>(null);
  useTypingNotice(conversation.id, composing, mail.place === 'chat');
  const { messages } = conversation;
  const count = messages.length;
  useReading(conversation);
  useEffect(() => {
    if (count > 0 && thread.current) showLastMessage(thread.current);
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
        <ConversationFacts conversation={conversation} withRecord={!isNarrow} />
        <ConversationActions mail={mail} conversation={conversation} onOpen={onOpen} />
      </Head>
      <Thread
        ref={thread}
        id={MESSAGES_ID}
        tabIndex={0}
        role="group"
        aria-label={shared('messages')}
      >
        <Messages>
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
        </Messages>
      </Thread>
      <ConversationWriting mail={mail} conversation={conversation} composing={composing} />
    </Area>
  );
}
