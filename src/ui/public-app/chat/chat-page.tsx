import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { orderNumberText } from '#domain/orders/order-number';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { Skeleton } from '../../kit/loading/skeleton';
import { Container } from '../../public-pages/layout/public-layout';
import { useLocalizedName } from '../../text/localized';
import { useProblemText } from '../../text/problem-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { ChatBubble, WaitingBubble } from './chat-bubble';
import { ChatComposer } from './chat-composer';
import { useChat } from './use-chat';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  max-inline-size: 720px;
  margin-inline: auto;
  padding-block: var(--space-24);
  & h1 {
    font: var(--weight-head) var(--text-h2) var(--font-head);
  }
`;
const Messages = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  list-style: none;
`;

/** `/chat#…`: the client of an order writes to the store, by a link and without an account. */
export function ChatPage() {
  const link = useLocation().hash.slice(1);
  return (
    <Container>
      <Column>{link === '' ? <Revoked /> : <Chat key={link} link={link} />}</Column>
    </Container>
  );
}

function Revoked() {
  const t = useText('clientChat');
  return (
    <>
      <h1 tabIndex={-1}>{t('revoked')}</h1>
      <p>{t('revokedText')}</p>
    </>
  );
}

function Chat({ link }: { link: string }) {
  const t = useText('clientChat');
  const visit = useText('visit');
  const problemText = useProblemText();
  const localized = useLocalizedName();
  const { dateTime } = useFormat();
  const { snapshot, chat, isRevoked, isTyping, send, write, tellTyping } = useChat(link);
  const { waiting, problem } = snapshot.context;
  const end = useRef<HTMLDivElement>(null);
  const count = (chat?.messages.length ?? 0) + waiting.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (isRevoked) return <Revoked />;
  if (!chat) {
    return (
      <>
        <h1 tabIndex={-1}>{visit('titles.chat')}</h1>
        {snapshot.matches('offline') && <Note tone="warning">{t('offline')}</Note>}
        <p role="status">{t('loading')}</p>
        <Skeleton $height="320px" />
      </>
    );
  }
  const { storeName, storeNameAr, orderNumber, messages, answersAt } = chat;
  const store = localized({ name: storeName, nameAr: storeNameAr, nameEn: null });
  return (
    <>
      <header>
        <h1 tabIndex={-1}>{t('title', { number: orderNumberText(orderNumber) })}</h1>
        <p>{t('lead', { store })}</p>
      </header>
      {count === 0 && <p>{t('empty')}</p>}
      <Messages aria-label={t('messages')} aria-live="polite">
        {messages.map((message) => (
          <ChatBubble key={message.id} link={link} message={message} storeName={store} />
        ))}
        {waiting.map((message) => (
          <WaitingBubble key={message.key} message={message} />
        ))}
      </Messages>
      <p role="status">{isTyping && t('typing')}</p>
      {answersAt && (
        <Note tone="neutral">{t('away', { time: bidiIsolate(dateTime(answersAt)) })}</Note>
      )}
      {snapshot.matches('offline') && <Note tone="warning">{t('offline')}</Note>}
      {problem && (
        <Note tone="error" announce title={t('refused')}>
          {problemText(problem)}
          <Button size="small" variant="outline" onClick={() => send({ type: 'message.retry' })}>
            {t('retry')}
          </Button>
          <Button size="small" variant="outline" onClick={() => send({ type: 'message.discard' })}>
            {t('discard')}
          </Button>
        </Note>
      )}
      <ChatComposer onWrite={write} onTyping={tellTyping} />
      <div ref={end} />
    </>
  );
}
