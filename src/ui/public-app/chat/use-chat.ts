import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { chatApi } from '#application/chat/chat-api';
import { provideChatConnection } from '#application/chat/chat-connection.actors';
import { newRunId } from '../../kit/new-run-id';
import { usePublicApp } from '../../public-context/public-app-context';

/** How long the store is shown as typing, and between two notices of the client's typing, in ms. */
const TYPING_MS = 4000;

const { markChatSeen, tellChatTyping } = chatApi.endpoints;

/** The chat of a link: its machine, its stream, the read marks, and who is typing. */
export function useChat(link: string) {
  const { provide, inspection, store, chatEvents } = usePublicApp();
  const [snapshot, send] = useMachine(provide(provideChatConnection), {
    input: { link },
    ...inspection,
  });
  const [isTyping, setTyping] = useState(false);
  const toldAt = useRef(0);
  const { chat } = snapshot.context;
  const isRevoked = snapshot.matches('revoked');
  const isListening = chat?.hasBegun === true && !isRevoked;
  useEffect(() => {
    if (!isListening) return;
    let end: ReturnType<typeof setTimeout> | undefined;
    const stop = chatEvents.listen(link, {
      onChange: () => {
        setTyping(false);
        send({ type: 'chat.news' });
      },
      onTyping: () => {
        setTyping(true);
        clearTimeout(end);
        end = setTimeout(() => setTyping(false), TYPING_MS);
      },
    });
    return () => {
      clearTimeout(end);
      stop();
    };
  }, [chatEvents, isListening, link, send]);
  useEffect(() => {
    const tell = () => send({ type: 'chat.news' });
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [send]);
  const lastUnread = chat?.messages.findLast(({ from, isRead }) => from === 'store' && !isRead)?.id;
  useEffect(() => {
    if (!lastUnread) return;
    const mark = () => {
      if (document.visibilityState === 'visible')
        void store.dispatch(markChatSeen.initiate({ link }));
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [lastUnread, link, store]);
  return {
    snapshot,
    chat,
    isRevoked,
    isTyping,
    send,
    write: ({ body, picture }: { body: string; picture: Blob | null }) =>
      send({ type: 'message.write', message: { key: newRunId('chat'), body, picture } }),
    tellTyping: () => {
      if (!isListening || Date.now() - toldAt.current < TYPING_MS) return;
      toldAt.current = Date.now();
      void store.dispatch(tellChatTyping.initiate({ link }));
    },
  };
}
