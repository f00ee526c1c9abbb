import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  type Conversation,
  useListSavedRepliesQuery,
  useMarkConversationMutation,
  useTellConversationTypingMutation,
} from '#application/api/conversations-endpoints.generated';
import { useListTaskPeopleQuery } from '#application/api/tasks-endpoints.generated';
import { isBlankAnswer, lastMessageId } from '#application/conversations/message-composing.machine';
import { asProblem } from '#application/problem';
import { languageRecords } from '#domain/format/languages';
import { commentParts } from '#domain/tasks/task-mentions';
import BackIcon from '~icons/solar/arrow-left-linear';
import RecordIcon from '~icons/solar/bill-list-linear';
import { AnswerComposer } from '../conversations/answer-composer';
import { MessageActions } from '../conversations/message-actions';
import { MessageFile } from '../conversations/message-file';
import { MessageList } from '../conversations/message-list';
import { useMessageComposing } from '../conversations/use-message-composing';
import { Button } from '../kit/button';
import { Chip } from '../kit/feedback/chip';
import { EmptyState } from '../kit/feedback/empty-state';
import { toasts } from '../kit/feedback/toast-store';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { Skeleton } from '../kit/loading/skeleton';
import { ProblemState } from '../lists/problem-state';
import { useNow } from '../lists/use-now';
import { useSnapshot } from '../lists/use-snapshot';
import { useApplication } from '../portal-context/application-context';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import { below, media } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { ConversationActions } from './conversation-actions';
import type { MailDialog } from './mail-dialog';
import { NoteForm } from './note-form';
import { RecordPane } from './record-pane';
import { STATUS_TONES } from './status-tones';
import type { Mail } from './use-mail';
import { useReplyValues } from './use-reply-values';

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &[data-with-record] {
    grid-template-columns: minmax(0, 1fr) 296px;
  }
  & > * {
    min-inline-size: 0;
    min-block-size: 0;
    overflow-y: auto;
  }
  & > * + * {
    border-inline-start: 1px solid var(--line);
  }
`;
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
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
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
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
`;

interface PaneProps {
  mail: Mail;
  onOpen: (dialog: MailDialog) => void;
}

/** The open conversation, or why there is none; its record beside it, or in place of it. */
export function ConversationPane({ mail, onOpen }: PaneProps) {
  const t = useText('mail');
  const { state, opened, conversation, stay } = mail;
  const isNarrow = useMediaQuery(below('desktop'));
  if (!state.conversation) {
    return <EmptyState title={t('pane.none')}>{t('pane.noneText')}</EmptyState>;
  }
  const back = (
    <Back label={t('pane.back')} onBack={() => stay({ conversation: null, pane: null })} />
  );
  if (!conversation) {
    const isGone = [400, 404].includes(asProblem(opened.error).status);
    return (
      <div>
        {back}
        {!opened.error && <Skeleton $height="320px" />}
        {opened.error !== undefined && isGone && <EmptyState title={t('pane.gone')} />}
        {opened.error !== undefined && !isGone && (
          <ProblemState error={opened.error} onRetry={opened.refetch} />
        )}
      </div>
    );
  }
  if (isNarrow && state.isRecordShown) {
    return (
      <div>
        <Back label={t('pane.toConversation')} onBack={() => stay({ pane: null })} always />
        <RecordPane conversation={conversation} />
      </div>
    );
  }
  return (
    <Split data-with-record={isNarrow ? undefined : ''}>
      <OpenConversation
        key={conversation.id}
        mail={mail}
        conversation={conversation}
        onOpen={onOpen}
      />
      {!isNarrow && <RecordPane conversation={conversation} />}
    </Split>
  );
}

interface BackProps {
  label: string;
  onBack: () => void;
  /** Also beside the list. */
  always?: boolean;
}

/** The way back, on a phone. */
function Back({ label, onBack, always = false }: BackProps) {
  const onPhone = useMediaQuery(below('phone'));
  if (!onPhone && !always) return null;
  return (
    <Button variant="text" icon={BackIcon} iconMirrored onClick={onBack}>
      {label}
    </Button>
  );
}

/** What is not read is read once it is open; a conversation that is marked as unread stays so. */
function useReading({ id, isUnread, lastMessageAt }: Conversation) {
  const [mark] = useMarkConversationMutation();
  const read = useRef<string | null>(null);
  useEffect(() => {
    if (read.current === lastMessageAt) return;
    read.current = lastMessageAt;
    if (isUnread) void mark({ conversationId: id, conversationMark: { isUnread: false } });
  }, [id, isUnread, lastMessageAt, mark]);
}

/** Tells the client, and colleagues, that the user is typing: at most once in these ms. */
const TYPING_MS = 4000;

function useTypingNotice(
  conversationId: string,
  composing: ReturnType<typeof useMessageComposing>,
  isTold: boolean,
) {
  const { clock } = useApplication();
  const [tell] = useTellConversationTypingMutation();
  useEffect(() => {
    if (!isTold) return;
    let toldAt = 0;
    let { body } = composing.getSnapshot().context.answer;
    const watching = composing.subscribe(({ context: { answer } }) => {
      const isTyped = answer.body !== body && !isBlankAnswer(answer);
      body = answer.body;
      if (!isTyped || clock.now() - toldAt < TYPING_MS) return;
      toldAt = clock.now();
      void tell({ conversationId });
    });
    return () => watching.unsubscribe();
  }, [clock, composing, conversationId, isTold, tell]);
}

interface OpenConversationProps extends PaneProps {
  conversation: Conversation;
}

function OpenConversation({ mail, conversation, onOpen }: OpenConversationProps) {
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
          <Back
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
          actionsOf={(message) =>
            message.allowedActions.length > 0 && (
              <MessageActions message={message} actor={composing} />
            )
          }
          textOf={({ direction, body }) =>
            direction === 'note' ? <NoteText body={body} people={people} /> : null
          }
        />
        <div ref={end} />
        <Writing mail={mail} conversation={conversation} composing={composing} />
      </Body>
    </Area>
  );
}

const Note = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  & > b {
    font-weight: var(--weight-strong);
  }
`;

interface NoteTextProps {
  body: string;
  people: readonly { id: string; firstName: string; lastName: string }[];
}

/** A note, with those whom it mentions. */
function NoteText({ body, people }: NoteTextProps) {
  return (
    <Note dir="auto">
      {commentParts(body, people).map(({ start, text, userIds }) =>
        userIds.length > 0 ? <b key={start}>{text}</b> : text,
      )}
    </Note>
  );
}

/** Its status, with whom it is, in which language, who has it. */
function ConversationFacts({ conversation }: { conversation: Conversation }) {
  const t = useText('mail');
  const { status, kind, participants, language, assignee, labels } = conversation;
  return (
    <Facts>
      <Chip tone={STATUS_TONES[status]}>{t(`statuses.${status}`)}</Chip>
      <span>{t(`kinds.${kind}`)}</span>
      {participants.map(({ name, email }) => (
        <span key={`${name}${email}`}>
          <bdi>{name}</bdi> {email && <bdi dir="ltr">{`<${email}>`}</bdi>}
        </span>
      ))}
      <span>
        {t('facts.language')} <bdi lang={language}>{languageRecords[language].name}</bdi>
      </span>
      {assignee && (
        <span>
          {t('facts.assignee')}{' '}
          <bdi>
            {assignee.firstName} {assignee.lastName}
          </bdi>
        </span>
      )}
      {labels.map((label) => (
        <Chip key={label}>{label}</Chip>
      ))}
    </Facts>
  );
}

interface WritingProps {
  mail: Mail;
  conversation: Conversation;
  composing: ReturnType<typeof useMessageComposing>;
}

/** The answer to the client, or a note for the team. */
function Writing({ mail, conversation, composing }: WritingProps) {
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
