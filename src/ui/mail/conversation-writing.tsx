import { useState } from 'react';
import { styled } from 'styled-components';
import {
  type Conversation,
  useListSavedRepliesQuery,
} from '#application/api/conversations-endpoints.generated';
import { lastMessageId } from '#application/conversations/message-composing.machine';
import { AnswerComposer } from '../conversations/answer-composer';
import type { ComposingActor } from '../conversations/use-message-composing';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { NoteForm } from './note-form';
import type { Mail } from './use-mail';
import { useReplyValues } from './use-reply-values';

const Write = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  margin-block-start: auto;
  padding-block-start: var(--space-16);
  border-block-start: 1px solid var(--line);
  & > fieldset {
    align-self: flex-start;
  }
`;

interface ConversationWritingProps {
  mail: Mail;
  conversation: Conversation;
  composing: ComposingActor;
}

/** The answer to the client, or a note for the team. */
export function ConversationWriting({ mail, conversation, composing }: ConversationWritingProps) {
  const t = useText('mail');
  const [mode, setMode] = useState<'answer' | 'note'>('answer');
  const mayReply = usePermission('conversations.reply');
  const replies = useListSavedRepliesQuery(undefined, { skip: !mayReply }).data?.items ?? [];
  const values = useReplyValues(conversation);
  const actor = mail.actors.of(conversation.id);
  if (!mayReply || !actor) return null;
  return (
    <Write aria-label={t('write.label')} id="conversation-writing">
      <SegmentedControl
        label={t('write.label')}
        value={mode}
        onChange={setMode}
        segments={[
          { value: 'answer', label: t('write.answer') },
          { value: 'note', label: t('write.note') },
        ]}
      />
      {mode === 'answer' ? (
        <AnswerComposer
          actor={composing}
          label={t('write.answer')}
          sendLabel={t('write.send')}
          language={conversation.language}
          lastMessageId={lastMessageId(conversation)}
          replies={replies}
          values={values}
        />
      ) : (
        <NoteForm conversationId={conversation.id} actor={actor} />
      )}
    </Write>
  );
}
