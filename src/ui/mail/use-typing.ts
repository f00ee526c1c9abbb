import { useEffect, useState } from 'react';
import { typingNotices } from '#application/conversations/typing-notices';
import type { TypingNotice } from '#domain/live/store-events';
import { useApplication } from '../portal-context/application-context';

/** How long somebody is shown as typing after their last notice: notices come every four seconds. */
const SHOWN_MS = 6000;

/**
 * Who else is typing in a conversation, the last one of several; null for nobody.
 * @param lastMessageAt with a new message, nobody is typing any more
 */
export function useTyping(conversationId: string, lastMessageAt: string): TypingNotice | null {
  const { provide } = useApplication();
  const [typing, setTyping] = useState<{ notice: TypingNotice; before: string } | null>(null);
  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined;
    const stop = provide(typingNotices).listen((notice) => {
      if (notice.id !== conversationId) return;
      setTyping({ notice, before: lastMessageAt });
      clearTimeout(end);
      end = setTimeout(() => setTyping(null), SHOWN_MS);
    });
    return () => {
      clearTimeout(end);
      stop();
    };
  }, [conversationId, lastMessageAt, provide]);
  return typing?.before === lastMessageAt ? typing.notice : null;
}
