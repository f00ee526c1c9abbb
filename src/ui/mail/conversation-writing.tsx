import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useListSavedRepliesQuery } from '#application/api/conversations-endpoints.generated';
import { lastMessageId } from '#application/conversations/seen-messages';
import type { Conversation } from '#openapi/types.generated';
import { AnswerComposer } from '../conversations/answer-composer';
import type { ComposingActor } from '../conversations/use-message-composing';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { NoteForm } from './note-form';
import { TypingLine } from './typing-line';
import type { Mail } from './use-mail';
import { useReplyValues } from './use-reply-values';

/** Of the element that the messages scroll in. */
export const MESSAGES_ID = 'conversation-messages';

const Write = styled.section`
  --rich-text-least: 48px;
  --rich-text-most: 24dvh;
  display: flex;
  flex: none;
  flex-direction: column;
  gap: var(--space-8);
  max-block-size: 70%;
  padding: var(--space-8) var(--space-20) var(--space-12);
  border-block-start: 1px solid var(--line);
  overflow-y: auto;
  ${media.below('phone')} {
    padding-inline: 0;
  }
`;
const Modes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);
`;

interface ConversationWritingProps {
  mail: Mail;
  conversation: Conversation;
  composing: ComposingActor;
}

/** Escape leaves the field for the messages, where the keys of the inbox apply again. */
function leaveOnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Escape' || !(target instanceof Element)) return;
  // Not in a dialog of the field, nor in the address of a link.
  if (!currentTarget.contains(target) || !target.matches('[contenteditable=true], textarea'))
    return;
  document.getElementById(MESSAGES_ID)?.focus();
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
    <Write aria-label={t('write.label')} id="conversation-writing" onKeyDown={leaveOnEscape}>
      <Modes>
        <SegmentedControl
          label={t('write.label')}
          value={mode}
          onChange={setMode}
          segments={[
            { value: 'answer', label: t('write.answer') },
            { value: 'note', label: t('write.note') },
          ]}
        />
        <TypingLine conversation={conversation} />
      </Modes>
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
