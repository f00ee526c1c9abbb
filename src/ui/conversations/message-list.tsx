import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Avatar } from '../kit/avatar';
import { Chip } from '../kit/feedback/chip';
import { RichText } from '../text/rich-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: var(--space-8);
  max-inline-size: 720px;
  &[data-direction='outgoing'] {
    align-self: flex-end;
    grid-template-columns: minmax(0, 1fr) 32px;
  }
  &[data-direction='outgoing'] > :first-child {
    order: 1;
  }
  inline-size: min(92%, 720px);
  ${media.below('phone')} {
    &, &[data-direction='outgoing'] {
      grid-template-columns: minmax(0, 1fr);
      inline-size: 96%;
    }
    & > :first-child {
      display: none;
    }
  }
`;
const Bubble = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-note);
  background: var(--sunk);
  min-inline-size: 0;
  [data-direction='outgoing'] > & {
    background: var(--accent-soft);
  }
  [data-direction='note'] > & {
    background: var(--warning-note);
  }
  [data-status='draft'] > & {
    border: 1px dashed var(--input-line);
    background: transparent;
  }
`;
/** The quiet colour has too little contrast on the coloured messages. */
const quietText = css`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  [data-direction='outgoing'] &, [data-direction='note'] & {
    color: var(--text);
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px var(--space-12);
  ${quietText}
  & > b {
    color: var(--text);
    font-weight: var(--weight-strong);
    overflow-wrap: anywhere;
  }
`;
const Plain = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  overflow-wrap: anywhere;
  & > p {
    white-space: pre-wrap;
  }
`;
const Quoted = styled.details`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  & > summary {
    inline-size: fit-content;
    cursor: pointer;
    ${media.touch} {
      padding-block: 12px;
    }
  }
  & > div {
    padding-inline-start: var(--space-12);
    border-inline-start: 2px solid var(--line);
  }
`;
const Proof = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  &[data-failed] {
    color: var(--error-text);
  }
`;
const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  list-style: none;
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
  ${quietText}
  &[data-failed] {
    color: var(--error-text);
  }
`;

/** A file of a message, as it is shown. */
export interface ShownFile {
  readonly id: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
}

/** A message or a note, as it is shown; the messages of the contract match. */
export interface ShownMessage {
  readonly id: string;
  readonly direction: 'incoming' | 'outgoing' | 'note';
  /** Null for a note. */
  readonly status: 'draft' | 'queued' | 'sent' | 'delivered' | 'read' | 'bounced' | null;
  readonly author: { readonly name: string };
  readonly body: string;
  readonly html: string | null;
  readonly quoted: string | null;
  /** Of a letter; absent where senders are known. */
  readonly senderProof?: 'proved' | 'unproved' | 'forged' | null;
  readonly isAutomatic: boolean;
  readonly files: readonly ShownFile[];
  readonly bounceReason: string | null;
  readonly createdAt: string;
}

interface MessageListProps<Message extends ShownMessage> {
  /** Names the list for assistive technology. */
  label: string;
  /** The oldest first. */
  messages: readonly Message[];
  now: Date;
  /** How a file is opened. */
  fileOf: (file: Message['files'][number]) => ReactNode;
  /** What a message shows besides its text and its files. */
  extrasOf?: ((message: Message) => ReactNode) | undefined;
  /** What can be done with a message. */
  actionsOf?: ((message: Message) => ReactNode) | undefined;
  /** Shown in place of the plain text, such as a note with its mentions. */
  textOf?: ((message: Message) => ReactNode) | undefined;
}

/** The messages and notes of a conversation, each paragraph in its own direction. */
export function MessageList<Message extends ShownMessage>({
  label,
  messages,
  ...shown
}: MessageListProps<Message>) {
  return (
    <List aria-label={label}>
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} {...shown} />
      ))}
    </List>
  );
}

interface MessageItemProps<Message extends ShownMessage>
  extends Omit<MessageListProps<Message>, 'label' | 'messages'> {
  message: Message;
}

function MessageItem<Message extends ShownMessage>(props: MessageItemProps<Message>) {
  const { message, now, fileOf, extrasOf, actionsOf, textOf } = props;
  const t = useText('conversations');
  const format = useFormat();
  const { direction, status, author, html, quoted, files, senderProof } = message;
  const actions = actionsOf?.(message);
  return (
    <Item data-direction={direction} data-status={status ?? undefined}>
      <Avatar name={author.name} size={32} />
      <Bubble>
        <Head>
          <b>
            <bdi>{author.name}</bdi>
          </b>
          <span>
            {direction === 'note' && `${t('note')} · `}
            {message.isAutomatic && `${t('automatic')} · `}
            <time dateTime={message.createdAt}>{format.moment(message.createdAt, now)}</time>
          </span>
        </Head>
        {(senderProof === 'unproved' || senderProof === 'forged') && (
          <Proof data-failed={senderProof === 'forged' ? '' : undefined}>
            {t(`senderProof.${senderProof}`)}
          </Proof>
        )}
        {textOf?.(message) ??
          (html === null ? <PlainText text={message.body} /> : <RichText html={html} />)}
        {extrasOf?.(message)}
        {quoted && (
          <Quoted>
            <summary>{t('quoted')}</summary>
            <PlainText text={quoted} />
          </Quoted>
        )}
        {files.length > 0 && (
          <Files>
            {files.map((file) => (
              <li key={file.id}>{fileOf(file)}</li>
            ))}
          </Files>
        )}
        {(actions || (direction === 'outgoing' && status)) && (
          <Foot data-failed={status === 'bounced' ? '' : undefined}>
            {direction === 'outgoing' && status && <MessageState message={message} />}
            {actions}
          </Foot>
        )}
      </Bubble>
    </Item>
  );
}

/** Where an own message is on its way. */
function MessageState({ message: { status, bounceReason } }: { message: ShownMessage }) {
  const t = useText('conversations');
  if (status === null) return null;
  if (status === 'draft') return <Chip>{t('status.draft')}</Chip>;
  return (
    <span>
      {t(`status.${status}`)}
      {status === 'bounced' &&
        bounceReason &&
        ` · ${t('bounceReason', { reason: bidiIsolate(bounceReason) })}`}
    </span>
  );
}

/** A plain text, each of its paragraphs in its own direction. */
export function PlainText({ text }: { text: string }) {
  const blocks = text.split(/\n\s*\n/).map((block, at) => ({ block, at }));
  return (
    <Plain>
      {blocks.map(({ block, at }) => (
        <p key={at} dir="auto">
          {block}
        </p>
      ))}
    </Plain>
  );
}
