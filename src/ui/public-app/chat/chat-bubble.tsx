import { useState } from 'react';
import { styled } from 'styled-components';
import type { WaitingMessage } from '#application/chat/chat-connection.machine';
import type { ChatFile, ChatMessage } from '#openapi/types.generated';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';

const Bubble = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  align-self: flex-start;
  max-inline-size: min(85%, 520px);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-card);
  background: var(--sunk);
  overflow-wrap: anywhere;
  &[data-from='client'] {
    align-self: flex-end;
    background: var(--accent-soft);
  }
  & > p {
    white-space: pre-line;
  }
  & > footer {
    color: var(--text-2);
    font-size: var(--text-small);
    text-align: end;
  }
  /* The quiet colour has too little contrast on this ground. */
  &[data-from='client'] > footer {
    color: var(--text);
  }
  & > strong {
    font-size: var(--text-small);
  }
  & img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 320px;
    border-radius: var(--radius-note);
  }
`;

function FileOfMessage({ link, file }: { link: string; file: ChatFile }) {
  const t = useText('clientChat');
  const address = `/api/public/chats/${encodeURIComponent(link)}/files/${file.id}`;
  const name = file.fileName;
  if (!file.mimeType.startsWith('image/')) {
    return (
      <a href={address} download={name}>
        {t('document', { name })}
      </a>
    );
  }
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={t('picture', { name })} loading="lazy" />
    </a>
  );
}

/** A message of the chat, with its time; the client's own with a mark once it was read. */
export function ChatBubble({
  link,
  message,
  storeName,
}: {
  link: string;
  message: ChatMessage;
  storeName: string;
}) {
  const t = useText('clientChat');
  const { moment } = useFormat();
  const [now] = useState(() => new Date());
  const { from, body, files, isRead, createdAt } = message;
  const names = { client: t('you'), store: storeName, marketplace: t('marketplace') };
  return (
    <Bubble data-from={from}>
      <strong>{names[from]}</strong>
      {body !== '' && <p dir="auto">{body}</p>}
      {files.map((file) => (
        <FileOfMessage key={file.id} link={link} file={file} />
      ))}
      <footer>
        <time dateTime={createdAt}>{moment(createdAt, now)}</time>
        {from === 'client' && ` · ${t(isRead ? 'read' : 'sentMark')}`}
      </footer>
    </Bubble>
  );
}

/** A message that is not sent yet. */
export function WaitingBubble({ message: { body, picture } }: { message: WaitingMessage }) {
  const t = useText('clientChat');
  const name = picture instanceof File ? picture.name : '';
  return (
    <Bubble data-from="client">
      <strong>{t('you')}</strong>
      <p dir="auto">{picture ? t('picture', { name }) : body}</p>
      <footer>{t('waiting')}</footer>
    </Bubble>
  );
}
